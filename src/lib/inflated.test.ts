import { brotliCompressSync, crc32, deflateRawSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { InflateFault, inflated } from './inflated.ts'

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(bytes: Buffer, coding: 'gzip' | 'br' = 'gzip', size = bytes.length) {
  const stream = inflated(pieces(bytes, size), coding)
  const chunks: Buffer[] = []
  for await (const chunk of stream.chunks()) chunks.push(chunk)
  return { text: Buffer.concat(chunks).toString(), left: stream.left() }
}

/** A member with all that a header may hold (RFC 1952 2.3.1). */
function adorned(text: string): Buffer {
  const bytes = Buffer.from(text)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(crc32(bytes))
  end.writeUInt32LE(bytes.length, 4)
  const head = Buffer.from([0x1f, 0x8b, 8, 0x1f, 0, 0, 0, 0, 0, 3, 3, 0, 1, 2, 3])
  const texts = Buffer.from('name\0a comment\0')
  return Buffer.concat([head, texts, Buffer.from([7, 7]), deflateRawSync(bytes), end])
}

const A = gzipSync('Les Loutres ')
const B = gzipSync('et le Castor')
const garbage = Buffer.from('<!-- served in 3 ms -->')
const zeros = Buffer.alloc(1000)

test.each<[string, Buffer, string, number]>([
  ['one member', A, 'Les Loutres ', 0],
  ['two members', Buffer.concat([A, B]), 'Les Loutres et le Castor', 0],
  ['an empty member between', Buffer.concat([A, gzipSync(''), B]), 'Les Loutres et le Castor', 0],
  ['a member with name, comment and more', adorned('Otters'), 'Otters', 0],
  ['two of those', Buffer.concat([adorned('Otters'), adorned('!')]), 'Otters!', 0],
  ['padding with zeros', Buffer.concat([A, zeros]), 'Les Loutres ', 0],
  ['text behind', Buffer.concat([A, garbage]), 'Les Loutres ', 23],
  ['text behind two', Buffer.concat([A, B, garbage]), 'Les Loutres et le Castor', 23],
  ['zeros and text behind', Buffer.concat([A, zeros, garbage]), 'Les Loutres ', 1023],
  ['a byte behind', Buffer.concat([A, Buffer.from('\n')]), 'Les Loutres ', 1],
  ['half a mark behind', Buffer.concat([A, Buffer.from([0x1f, 0x8b])]), 'Les Loutres ', 2],
])('%s is read, in pieces of any size', async (_, bytes, text, left) => {
  for (const size of [bytes.length, 1, 7, 18, A.length, A.length + 3])
    expect(await read(bytes, 'gzip', size), `by ${size}`).toEqual({ text, left })
})

test('brotli, and what is behind it', async () => {
  const bytes = brotliCompressSync('Les Loutres')
  expect(await read(bytes, 'br')).toEqual({ text: 'Les Loutres', left: 0 })
  for (const size of [100, 1, 7])
    expect(await read(Buffer.concat([bytes, garbage]), 'br', size)).toEqual({
      text: 'Les Loutres',
      left: 23,
    })
})

test('much more than a chunk', async () => {
  const text = Array.from({ length: 60_000 }, (_, at) => `${(at * 7919) % 10_007};`).join('')
  const bytes = Buffer.concat([gzipSync(text), gzipSync(text), garbage])
  expect(await read(bytes, 'gzip', 10_000)).toEqual({ text: text + text, left: 23 })
})

function flipped(bytes: Buffer, fromEnd: number): Buffer {
  const copy = Buffer.from(bytes)
  copy[copy.length - fromEnd]! ^= 0xff
  return copy
}

test.each<[string, Buffer, 'gzip' | 'br', string]>([
  ['nothing behind the mark', A.subarray(0, 3), 'gzip', 'cutOff'],
  ['no end', A.subarray(0, -9), 'gzip', 'cutOff'],
  ['no trailer', A.subarray(0, -8), 'gzip', 'cutOff'],
  ['half a trailer', A.subarray(0, -3), 'gzip', 'cutOff'],
  ['a second member without its end', Buffer.concat([A, B.subarray(0, 12)]), 'gzip', 'cutOff'],
  ['a second member of a header', Buffer.concat([A, B.subarray(0, 5)]), 'gzip', 'cutOff'],
  ['a wrong check', flipped(A, 8), 'gzip', 'damaged'],
  ['a wrong length', flipped(A, 1), 'gzip', 'damaged'],
  ['a wrong check of the second', Buffer.concat([A, flipped(B, 8)]), 'gzip', 'damaged'],
  ['no gzip', garbage, 'gzip', 'damaged'],
  ['brotli without its end', brotliCompressSync('Les Loutres').subarray(0, -3), 'br', 'cutOff'],
  ['rubbish', Buffer.from('rubbish rubbish'), 'br', 'damaged'],
])('%s is told', async (_, bytes, coding, kind) => {
  for (const size of [bytes.length, 1]) {
    const error: unknown = await read(bytes, coding, size).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(InflateFault)
    expect((error as InflateFault).kind).toBe(kind)
  }
})

test('a source that fails tells its own fault, and is let go of', async () => {
  let closed = false
  async function* failing(): AsyncGenerator<Buffer> {
    try {
      yield A.subarray(0, 15)
      throw new Error('the cable')
    } finally {
      closed = true
    }
  }
  await expect(async () => {
    for await (const chunk of inflated(failing(), 'gzip').chunks()) void chunk
  }).rejects.toThrow('the cable')
  expect(closed).toBe(true)
})

test('whoever stops reading lets go of the source', async () => {
  let closed = false
  async function* endless(): AsyncGenerator<Buffer> {
    try {
      for (;;) yield gzipSync('x'.repeat(1000))
    } finally {
      closed = true
    }
  }
  for await (const chunk of inflated(endless(), 'gzip').chunks()) if (chunk.length > 0) break
  expect(closed).toBe(true)
})
