import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { OTHER } from '../../domain/category.ts'
import { noneRead } from '../../domain/feed.ts'
import type { Listing } from '../../domain/listing.ts'
import type { Stamp } from '../../domain/stamp.ts'
import type {
  Preview,
  PreviewContext,
  PreviewedFeed,
  PreviewRow,
} from '../../ingestion/preview-feed.ts'
import { shownLocation } from '../../ingestion/fetch/shown-address.ts'
import { counted } from '../../lib/counted.ts'
import { wallOf } from '../../lib/zone.ts'
import { CommandFailure, WrongUsage, type Answer } from '../answer.ts'
import { checkFormat, settleOptions } from '../feed-options.ts'
import { checkLocation } from '../location.ts'
import { namedFeed } from '../lookups.ts'
import { answerUnlessStopped } from '../interruptible.ts'
import { keyValue, positive } from '../options.ts'
import { textTable } from '../table.ts'
import { afterFault, centsHint, HINTS, hintsOf, nextStep, noneHint } from './preview-hints.ts'
import type { Hints } from './preview-hints.ts'
import { toAdd, withToldFormat } from './told-format.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

interface PreviewOptions {
  readonly format?: string
  readonly location?: string
  readonly option?: Readonly<Record<string, string>>
  readonly rows: number
}

const ROWS = '10'

const HELP = `
Reads the first records as a run would and shows what would become of them. Nothing is stored.
Exit status 1 when it cannot be read, or none of these records.

Examples:
  affiche feed preview city --rows 50
  affiche feed preview --location https://hall.example/agenda
  affiche feed preview --format csv --location ./shop.csv --option mapping=./shop-mapping.json`

const HALFWAY = { kept: 'Nothing was stored.', goOn: null }

export function registerFeedPreview(feed: Command, terminal: Terminal): void {
  feed
    .command('preview')
    .description(
      'what would become of a feed’s first records, and what would be rejected, or left out, and why',
    )
    .argument('[feed]', 'its name or id; or else --location')
    .option('--format <format>', 'a format to try; else all of them are')
    .option('--location <file-or-url>', 'a place to read from')
    .option('--option <key=value>', 'an option of the format, may be given again', keyValue)
    .option('--rows <n>', 'how many records', positive, Number(ROWS))
    .addHelpText('after', HELP)
    .action(async (name: string | undefined, options: PreviewOptions) => {
      if (name === undefined)
        await answerUnlessStopped(
          terminal,
          (stop) => previewUnknown(options, terminal, stop),
          HALFWAY,
        )
      else await withApp(terminal, (app) => previewKnown(app, name, options), HALFWAY)
    })
}

function previewKnown(app: AppContext, name: string, options: PreviewOptions): Promise<Answer> {
  return withIngestion(app, async (context) => {
    const known = await namedFeed(app.database, name)
    const feed = await changedBy(known, options)
    return preview(context, feed, options.rows, hintsOf(known.name))
  })
}

/** A feed that is no feed yet: no catalogue is opened for it. */
async function previewUnknown(
  options: PreviewOptions,
  terminal: Terminal,
  stop: AbortSignal,
): Promise<Answer> {
  const { format, location } = options
  if (location === undefined)
    throw new WrongUsage('name a feed, or give --location, and --format where it is known.')
  const { withPreview } = await import('../../app/preview.ts')
  if (format === undefined)
    return withPreview(terminal.env, (context) => previewAny(context, location, options), stop)
  const feed = await changedBy({ format, location, options: {}, complete: true }, options)
  const look = (context: PreviewContext) => preview(context, feed, options.rows, HINTS)
  return withPreview(terminal.env, look, stop)
}

/** In the format that reads what is there. */
async function previewAny(
  context: PreviewContext,
  given: string,
  { option = {}, rows }: PreviewOptions,
): Promise<Answer> {
  const { fetchingOnce } = await import('../../ingestion/tell-format.ts')
  const location = await checkLocation(given)
  const once = fetchingOnce(context, location)
  const feed = await orUnread(HINTS, () =>
    withToldFormat(once, { location, options: option, complete: true }),
  )
  const answer = await preview(once, feed, rows, HINTS)
  const added = toAdd({ ...feed, location: given, options: option })
  return { ...answer, text: `${answer.text}\n\n${added}` }
}

/** The feed with what is to be tried in place of what it has. */
async function changedBy(feed: PreviewedFeed, tried: PreviewOptions): Promise<PreviewedFeed> {
  const format = tried.format ?? feed.format
  await checkFormat(format)
  return {
    format,
    location: tried.location === undefined ? feed.location : await checkLocation(tried.location),
    options: await settleOptions(format, { ...feed.options, ...tried.option }),
    complete: feed.complete,
  }
}

async function preview(
  context: PreviewContext,
  feed: PreviewedFeed,
  rowsMax: number,
  hints: Hints,
): Promise<Answer & { readonly text: string }> {
  const { previewFeed } = await import('../../ingestion/preview-feed.ts')
  const { format, location } = feed
  return orUnread(hints, async () => {
    const made = await previewFeed(context, feed, rowsMax)
    const hint = nextStep(made, noneHint(feed, hints))
    const json = { format, location: shownLocation(location), ...made }
    return {
      json,
      text: textOf(made, hint, feed.options['prices'] === undefined),
      exitCode: isUnread(made) ? 1 : 0,
    }
  })
}

/** What the feed did wrong is told with what to do about it. */
async function orUnread<Value>(hints: Hints, work: () => Promise<Value>): Promise<Value> {
  const { failureOf, isFeedsFault } = await import('../../ingestion/failure-of.ts')
  try {
    return await work()
  } catch (error) {
    if (!isFeedsFault(error)) throw error
    const hint = afterFault(failureOf(error), hints)
    throw new CommandFailure(`the feed cannot be read: ${error.message}`, hint)
  }
}

/** As a run of these records would be told as failed: all were rejected, or what came was not whole and gave none. */
function isUnread({ rows, incomplete }: Preview): boolean {
  const rejectedCount = rows.filter(({ rejected }) => rejected !== null).length
  const state = rejectedCount > 0 || incomplete !== null ? 'partial' : 'succeeded'
  return noneRead({ state, read: rows.length, rejectedCount })
}

function textOf(made: Preview, hint: string | null, isInUnits: boolean): string {
  const accepted = made.rows.filter(({ listing }) => listing !== null)
  const parts = [
    accepted.length === 0
      ? 'No listing.'
      : textTable(['line', 'id', 'name', 'when', 'where', 'price'], accepted.flatMap(cellsOf)),
  ]
  const listings = accepted.flatMap(({ listing }) => listing ?? [])
  if (listings.length > 0) parts.push('', toldBy(listings))
  if (listings.length > 0 && listings.every(isNowhere)) parts.push(NOWHERE_HINT)
  const cents = isInUnits ? centsHint(listings) : null
  if (cents !== null) parts.push(cents)
  for (const [member, heading] of NOT_TAKEN) parts.push(...reasonTable(made.rows, member, heading))
  const warnings = made.rows.flatMap((row) =>
    row.warnings.map((text) => `${row.id ?? row.line}: ${text}`),
  )
  for (const warning of [...made.warnings, ...warnings]) parts.push(`warning: ${warning}`)
  if (made.incomplete !== null) parts.push(`not whole: ${made.incomplete}`)
  const noEvents = accepted.filter(({ noEvent }) => noEvent !== null).length
  const total = `Would be listings: ${accepted.length} of ${counted(made.rows.length, 'record')}${noEvents === 0 ? '' : ` (${noEvents} of them without an event)`}`
  parts.push(
    '',
    `${total}${made.more ? '; there are more records (--rows)' : ''}. Nothing was stored.`,
  )
  if (hint !== null) parts.push('', hint)
  return parts.join('\n')
}

const NOT_TAKEN = [
  ['rejected', 'would be rejected because'],
  ['leftOut', 'would be left out because'],
  ['noEvent', 'would become no event because it is'],
] as const

function reasonTable(
  rows: readonly PreviewRow[],
  member: (typeof NOT_TAKEN)[number][0],
  heading: string,
): readonly string[] {
  const cells = rows.flatMap(({ line, id, [member]: reason }) =>
    reason === null ? [] : [[line, shortened(id ?? '-'), reason]],
  )
  return cells.length === 0 ? [] : ['', textTable(['line', 'id', heading], cells)]
}

/** How many tell what the table has no room for: a member that none tells is most likely one that was not found. */
const TOLD: readonly (readonly [what: string, isTold: (listing: Listing) => boolean])[] = [
  ['a link', ({ url }) => url !== ''],
  ['a picture', ({ image }) => image !== null],
  ['a description', ({ description }) => description !== ''],
  ['a category', ({ categories }) => categories.some((id) => id !== OTHER)],
  ['performers', ({ performers }) => performers.length > 0],
  ['a town', ({ place }) => place !== null && place.city !== null],
  ['a price', ({ offers }) => offers.some(({ price }) => price !== null)],
  ['what is left', ({ availability }) => availability !== 'unknown'],
]

function toldBy(listings: readonly Listing[]): string {
  const told = TOLD.map(([what, isTold]) => `${what} ${listings.filter(isTold).length}`)
  return `Of ${counted(listings.length, 'listing')} tell: ${told.join(', ')}.`
}

function isNowhere({ place, online }: Listing): boolean {
  return !online && (place === null || (place.name === '' && place.city === null))
}

const NOWHERE_HINT =
  'None tells where it is, so no lookup of a place will have it. If all is at one hall: --option place="Salle Vega, 3 rue des Pins, 31000 Toulouse".'

/** Wider cells push the others off the screen; --json has all of it. */
const CELL_MAX = 40

function shortened(text: string): string {
  return text.length > CELL_MAX ? `${text.slice(0, CELL_MAX - 1)}…` : text
}

function cellsOf({ line, id, listing }: PreviewRow): (string | number)[][] {
  if (listing === null) return []
  const { name, place } = listing
  const where = [place?.name ?? '', place?.city ?? ''].filter((part) => part !== '').join(', ')
  return [
    [
      line,
      shortened(id ?? '-'),
      shortened(name),
      whenOf(listing),
      shortened(where),
      priceOf(listing),
    ],
  ]
}

function whenOf({ timing }: Listing): string {
  const start = localText(timing.start).slice(0, timing.precision === 'minute' ? 16 : 10)
  if (timing.sessions.length > 1) return `${start} (${counted(timing.sessions.length, 'date')})`
  const last = timing.end === null ? '' : localText(timing.end).slice(0, 10)
  return timing.precision !== 'minute' && last > start ? `${start} to ${last}` : start
}

/** `2026-12-05 20:00…`, as clocks there show it. */
function localText(stamp: Stamp): string {
  return new Date(wallOf(stamp)).toISOString().replace('T', ' ')
}

/** From the lowest to the highest that is told, as an event will show it; by the currency of the first. */
function priceOf({ offers }: Listing): string {
  const told = offers.flatMap((offer) => (offer.price === null ? [] : [offer as Priced]))
  const [first] = told
  if (first === undefined) return '-'
  const alike = told.filter(({ currency }) => currency === first.currency)
  const low = Math.min(...alike.map(({ price }) => price))
  const high = Math.max(...alike.map(({ price, priceMax }) => priceMax ?? price))
  // Nothing is no amount of any currency.
  const currency = first.currency ?? (high === 0 ? '' : '?')
  return `${low}${high > low ? `-${high}` : ''} ${currency}`.trimEnd()
}

type Priced = Listing['offers'][number] & { readonly price: number }
