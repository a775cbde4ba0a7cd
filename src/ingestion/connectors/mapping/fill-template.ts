type Piece = { readonly text: string } | { readonly field: string | number | boolean | undefined }

/**
 * The text of a template. Where a field is missing, what joined it to the one before goes with it, or, where none stands
 * before, what joined it to the next one; brackets that would be empty go as well: `{title} ({subtitle?})` is `Otters`.
 */
export function filledTemplate(pieces: readonly Piece[], exact: boolean): string {
  const left = exact ? pieces : withoutMissing(pieces)
  return left.map((piece) => ('text' in piece ? piece.text : (piece.field ?? ''))).join('')
}

function withoutMissing(given: readonly Piece[]): readonly Piece[] {
  let pieces = given
  for (;;) {
    const at = pieces.findIndex((piece) => 'field' in piece && piece.field === undefined)
    if (at === -1) return pieces
    const before = pieces.slice(0, at)
    const after = pieces.slice(at + 1)
    const [head, tail] = joined(textAt(before, -1), textAt(after, 0), before.some(isFilled))
    pieces = [...withText(before, -1, head), ...withText(after, 0, tail)]
  }
}

function isFilled(piece: Piece): boolean {
  return 'field' in piece && piece.field !== undefined
}

function textAt(pieces: readonly Piece[], at: 0 | -1): string | null {
  const piece = pieces.at(at)
  return piece !== undefined && 'text' in piece ? piece.text : null
}

function withText(pieces: readonly Piece[], at: 0 | -1, text: string | null): readonly Piece[] {
  if (textAt(pieces, at) === null) return pieces
  const others = at === 0 ? pieces.slice(1) : pieces.slice(0, -1)
  const kept = text === null || text === '' ? [] : [{ text }]
  return at === 0 ? [...kept, ...others] : [...others, ...kept]
}

const OPENING = /[([{«“"]\s*$/u
const CLOSING = /^\s*[)\]}»”"]/u

/** What is left of the texts before and behind a field that is missing. */
function joined(
  before: string | null,
  after: string | null,
  isBehindField: boolean,
): readonly [before: string | null, after: string | null] {
  const opens = before !== null && OPENING.test(before)
  if (opens && after !== null && CLOSING.test(after))
    return joined(before.replace(OPENING, ''), after.replace(CLOSING, ''), isBehindField)
  if (!isBehindField || before === null || opens) return [before, null]
  // Of `, ` before and a blank behind the comma is what parts the two fields beside.
  const parts = after !== null && /^\s+$/.test(after) && !/[\p{L}\p{N}]/u.test(before)
  return parts ? [before, null] : [null, after]
}
