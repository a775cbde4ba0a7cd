import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { Feed } from '../../domain/feed.ts'
import { shownLocation, shownOptions } from '../../ingestion/fetch/shown-address.ts'
import { WrongUsage, type Answer } from '../answer.ts'
import type { standingCells } from '../feed-standing.ts'
import { checkFormat, optionNotes, settleOptions } from '../feed-options.ts'
import { checkLocation } from '../location.ts'
import { namedFeed, namedPartner, refuseTaken } from '../lookups.ts'
import { cron, keyValue, nonEmpty } from '../options.ts'
import { textFields, textTable, type Cell } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'
import { registerFeedPreview } from './feed-preview.ts'
import { registerFeedRemove } from './feed-remove.ts'
import { registerFeedRuns } from './feed-runs.ts'
import { quoted } from '../../lib/quoted.ts'

interface FeedOptions {
  readonly name?: string
  readonly format?: string
  readonly location?: string
  readonly schedule?: string | boolean
  readonly complete?: true
  readonly partial?: true
  readonly option?: Readonly<Record<string, string>>
}

type NewFeedOptions = FeedOptions & {
  readonly partner: string
  readonly name: string
  readonly format: string
  readonly location: string
}

const CREATE_HELP = `
Formats and their options: docs/feeds.md. A location is a file, a folder or an http(s) address.

--complete (the default): the feed tells all the partner has. A listing that is missing from two complete
runs, 12 hours or more apart, is withdrawn; when too many are missing at once the run is held instead.
--partial: the feed tells news only. Nothing is ever withdrawn because it is not mentioned.

Examples:
  affiche feed create --partner "City Tickets" --name city --format native --location ./city.ndjson
  affiche feed create --partner Agenda --name agenda --format schema-org --location https://agenda.example/ \\
    --schedule "*/30 * * * *" --partial --option timeZone=Europe/Paris --option header.X-Api-Key=env:AGENDA_KEY`

export function registerFeed(program: Command, terminal: Terminal): void {
  const feed = program
    .command('feed')
    .description('where partners’ listings come from, and what their runs did')

  withFeedOptions(
    feed
      .command('create')
      .description('add a feed of a partner')
      .requiredOption('--partner <partner>', 'name or id of the partner')
      .requiredOption('--name <name>', 'how commands call the feed', nonEmpty)
      .requiredOption('--format <format>', 'one of docs/feeds.md: native, schema-org…')
      .requiredOption('--location <file-or-url>', 'a file, a folder or an http(s) address'),
  )
    .addHelpText('after', CREATE_HELP)
    .action((options: NewFeedOptions) => withApp(terminal, (app) => create(app, options)))

  feed
    .command('list')
    .description('all feeds and how their last run went')
    .action(() => withApp(terminal, list))

  withFeedOptions(
    feed
      .command('update')
      .description('change what is given, leave the rest; --option KEY= removes an option')
      .argument('<feed>', 'its name or id')
      .option('--name <name>', 'a new name', nonEmpty)
      .option('--format <format>', 'another format')
      .option('--location <file-or-url>', 'another place to read from')
      .option('--no-schedule', 'run only when told'),
  ).action((name: string, options: FeedOptions) =>
    withApp(terminal, (app) => update(app, name, options)),
  )

  for (const [verb, state, what] of STATES) {
    feed
      .command(verb)
      .description(what)
      .argument('<feed>', 'its name or id')
      .action((name: string) => withApp(terminal, (app) => switching(app, name, state)))
  }

  registerFeedRemove(feed, terminal)
  registerFeedPreview(feed, terminal)
  registerFeedRuns(feed, terminal)
}

const STATES = [
  ['pause', 'paused', 'stop scheduled runs of a feed'],
  ['resume', 'active', 'let a paused feed run on schedule again'],
] as const

function withFeedOptions(command: Command): Command {
  return command
    .option(
      '--schedule <cron>',
      'when to run, five fields in UTC: "0 4 * * *", or "CRON_TZ=Europe/Paris 0 4 * * *"; else only when told',
      cron,
    )
    .option('--complete', 'the feed tells all that the partner has (the default)')
    .option('--partial', 'the feed tells news only')
    .option('--option <key=value>', 'an option of the format, may be given again', keyValue)
}

/** True, false, or undefined when neither was said. */
function completeness({ complete, partial }: FeedOptions): boolean | undefined {
  if (complete && partial) throw new WrongUsage('--complete and --partial exclude each other.')
  return complete ? true : partial ? false : undefined
}

async function create(app: AppContext, options: NewFeedOptions): Promise<Answer> {
  const complete = completeness(options) ?? true
  await checkFormat(options.format)
  const settled = await settleOptions(options.format, options.option ?? {})
  const partner = await namedPartner(app.database, options.partner)
  const location = await checkLocation(options.location)
  const { insertFeed } = await import('../../storage/feeds.ts')
  const { name, format } = options
  const schedule = typeof options.schedule === 'string' ? options.schedule : null
  const feed = await refuseTaken('feed', name, () =>
    insertFeed(
      app.database,
      {
        partnerId: partner.id,
        name,
        format,
        location,
        schedule,
        complete,
        options: settled,
        state: 'active',
      },
      app.clock.now(),
    ),
  )
  return {
    json: shown(feed, partner.name),
    text: settledText(app, feed, partner.name, feed.schedule === null ? [unscheduled(feed)] : []),
  }
}

async function list({ database, clock }: AppContext): Promise<Answer> {
  const { interruptDeadRuns } = await import('../../storage/runs.ts')
  await interruptDeadRuns(database, clock.now())
  const { feedStandings } = await import('../../storage/schedules.ts')
  const standingTold = await import('../feed-standing.ts')
  const { partnersById } = await import('../../storage/partners.ts')
  const standings = await feedStandings(database)
  const partners = await partnersById(
    database,
    standings.map(({ feed }) => feed.partnerId),
  )
  const now = clock.now()
  const rows = standings.map((standing) => ({
    cells: standingTold.standingCells(standing, now),
    json: {
      ...shown(standing.feed, partners.get(standing.feed.partnerId)?.name ?? ''),
      ...standingTold.shownStanding(standing, now),
    },
  }))
  const json = rows.map((row) => row.json)
  if (rows.length === 0) return { json, text: 'There is no feed yet: affiche feed create --help' }
  return { json, text: (columns) => listTable(rows, columns) }
}

type ListedFeed = {
  readonly cells: ReturnType<typeof standingCells>
  readonly json: ReturnType<typeof shown> & { readonly failures: number }
}

function listTable(rows: readonly ListedFeed[], columns: number): string {
  const cells: readonly (readonly [heading: string, of: (row: ListedFeed) => Cell])[] = [
    ['id', ({ json }) => json.feedId],
    ['name', ({ json }) => json.name],
    ['partner', ({ json }) => json.partner],
    ['format', ({ json }) => json.format],
    ['complete', ({ json }) => json.complete],
    ['schedule', ({ json }) => json.schedule],
    ['state', ({ json }) => json.state],
    ['last run', ({ cells: { lastRun } }) => lastRun],
    ['began', ({ cells: { began } }) => began],
    ['missing', ({ cells: { missing } }) => missing],
    ['withdrawn', ({ cells: { withdrawn } }) => withdrawn],
    ['failures', ({ json }) => json.failures],
    ['next attempt', ({ cells: { nextAttempt: next } }) => next],
    ['location', ({ json }) => json.location],
  ]
  return textTable(
    cells.map(([heading]) => heading),
    rows.map((row) => cells.map(([, of]) => of(row))),
    columns,
  )
}

async function update(app: AppContext, name: string, options: FeedOptions): Promise<Answer> {
  const complete = completeness(options)
  if (!isChange(options))
    throw new WrongUsage(
      'nothing to change was given.',
      'affiche feed update --help lists what can be.',
    )
  const feed = await namedFeed(app.database, name)
  const format = options.format ?? feed.format
  await checkFormat(format)
  const merged = { ...feed.options, ...options.option }
  const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''))
  const changed: Feed = {
    ...feed,
    format,
    ...(options.name === undefined ? {} : { name: options.name }),
    ...(options.location === undefined ? {} : { location: await checkLocation(options.location) }),
    ...scheduleOf(options),
    ...(complete === undefined ? {} : { complete }),
    options: await settleOptions(format, kept),
  }
  const { updateFeed } = await import('../../storage/feeds.ts')
  await refuseTaken('feed', changed.name, () => updateFeed(app.database, changed))
  const partner = await namedPartner(app.database, String(feed.partnerId))
  return {
    json: shown(changed, partner.name),
    text: settledText(app, changed, partner.name),
  }
}

function isChange({ schedule, ...options }: FeedOptions): boolean {
  return schedule !== true || Object.values(options).some((value) => value !== undefined)
}

/** The command line says `true` where neither `--schedule` nor `--no-schedule` was given. */
function scheduleOf({ schedule }: FeedOptions): Partial<Feed> {
  if (typeof schedule === 'string') return { schedule }
  return schedule === false ? { schedule: null } : {}
}

async function switching(app: AppContext, name: string, state: Feed['state']): Promise<Answer> {
  const feed = await namedFeed(app.database, name)
  const { updateFeed } = await import('../../storage/feeds.ts')
  await updateFeed(app.database, { ...feed, state })
  return { json: { feedId: feed.id, name: feed.name, state }, text: `${feed.name} is ${state}.` }
}

function settledText(
  { env }: AppContext,
  feed: Feed,
  partner: string,
  notes: readonly string[] = [],
): string {
  const fields = textFields(Object.entries(printable(feed, partner)))
  const next = `Next: affiche feed run ${quoted(feed.name)}`
  return [fields, '', ...optionNotes(feed.options, env), ...notes, next].join('\n')
}

/** Whoever starts a worker may believe that it reads all feeds there are. */
function unscheduled({ name }: Feed): string {
  return `It is read only when told. By the clock: affiche feed update ${quoted(name)} --schedule "0 4 * * *"`
}

/** Without what opens the feed: reports and lists are passed on. */
function shown({ id, partnerId, ...rest }: Feed, partner: string) {
  const { name, ...others } = rest
  const location = shownLocation(others.location)
  const options = shownOptions(others.options)
  return { feedId: id, name, partner, partnerId, ...others, location, options }
}

/** Values of options may be credentials: a screen shows their names only. */
function printable(feed: Feed, partner: string) {
  const { feedId, name, format, location, schedule, complete, state } = shown(feed, partner)
  const options = Object.keys(feed.options).join(', ') || null
  return { feedId, name, partner, format, location, schedule, complete, options, state }
}
