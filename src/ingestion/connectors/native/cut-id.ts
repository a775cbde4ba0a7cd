/** Ids that need no cleaning: what is cut off here must be what reading the whole line would give. */
const FIRST_MEMBER =
  /^\s*\{\s*"id"\s*:\s*(?:"([!#-%'-;=?-[\]-~]{1,200})"|(0|-?[1-9]\d{0,14}))\s*[,}]/
const HEAD_BYTES = 320

/** The id of a listing whose first member it is, without parsing the line; null where that is not plain. */
export function cutId(line: Buffer): string | null {
  const match = FIRST_MEMBER.exec(line.toString('latin1', 0, HEAD_BYTES))
  return match === null ? null : (match[1] ?? match[2] ?? null)
}
