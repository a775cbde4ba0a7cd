/** The noughts of scripts that write dates and prices in digits of their own; the other nine follow each. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xed0, 0x17e0, 0x1040, 0xff10]
const OTHER =
  /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u0ed0-\u0ed9\u17e0-\u17e9\u1040-\u1049\uff10-\uff19]/g

/** The text with digits of Arabic, Persian, Hindi, Thai and their like, and wide ones, as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(OTHER, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (NOUGHTS.find((first) => code >= first && code < first + 10) ?? code))
  })
}
