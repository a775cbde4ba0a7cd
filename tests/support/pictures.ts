import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

const WARM = [0xd2, 0x69, 0x1e] as const
const COLD = [0x20, 0x50, 0x8c] as const
const BRIGHT = [0xff, 0xf3, 0xb0] as const

/**
 * A picture made for a test: a warm left half and a cold right one, a bright spot at the upper left. From pixels: what
 * reads pictures here reads no drawings.
 */
export function drawing(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  const radius = Math.min(width, height) / 8
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const near = Math.hypot(x - width / 4, y - height / 4) < radius
      pixels.set(near ? BRIGHT : x < width / 2 ? WARM : COLD, (y * width + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A PNG that says it is that large and holds next to nothing. */
export function declaredPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A JPEG whose header says it is that large. */
export function declaredJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  // SOF0: marker, length, precision, height, width.
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, at + 5)
  copy.writeUInt16BE(width, at + 7)
  return copy
}

/** The same pixels with a note on how the camera was held, and where. */
export function turnedJpeg(jpeg: Buffer, orientation: number): Buffer {
  const entry = Buffer.alloc(12)
  entry.writeUInt16BE(0x0112, 0)
  entry.writeUInt16BE(3, 2)
  entry.writeUInt32BE(1, 4)
  entry.writeUInt16BE(orientation, 8)
  const tiff = Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'),
    entry,
    Buffer.alloc(4),
    Buffer.from('GPS 48.8566 2.3522'),
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A GIF that shows its one frame so many times. */
export function repeatedGif(gif: Buffer, frames: number): Buffer {
  const colours = 3 * 2 ** (((gif[10] ?? 0) & 7) + 1)
  const hasColours = ((gif[10] ?? 0) & 0x80) !== 0
  const from = 13 + (hasColours ? colours : 0)
  const frame = gif.subarray(from, gif.length - 1)
  return Buffer.concat([
    gif.subarray(0, from),
    ...Array.from({ length: frames }, () => frame),
    gif.subarray(-1),
  ])
}

const NAMES = { warm: WARM, cold: COLD, bright: BRIGHT } as const
/** Of 255 for each channel: what colour spaces and compression may do to it. */
const TOLERANCE = 40

/**
 * What a picture shows, read as a person would: the colours in the middles of its quarters, upper row first; `?` where it
 * is none of the drawing's.
 */
export async function seen(bytes: Buffer): Promise<string> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const first = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    const found = Object.entries(NAMES).find(([, colour]) =>
      colour.every((value, channel) => Math.abs(value - (data[first + channel] ?? 0)) < TOLERANCE),
    )
    return found?.[0] ?? '?'
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].join(' ')
}

/** Cells across and down of a fingerprint. */
const PRINT = { width: 6, height: 4 }

/** What a picture looks like from afar: the colours of its cells in 16 steps a channel, a hex digit each. */
export async function fingerprint(bytes: Buffer): Promise<string> {
  const data = await sharp(bytes)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ ...PRINT, fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return [...data].map((value) => Math.round(value / 17).toString(16)).join('')
}

/** The greatest difference between two fingerprints, in steps of a channel. */
export function unlikeness(one: string, other: string): number {
  if (one.length !== other.length) return 16
  const step = (text: string, at: number) => Number.parseInt(text.charAt(at), 16)
  return Math.max(...one.split('').map((_, at) => Math.abs(step(one, at) - step(other, at))))
}
