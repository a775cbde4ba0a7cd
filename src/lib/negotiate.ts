/**
 * Proactive negotiation by RFC 9110 sections 12.4.2, 12.5.1 and 12.5.3. Parameters other than `q` are ignored: none
 * of our media types has any. Between equals the order in which we offer them decides, so the outcome is stable.
 */

interface Range {
  readonly value: string
  readonly quality: number
}

const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?|\.\d{1,3})$/

function ranges(header: string): Range[] {
  return header.split(',').flatMap((item) => {
    const [value = '', ...parameters] = item.split(';')
    const name = value.trim().toLowerCase()
    if (name === '') return []
    const weight = parameters
      .map((one) => one.trim().toLowerCase())
      .find((one) => /^q\s*=/.test(one))
    if (weight === undefined) return [{ value: name, quality: 1 }]
    const text = weight.slice(weight.indexOf('=') + 1).trim()
    // A weight that is none says nothing usable about its range.
    return QUALITY.test(text) ? [{ value: name, quality: Number(text) }] : []
  })
}

/** How much one offered media type is wanted: the most specific range that covers it decides. */
function mediaQuality(accepted: readonly Range[], offer: string): number {
  const anySubtype = `${offer.slice(0, offer.indexOf('/'))}/*`
  for (const pattern of [[offer], [anySubtype], ['*/*', '*']]) {
    const matching = accepted.filter((range) => pattern.includes(range.value))
    if (matching.length > 0) return Math.max(...matching.map((range) => range.quality))
  }
  return 0
}

function best<Offer extends string>(
  offers: readonly Offer[],
  quality: (offer: Offer) => number,
): Offer | null {
  let winner: Offer | null = null
  let highest = 0
  for (const offer of offers) {
    const wanted = quality(offer)
    if (wanted > highest) {
      winner = offer
      highest = wanted
    }
  }
  return winner
}

/** The media type to answer with, or null when none of the offered ones is acceptable. */
export function negotiateMediaType<Offer extends string>(
  accept: string | undefined,
  offers: readonly [Offer, ...Offer[]],
): Offer | null {
  if (accept === undefined || accept.trim() === '') return offers[0]
  const accepted = ranges(accept)
  return best(offers, (offer) => mediaQuality(accepted, offer))
}

const CODING_ALIASES: Readonly<Record<string, string>> = { 'x-gzip': 'gzip' }

/** The content coding to answer with; `identity` is acceptable unless it is excluded. Null: nothing is. */
export function negotiateCoding<Offer extends string>(
  acceptEncoding: string | undefined,
  offers: readonly Offer[],
): Offer | 'identity' | null {
  if (acceptEncoding === undefined) return 'identity'
  const accepted = ranges(acceptEncoding).map((range) => ({
    value: CODING_ALIASES[range.value] ?? range.value,
    quality: range.quality,
  }))
  const find = (name: string) => accepted.find((range) => range.value === name)?.quality
  const wildcard = find('*')
  const coded = best(offers, (offer) => find(offer) ?? wildcard ?? 0)
  const plain = find('identity')
  const plainExcluded = plain === 0 || (plain === undefined && wildcard === 0)
  if (coded === null) return plainExcluded ? null : 'identity'
  // A client that ranks identity above every coding gets it plain.
  return plain !== undefined && plain > (find(coded) ?? wildcard ?? 0) ? 'identity' : coded
}

/** Longer ones are nobody's habit, and would fill the memory that the callers choose the text of. */
const REMEMBERED_LENGTH_MAX = 256

/** Remembers the outcome per header text: clients send the same few for ever. Bounded, as they choose the text. */
export function remembered<Outcome>(
  decide: (header: string | undefined) => Outcome,
  entriesMax = 1000,
): (header: string | undefined) => Outcome {
  const known = new Map<string | undefined, Outcome>()
  return (header) => {
    const found = known.get(header)
    if (found !== undefined) return found
    const outcome = decide(header)
    if ((header?.length ?? 0) > REMEMBERED_LENGTH_MAX) return outcome
    if (known.size >= entriesMax) known.clear()
    known.set(header, outcome)
    return outcome
  }
}
