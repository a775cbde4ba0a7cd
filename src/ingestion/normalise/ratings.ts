import type { Rating, Review } from '../../domain/listing.ts'
import { readExternalId } from './ids.ts'
import { readNumber } from './numbers.ts'
import { readLine, readText } from './text.ts'
import type { TextRules } from './text.ts'
import type { Stamp } from '../../domain/stamp.ts'
import type { Warn } from './warn.ts'

/** A grade on 0 to 5; null when it is not on its own scale. */
function onFive(grade: number, scale: number): number | null {
  if (!(scale > 0) || grade < 0 || grade > scale) return null
  return (grade * 5) / scale
}

/** The best mark of the scale: 5 where the partner does not say; a grade above that is of no scale we know. */
function scaleOf(value: unknown, grade: number): number {
  const scale = readNumber(value)
  if (scale !== null && scale > 0) return scale
  return 5 >= grade ? 5 : Number.NaN
}

export function readRating(value: unknown, warn: Warn): Rating | null {
  if (typeof value !== 'object' || value === null) return null
  const { average, count, scale } = value as Record<string, unknown>
  const grade = readNumber(average)
  const votes = readNumber(count)
  if (grade === null || votes === null || votes === 0) return null
  const onScale = onFive(grade, scaleOf(scale, grade))
  if (onScale === null || !Number.isInteger(votes) || votes < 0 || votes > 1e9) {
    warn('rating: out of its scale')
    return null
  }
  return { average: onScale, count: votes }
}

/** Far more than anyone reads. */
const REVIEWS_MAX = 500

export function readReviews(
  value: unknown,
  rules: TextRules,
  stampOf: (date: unknown) => Stamp | null,
  warn: Warn,
): readonly Review[] {
  if (!Array.isArray(value)) return []
  const reviews: Review[] = []
  for (const given of value.slice(0, REVIEWS_MAX)) {
    if (typeof given !== 'object' || given === null) continue
    const { id, grade, scale, text, author, date } = given as Record<string, unknown>
    const mark = readNumber(grade)
    const onScale = mark === null ? null : onFive(mark, scaleOf(scale, mark))
    const when = stampOf(date)
    if (onScale === null) {
      warn('review: no grade on its scale')
      continue
    }
    // Without a day it is still a grade that somebody gave.
    if (when === null && readLine(date, rules) !== null) warn('review: not a date')
    const content = readText(text, rules)
    reviews.push({
      externalId: readExternalId(id),
      grade: onScale,
      text: content === '' ? null : content,
      author: readLine(author, rules) ?? '',
      date: when,
    })
  }
  return reviews
}
