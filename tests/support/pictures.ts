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
