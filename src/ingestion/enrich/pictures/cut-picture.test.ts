import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  declaredJpeg,
  declaredPng,
  drawing,
  repeatedGif,
  seen,
  turnedJpeg,
} from '../../../../tests/support/pictures.ts'
import { cutPicture } from './cut-picture.ts'
import type { CutForm, CutPicture } from './cut-picture.ts'
import { PictureFault } from './picture-fault.ts'

/** As `drawing` draws it: the bright spot upper left, warm below it, cold at the right. */
const UPRIGHT = 'bright cold warm cold'

const jpeg = (width = 900, height = 600) => drawing(width, height).jpeg({ quality: 90 }).toBuffer()

async function animatedWebp(): Promise<Buffer> {
  const frames = [drawing(300, 200), drawing(300, 200).negate(), drawing(300, 200).flip()]
  const pages = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  return sharp(pages, { join: { animated: true } })
    .webp()
    .toBuffer()
}

async function withAlpha(alpha: number): Promise<Buffer> {
  return drawing(300, 200).ensureAlpha(alpha).png().toBuffer()
}

describe('what comes as', () => {
  test.each<[string, () => Promise<Buffer>, number, number, string]>([
    ['a JPEG', () => jpeg(), 900, 600, UPRIGHT],
    [
      'a progressive JPEG',
      () => drawing(900, 600).jpeg({ progressive: true }).toBuffer(),
      900,
      600,
      UPRIGHT,
    ],
    [
      'a PNG with a palette',
      () => drawing(300, 200).png({ palette: true }).toBuffer(),
      300,
      200,
      UPRIGHT,
    ],
    [
      'a PNG of 16 bits',
      () => drawing(300, 200).toColourspace('rgb16').png().toBuffer(),
      300,
      200,
      UPRIGHT,
    ],
    ['a PNG whose transparency nobody sees', () => withAlpha(1), 300, 200, UPRIGHT],
    ['a WebP', () => drawing(300, 200).webp().toBuffer(), 300, 200, UPRIGHT],
    ['an animated WebP, of which the first frame counts', animatedWebp, 300, 200, UPRIGHT],
    ['an AVIF', () => drawing(300, 200).avif().toBuffer(), 300, 200, UPRIGHT],
    ['a GIF', () => drawing(300, 200).gif().toBuffer(), 300, 200, UPRIGHT],
    [
      'a GIF of 900 frames, 276 million pixels together',
      async () => repeatedGif(await drawing(640, 480).gif().toBuffer(), 900),
      640,
      480,
      UPRIGHT,
    ],
    [
      'a CMYK JPEG',
      () => drawing(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
      300,
      200,
      UPRIGHT,
    ],
    [
      'a CMYK JPEG that lies on its side',
      async () => turnedJpeg(await drawing(300, 200).toColourspace('cmyk').jpeg().toBuffer(), 6),
      200,
      300,
      'warm bright cold cold',
    ],
    [
      'a JPEG in the colours of a wide screen',
      () => drawing(300, 200).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
      300,
      200,
      UPRIGHT,
    ],
    ['a picture larger than any screen', () => jpeg(4000, 3000), 4000, 3000, UPRIGHT],
    ['a poster', () => jpeg(600, 900), 600, 900, UPRIGHT],
    ['the smallest icon', () => drawing(16, 16).png().toBuffer(), 16, 16, UPRIGHT],
    [
      'a JPEG with a web page behind it',
      async () => Buffer.concat([await jpeg(300, 200), Buffer.from('<script>boo()</script>')]),
      300,
      200,
      UPRIGHT,
    ],
  ])('%s', async (_, make, width, height, looks) => {
    const bytes = await make()
    const cut = await cutPicture(bytes)
    expect([cut.width, cut.height, cut.blank]).toEqual([width, height, false])
    expect([await seen(cut.image.bytes), await seen(cut.web.bytes)]).toEqual([looks, looks])
    await expectForms(cut, 'jpg')
  })

  test.each([
    [1, UPRIGHT],
    [2, 'cold bright cold warm'],
    [3, 'cold warm cold bright'],
    [4, 'warm cold bright cold'],
    [5, 'bright warm cold cold'],
    [6, 'warm bright cold cold'],
    [7, 'cold cold warm bright'],
    [8, 'cold cold bright warm'],
  ])('a JPEG held as EXIF says with %i', async (orientation, looks) => {
    const cut = await cutPicture(turnedJpeg(await jpeg(300, 200), orientation))
    const [width, height] = orientation < 5 ? [300, 200] : [200, 300]
    expect([cut.width, cut.height, cut.image.width, cut.image.height]).toEqual([
      width,
      height,
      width,
      height,
    ])
    expect(await seen(cut.image.bytes)).toBe(looks)
  })
})

/** Every form is what it says, of its shape, not larger than what came, and holds nothing but pixels. */
async function expectForms(cut: CutPicture, still: 'jpg' | 'png'): Promise<void> {
  const { image, square, rectangle, web } = cut
  const endings = [image, square, rectangle, web].map(({ ending }) => ending)
  expect(endings).toEqual([still, still, still, 'webp'])
  for (const form of [image, square, rectangle, web]) await expectPlain(form)
  const least = Math.min(image.width, image.height)
  expect([square.width, square.height]).toEqual([Math.min(least, 600), Math.min(least, 600)])
  expect(Math.abs(rectangle.height - (rectangle.width * 9) / 16)).toBeLessThanOrEqual(0.5)
  expect(rectangle.width).toBeLessThanOrEqual(Math.min(image.width, 1200))
  expect(rectangle.height).toBeLessThanOrEqual(image.height)
  const ratio = cut.width / cut.height
  for (const [form, side] of [
    [image, 1920],
    [web, 1200],
  ] as const) {
    const scale = Math.min(1, side / Math.max(cut.width, cut.height))
    expect(form.width).toBe(Math.round(cut.width * scale))
    expect(Math.abs(form.width / form.height - ratio)).toBeLessThan(
      ratio / Math.min(form.width, form.height),
    )
  }
}

async function expectPlain({ bytes, ending, width, height }: CutForm): Promise<void> {
  const read = await sharp(bytes).metadata()
  const formats = { jpg: 'jpeg', png: 'png', webp: 'webp' }
  expect(read).toMatchObject({
    format: formats[ending],
    width,
    height,
    space: 'srgb',
    depth: 'uchar',
  })
  expect([read.exif, read.icc, read.iptc, read.xmp, read.orientation, read.pages ?? 1]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    1,
  ])
  for (const said of ['GPS', 'script']) expect(bytes.includes(said)).toBe(false)
}

test('what can be seen through stays so', async () => {
  const cut = await cutPicture(await withAlpha(0.5))
  await expectForms(cut, 'png')
  for (const { bytes } of [cut.image, cut.square, cut.rectangle, cut.web]) {
    const { channels } = await sharp(bytes).stats()
    expect(Math.abs((channels[3]?.mean ?? 0) - 128)).toBeLessThan(2)
  }
})

test('shades of grey come out as colours that are grey', async () => {
  const cut = await cutPicture(await drawing(300, 200).greyscale().jpeg().toBuffer())
  await expectForms(cut, 'jpg')
  const { channels } = await sharp(cut.image.bytes).stats()
  expect(Math.abs((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 99))).toBeLessThan(2)
})

test('of much that is cut away, what draws the eye is kept', async () => {
  // A wide grey wall with one poster on it, far from the middle.
  const poster = await drawing(200, 200).png().toBuffer()
  const wall = sharp({ create: { width: 1600, height: 300, channels: 3, background: '#777' } })
  const bytes = await wall
    .composite([{ input: poster, left: 1350, top: 50 }])
    .png()
    .toBuffer()
  const { square } = await cutPicture(bytes)
  const { channels } = await sharp(square.bytes).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(30)
})

test('the longest banner that is taken has forms that can still be made out', async () => {
  const cut = await cutPicture(await drawing(4000, 200).png().toBuffer())
  const sizes = [cut.image, cut.square, cut.rectangle, cut.web].map((form) => [
    form.width,
    form.height,
  ])
  expect(sizes).toEqual([
    [1920, 96],
    [96, 96],
    [170, 96],
    [1200, 60],
  ])
})

test.each([
  ['one colour', '#cccccc', true],
  ['white', '#ffffff', true],
])('%s from edge to edge is blank', async (_, background, blank) => {
  const plain = sharp({ create: { width: 300, height: 200, channels: 3, background } })
  expect((await cutPicture(await plain.jpeg().toBuffer())).blank).toBe(blank)
})

test('the same bytes come out the same', async () => {
  const bytes = await jpeg()
  const [one, other] = [await cutPicture(bytes), await cutPicture(bytes)]
  expect(one).toEqual(other)
})

const page = (text: string) => async () => Buffer.from(text)

test.each<[string, () => Promise<Buffer>, string]>([
  ['no bytes', page(''), 'unsupported'],
  ['a web page', page('<!DOCTYPE html><html><body>404</body></html>'), 'html'],
  ['a piece of a web page', page('\n  <div>Not found</div>'), 'html'],
  ['a web page behind many comments', page(`${'<!---->'.repeat(100)}<html>`), 'html'],
  ['nothing but many comments', page(`${'<!---->'.repeat(140)}404`), 'unsupported'],
  ['an SVG', page('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  [
    'an SVG with a script behind a declaration and a comment',
    page('\uFEFF<?xml version="1.0"?><!-- x --><svg onload="boo()"><script>boo()</script></svg>'),
    'svg',
  ],
  [
    'an SVG that draws in a file',
    page('<!DOCTYPE svg><svg><image href="file:///etc/passwd"/></svg>'),
    'svg',
  ],
  ['a PDF', page('%PDF-1.7\n'), 'unsupported'],
  ['text', page('Not found'), 'unsupported'],
  ['JSON', page('{"error":"not found"}'), 'unsupported'],
  ['a TIFF', () => drawing(300, 200).tiff().toBuffer(), 'unsupported'],
  ['a BMP', page('BM\x36\0\0\0'), 'unsupported'],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 6000), 'damaged'],
  [
    'half a PNG',
    async () => (await drawing(300, 200).png().toBuffer()).subarray(0, 500),
    'damaged',
  ],
  [
    'half a WebP',
    async () => (await drawing(300, 200).webp().toBuffer()).subarray(0, 300),
    'damaged',
  ],
  [
    'half a GIF',
    async () => (await drawing(300, 200).gif().toBuffer()).subarray(0, 400),
    'damaged',
  ],
  [
    'the beginning of a JPEG and nothing more',
    async () => Buffer.from([0xff, 0xd8, 0xff]),
    'damaged',
  ],
  ['a PNG that lacks most of its pixels', async () => declaredPng(4000, 4000), 'damaged'],
  ['a counting pixel', () => drawing(1, 1).gif().toBuffer(), 'tooSmall'],
  ['a line', () => drawing(800, 2).png().toBuffer(), 'tooSmall'],
  ['a strip as high as a house', async () => declaredPng(16, 60_000), 'strip'],
  ['a strip across the page', () => drawing(2001, 100).png().toBuffer(), 'strip'],
  [
    'a PNG that says it has 2500 million pixels',
    async () => declaredPng(50_000, 50_000),
    'tooManyPixels',
  ],
  [
    'a JPEG that says it has 4000 million pixels',
    async () => declaredJpeg(await jpeg(), 65_000, 65_000),
    'tooManyPixels',
  ],
  ['a PNG wider than pictures can be', async () => declaredPng(2_000_000_000, 2), 'damaged'],
])('%s is refused, in words', async (_, make, code) => {
  const fault = await cutPicture(await make()).then(
    () => null,
    (error: unknown) => error,
  )
  expect(fault).toBeInstanceOf(PictureFault)
  expect((fault as PictureFault).code).toBe(code)
  expect((fault as PictureFault).message).toMatch(/^(It|There) .*\.$/)
})
