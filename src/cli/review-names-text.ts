import { placeText } from './place-text.ts'
import type {
  ReviewedNames,
  ReviewedPerformer,
  ReviewedPlace,
} from '../ingestion/decisions/review-names.ts'
import { counted } from '../lib/counted.ts'
import { nameReasonWords } from './reason-words.ts'
import { textTable } from './table.ts'
import { instantOrNull } from './time.ts'

/** Doubtful places and performers for people, side by side. */

export function namesJson<Card extends ReviewedPlace | ReviewedPerformer>({
  score,
  reasons,
  pair,
}: ReviewedNames<Card>) {
  return { score, reasons, pair: pair.map(cardJson) }
}

function cardJson(card: ReviewedPlace | ReviewedPerformer) {
  const shows = card.shows.map((show) => ({ ...show, startAt: instantOrNull(show.startAt) }))
  return { ...card, shows }
}

type Row<Card> = readonly [label: string, of: (card: Card) => string | number]

const COMMON: readonly Row<ReviewedPlace | ReviewedPerformer>[] = [
  ['told by', ({ partners }) => partners.join(', ') || '-'],
  ['events', ({ events }) => events],
  ['such as', ({ shows }) => shows.map(({ id, name }) => `${id} ${name}`).join('; ') || '-'],
]

const PLACE_ROWS: readonly Row<ReviewedPlace>[] = [
  ['place', ({ id }) => id],
  ['name', ({ name }) => name],
  ['address', placeText],
  ['at', ({ lat, lng }) => (lat === null || lng === null ? '-' : `${lat}, ${lng}`)],
  ['directory id', ({ directoryId }) => directoryId ?? '-'],
  ...COMMON,
]

const PERFORMER_ROWS: readonly Row<ReviewedPerformer>[] = [
  ['performer', ({ id }) => id],
  ['name', ({ name }) => name],
  ['ids', ({ ids }) => ids.join(', ') || '-'],
  ...COMMON,
]

export function placesText(doubt: ReviewedNames<ReviewedPlace>, columns: number): string {
  return namesText('place', PLACE_ROWS, { doubt, columns })
}

export function performersText(doubt: ReviewedNames<ReviewedPerformer>, columns: number): string {
  return namesText('performer', PERFORMER_ROWS, { doubt, columns })
}

function namesText<Card extends { readonly id: number }>(
  of: 'place' | 'performer',
  rows: readonly Row<Card>[],
  { doubt, columns }: { readonly doubt: ReviewedNames<Card>; readonly columns: number },
): string {
  const {
    score,
    reasons,
    pair: [a, b],
  } = doubt
  return `${counted(score, 'bit')}: ${nameReasonWords(reasons)}
${textTable(
  ['', 'one', 'other'],
  rows.map(([label, told]) => [label, told(a), told(b)]),
  columns,
)}
One ${of}:  affiche ${of} merge ${a.id} ${b.id}
Two ${of}s: affiche ${of} distinct ${a.id} ${b.id}`
}
