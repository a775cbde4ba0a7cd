import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { stampText } from '../../contract/date-text.ts'
import type { ReviewedEvent, ReviewedPair } from '../../ingestion/review.ts'
import type { ToldListing } from '../../ingestion/tell-listings.ts'
import type { Answer } from '../answer.ts'
import { shown } from '../decision-words.ts'
import { positive } from '../options.ts'
import { reasonWords } from '../reason-words.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'

const SHOWN = 20

const HELP = `
Pairs are listings in different events that may be one, the likeliest first, shows still to come before past
ones. Clusters are events that the rules made although their listings agree but little, or that grew large.
A score is in bits: 4 and more joins by itself where title or headliner speak for it.
Each is gone from the list once you have decided: affiche merge, affiche distinct, affiche split.`

export function registerReview(program: Command, terminal: Terminal): void {
  program
    .command('review')
    .description('what only a person can decide')
    .command('list')
    .description('doubtful pairs and events, side by side, with scores and reasons')
    .option('--limit <n>', 'how many pairs, and how many events, at most', positive, SHOWN)
    .addHelpText('after', HELP)
    .action(({ limit }: { limit: number }) => withApp(terminal, (app) => list(app, limit)))
}

async function list({ database, clock }: AppContext, limit: number): Promise<Answer> {
  const { review } = await import('../../ingestion/review.ts')
  const { waiting, pairs, events } = await review(database, limit, clock.now())
  const json = {
    waiting: { pairs: waiting.pairs, clusters: waiting.events },
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
  }
  const blocks = [...pairs.map(pairText), ...events.map(eventText)]
  if (blocks.length === 0) return { json, text: 'Nothing waits for you.' }
  const left = `About ${waiting.pairs} pairs and ${waiting.events} events wait in all.`
  return { json, text: [...blocks, left].join('\n\n') }
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

function pairText({ score, reasons, listings }: ReviewedPair): string {
  const [a, b] = listings
  const rows = ROWS.map(([label, of]) => [label, of(a), of(b)])
  return `${score} bits: ${reasonWords(reasons)}
${textTable(['', 'one', 'other'], rows)}
One show:  affiche merge ${a.event} ${b.event}
Two shows: affiche distinct ${a.event} ${b.event}`
}

function eventText({ event, score, listings }: ReviewedEvent): string {
  const table = textTable(
    ['listing', 'partner', 'name', 'start', 'place'],
    listings.map((one) => [shown(one.listing), one.partner, one.name, startText(one), one.place]),
  )
  return `Event ${event}: ${listings.length} listings, ${score} bits on average
${table}
Rightly together: affiche merge ${event}
Not all:          affiche split ${event} LISTING…   (affiche explain ${event} says why they are together)`
}

export function startText({ start, dates }: ToldListing): string {
  const minute = stampText(start).slice(0, 'YYYY-MM-DD HH:MM'.length)
  return dates > 1 ? `${minute} (${dates} dates)` : minute
}
