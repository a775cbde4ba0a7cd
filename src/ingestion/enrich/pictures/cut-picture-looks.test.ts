import { describe, expect, test } from 'vitest'
import {
  drawing,
  fingerprint,
  repeatedGif,
  turnedJpeg,
  unlikeness,
} from '../../../../tests/support/pictures.ts'
import { cutPicture } from './cut-picture.ts'

/**
 * How the four forms look, as a person found them right: whole, square, 16:9 and compressed, in that order. Pinned by
 * what can be seen, not by bytes, which another version of an encoder may write otherwise. When a rule of cutting changes
 * on purpose, look at the pictures before writing new ones down.
 */
const KINDS: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a photograph': () => drawing(900, 600).jpeg().toBuffer(),
  'CMYK, held sideways': async () =>
    turnedJpeg(await drawing(300, 200).toColourspace('cmyk').jpeg().toBuffer(), 6),
  'the colours of a wide screen': () =>
    drawing(300, 200).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(),
  'a film, of which the first frame counts': async () =>
    repeatedGif(await drawing(640, 480).gif().toBuffer(), 250),
  'half seen through': () => drawing(300, 200).ensureAlpha(0.5).png().toBuffer(),
  'a banner': () => drawing(4000, 200).png().toBuffer(),
  'a poster': () => drawing(600, 900).jpeg().toBuffer(),
  'shades of grey': () => drawing(300, 200).toColourspace('grey16').png().toBuffer(),
}

const LOOKS: Readonly<Record<string, readonly string[]>> = {
  'a photograph': [
    'c62d95c63357258258c62d95c63357258258c62c61b62358258258c62d62b62358258258',
    'c62d84da6d62755258c62d84da5d62755258c62c62c62d62755258c62c62c62d62755258',
    'd72eb6c63357258258c62d94c63358258258c62c61b62358258258c62d62b62358258258',
    'c62d95c62258258258c62d95c62258258258c62c62c62258258258c62c62c62258258258',
  ],
  'CMYK, held sideways': [
    'd60d60d60d71d93d71b61b61b61c72c94c72257257257257247257048048048048048048',
    'c61c61c61c61d71c61d60d60d60d72ec7d72b61b61b61b61b72b61257257257257257257',
    'c61c61c61c60c61c60c61c61c60d72ec8d72c61c61c60d82ec8d72c61c61c61c60d61c60',
    'd60d60d60d71d94d71b61b61b61b62c94b62257257257247247257048048048048048048',
  ],
  'the colours of a wide screen': [
    'c62d95c63357258258c62d95c63357258258c62c61c62357258258c62d62c62357258258',
    'c62d83da5d62755258c62d83da5d62755258c62c62c61d61755258c62c62c62d61755258',
    'd72eb6c73357258258c62d94c62357258258c62c61c62357258258c62d62c62357258258',
    'c62d95c62258258258c62d95c62258258258c62c62c62258258258c62c62c62258258258',
  ],
  'a film, of which the first frame counts': [
    'd72e95b63357258258d72e95b63357258258c62c61b62358258258c62d62b62358258258',
    'c62d95d95c62358258c62d94d94c62358258c62c62c62c62358258c62c62d62c62358258',
    'c62d84b63358258258d73ec8c73357258258c62d72b62358258258c62d62b62358258258',
    'c62ea5c62258258258c62ea5c62258258258c62c62c62258258258c62c62c62258258258',
  ],
  'half seen through': [
    'eb8ecadb99ab8ac8aceb8ecadb99ab8ac8aceb8ea8db99ab8ac8aceb8eb8db99ab8ac8ac',
    'eb8eb9ecaeb8baa8aceb8eb9ecaeb8baa8aceb8eb8ea8eb8baa8aceb8eb8eb8eb8baa8ac',
    'eb9edbdb99ab8ac8aceb8ecadb99ab8ac8aceb8ea8db99ab8ac8aceb8eb8db99ab8ac8ac',
    'eb8ecaeb88ac8ac8aceb8ecaeb88ac8ac8aceb8eb8eb88ac8ac8aceb8eb8eb88ac8ac8ac',
  ],
  'a banner': [
    'c62d62c62358258258c62d62c62358258258c62d62c62358258258c62d62c62358258258',
    'c62c62d94d95c62c62c62c62d95d95c62c62c62c62c62c62c62c62c62c62c62c62c62c62',
    'c62c62d83d84c62c62c62c62d83d84c62c62c62c62c62c62c62c62c62c62c62c62c62c62',
    'c62d62b62358258258c62d62b62358258258c62d62b62358258258c62d62b62358258258',
  ],
  'a poster': [
    'd72d94c73358258258d72d94c73358258258c62d62b62358258258c62d62b62358258258',
    'c62d72b63358258258d73ec8c74357258258c62d72b63358258258c62d62b62358258258',
    'c62d62b62358258258d73ec8c74357258258d83fd8c74357258258c62d62b62358258258',
    'c62d95d72258258258c72d95d72258258258c62c62c62258258258c62c62c62258258258',
  ],
  'shades of grey': [
    '888aaa888555555555888aaa888555555555888888888555555555888888888555555555',
    '888999bbb888666555888999bbb888666555888888888888666555888888888888666555',
    '888bbb888555555555888aaa888555555555888888888555555555888888888555555555',
    '888aaa888555555555888aaa888555555555888888888555555555888888888555555555',
  ],
}

/** Encoders differ by a shade; a turn, a wrong colour or another part of the picture by far more. */
const TOLERANCE = 2

describe.each(Object.entries(LOOKS))('%s', (name, looks) => {
  test('looks as it did when somebody looked', async () => {
    const { image, square, rectangle, web } = await cutPicture(await KINDS[name]!())
    const prints = await Promise.all(
      [image, square, rectangle, web].map(({ bytes }) => fingerprint(bytes)),
    )
    const off = prints.map((print, index) => unlikeness(print, looks[index]!))
    expect(Math.max(...off), prints.join(' ')).toBeLessThanOrEqual(TOLERANCE)
  })
})

test('all of them were looked at, and one that is turned or has no colours is told from it', async () => {
  expect(Object.keys(LOOKS)).toEqual(Object.keys(KINDS))
  const upright = LOOKS['a photograph']![0]!
  const turned = await fingerprint(await drawing(900, 600).flop().jpeg().toBuffer())
  expect(unlikeness(upright, turned)).toBeGreaterThan(TOLERANCE)
  expect(unlikeness(upright, LOOKS['shades of grey']![0]!)).toBeGreaterThan(TOLERANCE)
})
