import { Option } from 'commander'
import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { stampText } from '../../contract/date-text.ts'
import type { ReviewedEvent, ReviewedPair } from '../../ingestion/decisions/review.ts'
import type { ToldListing } from '../../ingestion/decisions/tell-listings.ts'
import { counted } from '../../lib/counted.ts'
import type { Answer } from '../answer.ts'
import { shown } from '../decision-words.ts'
import { doubtJson, doubtsText } from '../directory-text.ts'
import { positive } from '../options.ts'
import { reasonWords } from '../reason-words.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'
import { namesJson, performersText, placesText } from '../review-names-text.ts'

const SHOWN = 20

const HELP = `
Pairs are listings in different events that may be one, the likeliest first, shows still to come before past
ones. Clusters are events that the rules made although their listings agree but little, or that grew large.
Places and performers are pairs of them that may be one: settling those often settles events too.
Directory are halls that may be a place of the places directory.
A score is in bits: 4 and more joins by itself (events: where title or headliner speak for it).
Each is gone from the list once you have decided, by the commands that stand below it.

Examples:
  affiche review list --only places`

export function registerReview(program: Command, terminal: Terminal): void {
  program
    .command('review')
    .description('what only a person can decide')
    .command('list')
    .description('doubtful pairs and events, side by side, with scores and reasons')
    .option('--limit <n>', 'how many of each sort at most', positive, SHOWN)
    .addOption(new Option('--only <sort>', 'one sort of doubt').choices(SORTS))
    .addHelpText('after', HELP)
    .action((options: ListOptions) => withApp(terminal, (app) => list(app, options)))
}

const SORTS = ['pairs', 'clusters', 'places', 'performers', 'directory'] as const

interface ListOptions {
  readonly limit: number
  readonly only?: (typeof SORTS)[number]
}

async function list(
  { database, clock }: AppContext,
  { limit, only }: ListOptions,
): Promise<Answer> {
  const { review } = await import('../../ingestion/decisions/review.ts')
  const found = await review(database, limit, clock.now())
  const { waiting } = found
  const wanted = <Doubt>(sort: ListOptions['only'], all: readonly Doubt[]) =>
    only === undefined || only === sort ? all : []
  const pairs = wanted('pairs', found.pairs)
  const events = wanted('clusters', found.events)
  const places = wanted('places', found.places)
  const performers = wanted('performers', found.performers)
  const directory = wanted('directory', found.directory)
  const json = {
    waiting: {
      pairs: waiting.pairs,
      clusters: waiting.events,
      places: waiting.places,
      performers: waiting.performers,
      directory: waiting.directory,
    },
    pairs: pairs.map(({ score, reasons, listings }) => ({
      score,
      reasons,
      events: listings.map((listing) => listing.event),
      listings: listings.map(printable),
    })),
    clusters: events.map(({ event, score, listings }) => ({
      event,
      meanScore: score,
      listings: listings.map(printable),
    })),
    places: places.map(namesJson),
    performers: performers.map(namesJson),
    directory: directory.map(doubtJson),
  }
  const blocks = (columns: number) => [
    ...pairs.map((pair) => pairText(pair, columns)),
    ...events.map((event) => eventText(event, columns)),
    ...places.map((place) => placesText(place, columns)),
    ...performers.map((performer) => performersText(performer, columns)),
    ...(directory.length === 0 ? [] : [doubtsText(directory, columns)]),
  ]
  const isEmpty = [pairs, events, places, performers, directory].every(({ length }) => length === 0)
  if (isEmpty) return { json, text: 'Nothing waits for you.' }
  const left = `In all there wait about ${counted(waiting.pairs, 'pair')}, ${counted(waiting.events, 'event')}, ${counted(waiting.places, 'pair')} of places, ${counted(waiting.performers, 'pair')} of performers and ${counted(waiting.directory, 'hall')} of the directory.`
  return { json, text: (columns) => [...blocks(columns), left].join('\n\n') }
}

export function printable(listing: ToldListing) {
  return { ...listing, start: stampText(listing.start) }
}

const ROWS: readonly (readonly [label: string, of: (listing: ToldListing) => string])[] = [
  ['event', (listing) => String(listing.event)],
  ['listing', (listing) => shown(listing.listing)],
  ['partner', (listing) => listing.partner],
  ['name', (listing) => listing.name],
  ['start', startText],
  ['place', (listing) => [listing.place, listing.city].filter(Boolean).join(', ') || '-'],
  ['performers', (listing) => listing.performers.slice(0, 3).join(', ') || '-'],
  ['state', (listing) => listing.state],
  ['link', (listing) => listing.link],
]

function pairText({ score, reasons, listings }: ReviewedPair, columns: number): string {
  const [a, b] = listings
  const rows = ROWS.map(([label, of]) => [label, of(a), of(b)])
  return `${counted(score, 'bit')}: ${reasonWords(reasons)}
${textTable(['', 'one', 'other'], rows, columns)}
One show:  affiche merge ${a.event} ${b.event}
Two shows: affiche distinct ${a.event} ${b.event}`
}

function eventText({ event, score, listings }: ReviewedEvent, columns: number): string {
  const table = textTable(
    ['listing', 'partner', 'name', 'start', 'place'],
    listings.map((one) => [shown(one.listing), one.partner, one.name, startText(one), one.place]),
    columns,
  )
  return `Event ${event}: ${counted(listings.length, 'listing')}, ${counted(score, 'bit')} on average
${table}
Rightly together: affiche merge ${event}
Not all:          affiche split ${event} LISTING…   (affiche explain ${event} says why they are together)`
}

export function startText({ start, dates }: ToldListing): string {
  const minute = stampText(start).slice(0, 'YYYY-MM-DD HH:MM'.length)
  return dates > 1 ? `${minute} (${counted(dates, 'date')})` : minute
}
