import { WINDOWS_1252_HIGH } from './windows-1252.ts'

const BYTE_OF = new Map(WINDOWS_1252_HIGH.split('').map((sign, index) => [sign, 0x80 + index]))

const TRAIL = `[\\u0080-\\u00bf${WINDOWS_1252_HIGH.replace(/[\]\\^-]/g, '\\$&')}]`
const SUSPECT = new RegExp(
  `[\\u00c2-\\u00df]${TRAIL}|[\\u00e0-\\u00ef]${TRAIL}{2}|[\\u00f0-\\u00f4]${TRAIL}{3}`,
  'g',
)

const utf8 = new TextDecoder('utf-8', { fatal: true })

function byteOf(sign: string): number {
  return BYTE_OF.get(sign) ?? sign.charCodeAt(0)
}

function repairOnce(text: string): string {
  return text.replace(SUSPECT, (signs) => {
    try {
      return utf8.decode(Uint8Array.from(signs.split('').map(byteOf)))
    } catch {
      return signs
    }
  })
}

/** UTF-8 that was read as windows-1252 somewhere on its way (`CafÃ©`), put right; up to twice. */
export function repairMojibake(text: string): string {
  const once = repairOnce(text)
  return once === text ? text : repairOnce(once)
}
