import type { Commentary } from '../../../domain/event.ts'
import type { Listing, Review } from '../../../domain/listing.ts'
import type { Chosen, Claim } from '../claim.ts'
import { cutText } from '../../../lib/clean-text.ts'
import { byText, givers, idsOf } from '../claim.ts'
import { localDay } from '../local-day.ts'
import { COMMENTARIES } from '../policy.ts'
import { titleWords } from '../title-words.ts'

/**
 * Grades: the plain mean of all ratings collected and how many they are. A listing's own rating counts as often as it
 * says and holds the listing's reviews; without one its reviews count one each. The same rating or review told by
 * several listings of a partner counts once. No ratings: no mean, and a count of 0.
 */
export interface Grades {
  readonly average: number | null
  readonly count: number
}

const NO_GRADES: Grades = { average: null, count: 0 }
const UNGRADED: Chosen<Grades> = { value: NO_GRADES, from: [] }

export function listingGrades({ rating, reviews }: Listing): Grades {
  if (rating !== null && rating.count > 0)
    return meanOf(rating.average * rating.count, rating.count)
  const told = reviews.length < 2 ? reviews : newOnes(reviews)
  let sum = 0
  for (const review of told) sum += review.grade
  return meanOf(sum, told.length)
}

function newOnes(reviews: readonly Review[]): readonly Review[] {
  const seen = new Set<string>()
  return reviews.filter((one) => isNew(one, 0, seen))
}

export function eventGrades(claims: readonly Claim[]): Chosen<Grades> {
  const given = givers(claims, isGraded)
  const [only] = given
  if (only === undefined) return UNGRADED
  if (given.length === 1 && only.listing.reviews.length === 0) {
    return { value: listingGrades(only.listing), from: [only.id] }
  }
  const ratings = new Set<string>()
  const seen = new Set<string>()
  const grades: { readonly grade: number; readonly count: number }[] = []
  for (const { listing, member } of given) {
    const { rating, reviews } = listing
    if (rating === null || rating.count <= 0) continue
    for (const review of reviews) isNew(review, member.partner.id, seen)
    const key = `${member.partner.id}|${rating.average}|${rating.count}`
    if (ratings.has(key)) continue
    ratings.add(key)
    grades.push({ grade: rating.average, count: rating.count })
  }
  for (const { listing, member } of given) {
    if (listing.rating !== null && listing.rating.count > 0) continue
    for (const review of listing.reviews) {
      if (isNew(review, member.partner.id, seen)) grades.push({ grade: review.grade, count: 1 })
    }
  }
  // Summed in one order, so that rounding is the same whatever order the members came in.
  grades.sort((a, b) => a.grade - b.grade || a.count - b.count)
  const sum = grades.reduce((total, { grade, count }) => total + grade * count, 0)
  const count = grades.reduce((total, one) => total + one.count, 0)
  return { value: meanOf(sum, count), from: idsOf(given) }
}

function isGraded({ listing: { rating, reviews } }: Claim): boolean {
  return (rating !== null && rating.count > 0) || reviews.length > 0
}

/**
 * Newest first, those without a day last, at most so many of an event, and of each at most so much. The same review told
 * twice, by a partner's id or by author, day and text, is one.
 */
export function collectCommentaries(claims: readonly Claim[]): Chosen<readonly Commentary[]> {
  const given = givers(claims, isReviewed)
  if (given.length === 0) return UNREVIEWED
  const seen = new Set<string>()
  const commentaries: Commentary[] = []
  for (const { listing, member } of given) {
    for (const review of listing.reviews) {
      if (!isNew(review, member.partner.id, seen)) continue
      const { grade, text, author, date } = review
      const content = text === null ? null : cutText(text, COMMENTARIES.lengthMax)
      commentaries.push({ grade: rounded(grade), content, username: author, date })
    }
  }
  if (commentaries.length > 1) commentaries.sort(newestFirst)
  return { value: commentaries.slice(0, COMMENTARIES.most), from: idsOf(given) }
}

const UNREVIEWED: Chosen<readonly Commentary[]> = { value: [], from: [] }

function isReviewed({ listing }: Claim): boolean {
  return listing.reviews.length > 0
}

/** The words of so much of a text tell it from others. */
const TOLD_BY = 500

/**
 * A review is known by its partner's id, or by author, day and text, however sellers write these (one may tell the hour, or
 * lose accents): one of them seen before is enough. Where there is no text, the grade is what else there is.
 */
function isNew(review: Review, partner: number, seen: Set<string>): boolean {
  const { author, date, text, externalId } = review
  const own = externalId === null ? null : `${partner}#${externalId}`
  const words = text === null ? `=${rounded(review.grade)}` : wordsOf(text.slice(0, TOLD_BY))
  const day = date === null ? '' : localDay(date)
  const told = author === '' && text === null ? null : `${wordsOf(author)}|${day}|${words}`
  const known = (own !== null && seen.has(own)) || (told !== null && seen.has(told))
  if (own !== null) seen.add(own)
  if (told !== null) seen.add(told)
  return !known
}

function wordsOf(text: string): string {
  return titleWords(text).join(' ')
}

function newestFirst(a: Commentary, b: Commentary): number {
  return (
    (b.date?.at ?? 0) - (a.date?.at ?? 0) ||
    byText(a.username, b.username) ||
    byText(a.content ?? '', b.content ?? '') ||
    b.grade - a.grade
  )
}

function meanOf(sum: number, count: number): Grades {
  return count > 0 ? { average: rounded(sum / count), count } : NO_GRADES
}

function rounded(grade: number): number {
  return Math.round(grade * 100) / 100
}
