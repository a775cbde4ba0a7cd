import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { OTHER } from '../../domain/category.ts'
import { noneRead } from '../../domain/feed.ts'
import type { Listing } from '../../domain/listing.ts'
import type { RunFailure } from '../../domain/run-failure.ts'
import type { Stamp } from '../../domain/stamp.ts'
import type {
  Preview,
  PreviewContext,
  PreviewedFeed,
  PreviewRow,
} from '../../ingestion/preview-feed.ts'
import { shownLocation } from '../../ingestion/fetch/shown-address.ts'
import { counted } from '../../lib/counted.ts'
import { quoted } from '../../lib/quoted.ts'
import { wallOf } from '../../lib/zone.ts'
import { CommandFailure, WrongUsage, type Answer } from '../answer.ts'
import { checkFormat, settleOptions } from '../feed-options.ts'
import { checkLocation } from '../location.ts'
import { namedFeed } from '../lookups.ts'
import { answerUnlessStopped } from '../interruptible.ts'
import { keyValue, positive } from '../options.ts'
import { elsewhere, explained } from '../run-next.ts'
import { textTable } from '../table.ts'
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
  affiche feed preview --format csv --location ./shop.csv --option mapping=./shop-mapping.json`

const HALFWAY = { kept: 'Nothing was stored.', goOn: null }

export function registerFeedPreview(feed: Command, terminal: Terminal): void {
  feed
    .command('preview')
    .description(
      'what would become of a feed’s first records, and what would be rejected, or left out, and why',
    )
    .argument('[feed]', 'its name or id; or else --format and --location')
    .option('--format <format>', 'a format to try')
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
  if (format === undefined || location === undefined)
    throw new WrongUsage('name a feed, or give --format and --location.')
  const feed = await changedBy({ format, location, options: {}, complete: true }, options)
  const { withPreview } = await import('../../app/preview.ts')
  const look = (context: PreviewContext) => preview(context, feed, options.rows, HINTS)
  return withPreview(terminal.env, look, stop)
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
): Promise<Answer> {
  const { previewFeed } = await import('../../ingestion/preview-feed.ts')
  const { failureOf, isFeedsFault } = await import('../../ingestion/failure-of.ts')
  const { format, location } = feed
  try {
    const made = await previewFeed(context, feed, rowsMax)
    const hint = nextStep(made, noneHint(feed, hints))
    const json = { format, location: shownLocation(location), ...made }
    return { json, text: textOf(made, hint), exitCode: isUnread(made) ? 1 : 0 }
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

/** What to do where no listing came of it; null: one did, or the records say why not. */
function nextStep({ rows, incomplete }: Preview, hint: string): string | null {
  if (rows.some(({ listing }) => listing !== null)) return null
  if (incomplete !== null || rows.some(({ rejected }) => rejected !== null)) return hint
  return rows.length === 0 ? EMPTY_HINT : null
}

const EMPTY_HINT =
  'What is there was read to its end and holds no record: a run takes the feed for empty. If there should be some, look at what the location gives, and whether it is of this format: docs/feeds.md says what each reads.'

const UNREADABLE_HINT =
  'If it is of another format, give that one: affiche feed preview --format FORMAT --location FILE_OR_URL. docs/feeds.md says what each reads, docs/fetching.md what can fail on the way.'

const NONE_HINT = `What is missing or wrong is said beside each: the feed may be mended, or an option may settle it (docs/feeds.md). ${UNREADABLE_HINT}`

/** What to do about a mapping, and about a location, that are wrong. */
interface Hints {
  readonly mapping: string
  readonly elsewhere: string
}

const HINTS: Hints = {
  mapping: 'Correct the mapping file and look again: docs/feeds.md says what its rules give.',
  elsewhere:
    'If it lies elsewhere, give that as --location. docs/fetching.md says what a location is.',
}

/** A feed keeps what it was given: what is corrected in the mapping file is not seen until it is given again. */
function hintsOf(name: string): Hints {
  const feed = quoted(name)
  const mapping = `Correct the mapping file and look again: affiche feed preview ${feed} --option mapping=FILE. When it is right: affiche feed update ${feed} --option mapping=FILE. docs/feeds.md says what its rules give.`
  return { mapping, elsewhere: elsewhere(feed) }
}

/** What came, or that nothing came, decides what to look at. */
function afterFault(failure: RunFailure, hints: Hints): string {
  if (failure === 'mapping') return hints.mapping
  if (failure === 'missingFile' || failure === 'badLocation') return hints.elsewhere
  return OF_FORMAT.has(failure) ? UNREADABLE_HINT : explained(failure)
}

const OF_FORMAT: ReadonlySet<RunFailure> = new Set(['otherFormat', 'html', 'noListing'])

/** Of records that were read and gave nothing: a mapping is likelier wrong than the format. */
function noneHint({ options }: PreviewedFeed, { mapping }: Hints): string {
  return options['mapping'] === undefined ? NONE_HINT : mapping
}

function textOf(made: Preview, hint: string | null): string {
  const accepted = made.rows.filter(({ listing }) => listing !== null)
  const parts = [
    accepted.length === 0
      ? 'No listing.'
      : textTable(['line', 'id', 'name', 'when', 'where', 'price'], accepted.flatMap(cellsOf)),
  ]
  const listings = accepted.flatMap(({ listing }) => listing ?? [])
  if (listings.length > 0) parts.push('', toldBy(listings))
  if (listings.length > 0 && listings.every(isNowhere)) parts.push(NOWHERE_HINT)
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
  return `${low}${high > low ? `-${high}` : ''} ${first.currency ?? '?'}`
}

type Priced = Listing['offers'][number] & { readonly price: number }
