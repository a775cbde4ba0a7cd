/**
 * Windows-1252 for the bytes 0x80 to 0x9f; the five unassigned ones stand for themselves. Node's TextDecoder of this name
 * reads them as ISO-8859-1.
 */
export const WINDOWS_1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What browsers read under the name of ISO-8859-1 too. */
export function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_1252_HIGH[sign.charCodeAt(0) - 0x80] ?? sign)
}
