import { repairMojibake } from '../../lib/mojibake.ts'
import type { TextRules } from './text.ts'

/** Bytes that windows-1252 does not have, and its low quotes and marks between letters: another encoding was meant. */
const OTHER_ENCODING = /[\u0081\u008d\u008f\u0090\u009d]|\p{L}[‚„ˆ‰†‡]\p{L}/u

/** Why a text, as it came, was most likely read in a wrong encoding before or at our door, and what puts it right; null where it looks sound. */
export function damageOf(text: string, { repair }: TextRules): string | null {
  if (text.includes('\ufffd')) return 'has letters that were lost on the way (U+FFFD)'
  if (OTHER_ENCODING.test(text))
    return 'looks read in a wrong encoding: "encoding" of a mapping file tells which'
  const isDecodedWrongly = !repair && /[\u00c2-\u00f4]/.test(text) && repairMojibake(text) !== text
  return isDecodedWrongly
    ? 'looks decoded wrongly before it came: --option mojibake=repair puts it right'
    : null
}
