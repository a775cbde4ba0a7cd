/** RFC 8259, section 6. */
const JSON_NUMBER = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/
/** What nearly everyone sends: no need to look closer. */
const PLAIN_ID = /^[1-9]\d{0,14}$/
const PLACE_ID = /^[A-Za-z0-9_-]{1,512}$/

/**
 * The id that a path segment stands for, compared by value (`10.0` and `1e1` are 10). `nobody`: a number that no
 * performer can have; null: not a JSON number. Exact whatever its size: nothing is rounded to a neighbour, and no
 * exponent is ever expanded.
 */
export function readPerformerId(segment: string): number | 'nobody' | null {
  if (PLAIN_ID.test(segment)) return Number(segment)
  const match = JSON_NUMBER.exec(segment)
  if (match === null) return null
  const [, sign, integer = '', fraction = '', exponent = '0'] = match
  // value = digits * 10^scale, digits without zeros at either end
  const untrimmed = (integer + fraction).replace(/^0+/, '')
  const digits = withoutTrailingZeros(untrimmed)
  if (digits === '' || sign === '-') return 'nobody'
  const scale = readExponent(exponent) - fraction.length + (untrimmed.length - digits.length)
  if (scale < 0 || digits.length + scale > 16) return 'nobody'
  const value = BigInt(digits) * 10n ** BigInt(scale)
  return value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : 'nobody'
}

/** By hand: `/0+$/` looks at a long run of inner zeros once per zero. */
function withoutTrailingZeros(digits: string): string {
  let end = digits.length
  while (digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** Beyond any exponent that matters the exact size makes no difference, and would not fit a number. */
const EXPONENT_MAX = 1e9

function readExponent(text: string): number {
  return Math.max(-EXPONENT_MAX, Math.min(EXPONENT_MAX, Number(text)))
}

export function isPlaceId(segment: string): boolean {
  return PLACE_ID.test(segment)
}
