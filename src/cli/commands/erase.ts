import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { Progress } from '../../ingestion/context.ts'
import type { Erasing, ErasureReport } from '../../ingestion/erasing/erasure-steps.ts'
import { agreeing, counted } from '../../lib/counted.ts'
import { CommandFailure } from '../answer.ts'
import type { Answer } from '../answer.ts'
import type { NameRemains } from '../../ingestion/erasing/name-remains.ts'
import { whoAmI, withDecidingOptions } from '../deciding.ts'
import type { DecidingOptions } from '../deciding.ts'
import { namedPartner } from '../lookups.ts'
import { nonEmpty, positive } from '../options.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'
import { utcText } from '../../lib/utc-text.ts'

const REVIEWER_HELP = `
Takes all reviews by that name out of listings, events, documents, reports and stored bytes of feeds, and keeps them out of
whatever feeds bring later. Names are compared without case and accents; of whoever else bears the name, too, the
reviews go: look first with --dry-run, and narrow it down with --partner. The grade of an erased review no longer counts.
What is cut off goes on when you say it again.

Examples:
  affiche erase reviewer "Ana Duval" --dry-run
  affiche erase reviewer "Ana Duval" --partner "City Tickets" --why "asked by letter of 3 May"`

const LISTING_HELP = `
Takes a partner's listing, by the partner's own id, out of everything, and keeps it out of whatever the feed brings
later. The event stays where other sellers have it, and old numbers lead there.

Examples:
  affiche erase listing "City Tickets" A-1001 --dry-run`

const HALFWAY = {
  kept: 'What had been erased stays so, and is kept away from now on; the rest is still there.',
  goOn: 'Erase the same again, and it goes on. How far it is: affiche erase list',
}

export function registerErase(program: Command, terminal: Terminal): void {
  const erase = program.command('erase').description('what must go for good, and stay away')

  withDecidingOptions(
    erase
      .command('reviewer')
      .description('erase all reviews by somebody')
      .argument('<name>', 'as partners write it', nonEmpty)
      .option('--partner <partner>', 'only what this partner tells', nonEmpty),
  )
    .addHelpText('after', REVIEWER_HELP)
    .action((name: string, options: DecidingOptions & { partner?: string }) =>
      withApp(terminal, (app) => eraseReviewer(app, name, options, terminal), HALFWAY),
    )

  withDecidingOptions(
    erase
      .command('listing')
      .description('erase a listing of a partner')
      .argument('<partner>', 'its name or id', nonEmpty)
      .argument('<listing>', 'the partner’s own id of it', nonEmpty),
  )
    .addHelpText('after', LISTING_HELP)
    .action((partner: string, listing: string, options: DecidingOptions) =>
      withApp(terminal, (app) => eraseListing(app, partner, listing, options, terminal), HALFWAY),
    )

  erase
    .command('list')
    .description('what was erased, the newest first; names are not kept')
    .action(() => withApp(terminal, list))

  erase
    .command('lift')
    .description('let what was erased come back, where feeds bring it anew')
    .argument('<erasure>', 'its number', positive)
    .action((id: number) => withApp(terminal, (app) => lift(app, id)))
}

async function eraseReviewer(
  app: AppContext,
  name: string,
  options: DecidingOptions & { readonly partner?: string },
  terminal: Terminal,
): Promise<Answer> {
  const { foldName } = await import('../../lib/fold-name.ts')
  if (foldName(name) === '')
    throw new CommandFailure('a name needs letters or digits.', 'Write it as partners do.')
  const partner =
    options.partner === undefined ? null : await namedPartner(app.database, options.partner)
  const { eraseReviewer: erase } = await import('../../ingestion/erasing/erase-reviewer.ts')
  const erasing = {
    ...erasingOf(options),
    kind: 'reviewer',
    name,
    partnerId: partner?.id ?? null,
  } as const
  const report = await withIngestion(app, (context) => erase(context, erasing), {
    progress: (progress) => terminal.progress(progressText(progress)),
  })
  return answer(report, erasing)
}

async function eraseListing(
  app: AppContext,
  partnerName: string,
  listing: string,
  options: DecidingOptions,
  terminal: Terminal,
): Promise<Answer> {
  const partner = await namedPartner(app.database, partnerName)
  const { eraseListing: erase } = await import('../../ingestion/erasing/erase-listing.ts')
  const erasing = {
    ...erasingOf(options),
    kind: 'listing',
    name: listing,
    partnerId: partner.id,
  } as const
  const report = await withIngestion(app, (context) => erase(context, erasing), {
    progress: (progress) => terminal.progress(progressText(progress)),
  })
  return answer(report, erasing)
}

function progressText({ step, feed, read }: Progress): string {
  return step === 'searching'
    ? `searching the stored bodies of feeds: ${read} done`
    : `${step} for the run of ${feed}`
}

function erasingOf({ by, why, dryRun }: DecidingOptions): Pick<Erasing, 'by' | 'why' | 'dryRun'> {
  return { by: by ?? whoAmI(), why: why ?? '', dryRun: dryRun === true }
}

function answer(report: ErasureReport, { dryRun }: Erasing): Answer {
  const { id, again, events } = report
  const counts: Readonly<Record<string, unknown>> = { ...report }
  const all = amounts(counts)
  const lines = dryRun
    ? [
        `Would go: ${all}. Would be concluded anew: ${counted(events, 'event')}.`,
        ...(all === NOTHING ? [`Nothing of it is there: ${CHECK}`] : []),
        'Nothing was changed (--dry-run).',
      ]
    : [
        `Erased${again ? ' once more' : ''} (number ${id}): ${all}. Concluded anew: ${counted(events, 'event')}.`,
        all === NOTHING
          ? `Nothing of it was there. It stays away from now on. If it should have been there: ${CHECK}`
          : 'It stays away: feeds that bring it again are read without it.',
        'Not reached: backups of the database, copies that clients keep until they look up again.',
      ]
  lines.push(...nameLines(report, dryRun), ...leadLines(report, dryRun), ...remainLines(report))
  return { json: { ...report, dryRun }, text: lines.join('\n') }
}

const NOTHING = 'nothing'
const CHECK = 'check how it is written (affiche explain EVENT shows the listings of an event).'

function nameLines({ names }: ErasureReport, dryRun: boolean): string[] {
  if (names.length === 0) return []
  return [
    `Nobody else tells of these, so they ${dryRun ? 'would go' : 'went'}, too: ${names.join(', ')}.`,
  ]
}

function leadLines({ leads }: ErasureReport, dryRun: boolean): string[] {
  const would = dryRun ? 'would lead' : 'leads'
  return leads.flatMap(({ event, to, others }) => {
    if (to === null) return [`Event ${event}: nobody else sells it; the number ${would} nowhere.`]
    const where =
      to === event ? 'it stays with its other listings' : `the number ${would} to event ${to}`
    const same = `Its seller tells of event ${event} by other ids as well: ${others.join(', ')}. Erase these, too, if they are meant.`
    return [`Event ${event}: ${where}.`, ...(others.length === 0 ? [] : [same])]
  })
}

const REMAINS_SHOWN = 20

/** What a person has to look at: whether the same person is meant cannot be told here. */
function remainLines({ remains }: ErasureReport): string[] {
  if (remains === null) return []
  return [...remainingListings(remains), ...remainingNames(remains)]
}

function remainingListings({ listings, first }: NameRemains): string[] {
  if (listings === 0) return []
  const rows = first.slice(0, REMAINS_SHOWN)
  return [
    '',
    `The name also stands beside reviews in ${counted(listings, 'listing')}, which ${agreeing(listings, 'was', 'were')} left as told:`,
    textTable(
      ['partner', 'listing', 'event', 'in'],
      rows.map((one) => [one.partner, one.listing, one.event, one.fields.join(', ')]),
    ),
    ...moreLines(listings, rows.length),
    'Where the same person is meant: ask the seller to take it out of the feed, and until then show a text of yours',
    '(affiche pin EVENT description TEXT) or take the listing out whole (affiche erase listing PARTNER LISTING).',
  ]
}

function remainingNames({ others, elsewhere }: NameRemains): string[] {
  if (others === 0) return []
  const rows = elsewhere.slice(0, REMAINS_SHOWN)
  return [
    '',
    `It is shown of ${counted(others, 'performer or place', 'performers and places')}, too:`,
    textTable(
      ['what', 'number', 'name', 'in'],
      rows.map((one) => [one.of, one.id, one.name, one.fields.join(', ')]),
    ),
    ...moreLines(others, rows.length),
    'Performers and places are as sellers tell them. What a directory says: affiche directory set DIRECTORY-ID FIELD VALUE.',
  ]
}

function moreLines(all: number, shown: number): string[] {
  return all > shown ? [`…and ${all - shown} more (--json lists up to 50)`] : []
}

/** How much went: what there was none of is not told. */
function amounts(counts: Readonly<Record<string, unknown>>): string {
  const told = COUNTED.flatMap(([name, one, many]) => {
    const count = Number(counts[name] ?? 0)
    return count === 0 ? [] : [counted(count, one, many)]
  })
  return told.length === 0 ? NOTHING : told.join(', ')
}

const COUNTED: readonly (readonly [string, string, string?])[] = [
  ['reviews', 'review'],
  ['listings', 'listing'],
  ['performers', 'performer'],
  ['places', 'place'],
  ['decisions', 'decision cleaned', 'decisions cleaned'],
  ['runs', 'report cleaned', 'reports cleaned'],
  ['bodies', 'stored body of feeds', 'stored bodies of feeds'],
]

async function list({ database }: AppContext): Promise<Answer> {
  const { listErasures } = await import('../../storage/erasures.ts')
  const { partnersById } = await import('../../storage/partners.ts')
  const all = await listErasures(database)
  const partners = await partnersById(database, [
    ...new Set(all.flatMap((one) => one.partnerId ?? [])),
  ])
  const erasures = all.map(({ partnerId, ...one }) => ({
    ...one,
    partner: partnerId === null ? null : (partners.get(partnerId)?.name ?? String(partnerId)),
    state: one.liftedAt !== null ? 'lifted' : one.finishedAt === null ? 'cut off' : 'in force',
  }))
  return {
    json: erasures,
    text:
      erasures.length === 0
        ? 'Nothing was erased.'
        : textTable(
            ['number', 'what', 'of', 'state', 'took out', 'began', 'by', 'why'],
            erasures.map(({ id, kind, partner, state, counts, beganAt, by, why }) => [
              id,
              kind,
              partner ?? 'any partner',
              state,
              amounts(counts),
              utcText(beganAt.getTime()),
              by,
              why,
            ]),
          ) + (erasures.some(({ state }) => state === 'cut off') ? `\n\n${CUT_OFF}` : ''),
  }
}

const CUT_OFF = 'What was cut off goes on when the same is erased again: names are not kept here.'

async function lift({ database, clock }: AppContext, id: number): Promise<Answer> {
  const { liftErasure } = await import('../../storage/erasures.ts')
  if (!(await liftErasure(database, id, clock.now())))
    throw new CommandFailure(
      `no erasure ${id} is in force.`,
      'affiche erase list shows their numbers.',
    )
  return {
    json: { id, lifted: true },
    text: `Erasure ${id} is lifted. What was erased comes back where a feed brings it anew or changed.`,
  }
}
