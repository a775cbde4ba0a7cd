import { PictureFault } from './picture-fault.ts'

/** Told by the first bytes: neither a name's ending nor a content type is believed. */
export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'

type Row = readonly [kind: PictureKind, at: number, bytes: RegExp]

const KINDS: readonly Row[] = [
  ['jpeg', 0, /^\xff\xd8\xff/],
  ['png', 0, /^\x89PNG\r\n[^]\n/],
  ['gif', 0, /^GIF8[79]a/],
  ['webp', 0, /^RIFF[^]{4}WEBP/],
  ['avif', 4, /^ftyp(?:avif|avis|mif1|msf1)/],
]

const HEAD_BYTES = 1024
const MARKUP = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[^])*-->|<!doctype[^>]*>)*<([a-z][a-z0-9:-]*)/i

/** Throws a PictureFault that says what the bytes are instead. */
export function pictureKind(bytes: Buffer): PictureKind {
  const head = bytes.subarray(0, HEAD_BYTES).toString('latin1')
  const found = KINDS.find(([, at, signature]) => signature.test(head.slice(at)))
  if (found !== undefined) return found[0]
  if (bytes.length === 0) throw new PictureFault('unsupported', 'There are no bytes at all.')
  const root = MARKUP.exec(head.replace(/^\xef\xbb\xbf/, ''))?.[1]?.toLowerCase()
  if (root === 'svg' || root?.endsWith(':svg'))
    throw new PictureFault('svg', 'It is an SVG drawing; give it as PNG, JPEG, WebP, AVIF or GIF.')
  if (root !== undefined) throw new PictureFault('html', 'It is a web page, not a picture.')
  throw new PictureFault(
    'unsupported',
    'It is no picture that we read: JPEG, PNG, WebP, AVIF and GIF are.',
  )
}
