import type { WireEvent } from '../contract/schemas/event.ts'
import type { WireSource } from '../contract/schemas/source.ts'
import { DAY_MS } from '../lib/durations.ts'
import { markup, type Markup } from '../lib/markup.ts'
import { jsonScript, webLink } from './markup.ts'
import { eventJsonLd } from './json-ld.ts'
import { pageText } from './layout.ts'
import { linkPreview } from './link-preview.ts'
import {
  clockWords,
  dayWords,
  hasClock,
  momentWords,
  readMoment,
  isOneNight,
  type Moment,
} from './moments.ts'
import { whyOf, type WhyBySource } from './why-unavailable.ts'
import { WORDS, type Language, type Words } from './words.ts'

/** More than fits a screen; the rest is folded away. */
const DATES_OPEN_MAX = 8

interface Setting {
  readonly event: WireEvent
  readonly language: Language
  readonly words: Words
  readonly now: number
  readonly why: WhyBySource
}

/**
 * The public page of an event, from what lookups show of it. Whatever a partner told has a direction of its own (`bdi`,
 * `dir`): behind a name in Hebrew `4 / 5` would read `5 / 4`.
 */
export function eventPageText(
  event: WireEvent,
  language: Language,
  now: number,
  why: WhyBySource = new Map(),
): string {
  const setting = { event, language, words: WORDS[language], now, why }
  return pageText({
    language,
    title: event.name,
    head: markup`<link rel="canonical" href="${event.serviceLink}">
${linkPreview({ event, language, date: shownDate(setting) })}
${jsonScript(eventJsonLd(event, why))}`,
    body: markup`<main>
${picture(event)}
<p class="soft">${categories(setting)}</p>
<h1 dir="auto">${event.name}</h1>
${marks(setting)}
${when(setting)}
${where(setting)}
${performers(setting)}
${sellers(setting)}
${about(setting)}
${grades(setting)}
</main>`,
  })
}

function picture(event: WireEvent): Markup | null {
  const address = webLink(event.webImage ?? event.image)
  if (address === null) return null
  // All uncropped forms are alike in shape, so the space is kept free before the picture is there.
  const { imageWidth: width, imageHeight: height } = event
  return width === null || height === null
    ? markup`<img src="${address}" alt="">`
    : markup`<img src="${address}" width="${width}" height="${height}" alt="">`
}

function categories({ event, language }: Setting): string {
  return event.categories
    .map(({ traductionFR, traductionEN }) => (language === 'fr' ? traductionFR : traductionEN))
    .join(' · ')
}

/** A guess about the end of one night is not off by more than a day; about that of an exhibition it may be. */
function isOver(event: WireEvent, now: number): boolean {
  const [start, end] = [readMoment(event.startDate), readMoment(event.endDate)]
  if (!event.hasEndDateNotReliable) return end.at < now
  const isToCome = allDates(event).some(({ at }) => at >= now)
  return !isToCome && isOneNight(start, end) && end.at + DAY_MS < now
}

function marks({ event, words, now, why }: Setting): Markup | null {
  const past = isOver(event, now)
  const all = [
    event.cancelledAt === null ? null : markup`<span class="mark bad">${words.cancelled}</span>`,
    event.cancelledAt === null && event.notAvailableAt !== null && !past
      ? markup`<span class="mark bad">${words.unavailable[whyOf(event, why)]}</span>`
      : null,
    past ? markup`<span class="mark">${words.past}</span>` : null,
    event.hasGoodDeal ? markup`<span class="mark good">${words.goodDeal}</span>` : null,
    event.highestPrice === 0 ? markup`<span class="mark good">${words.free}</span>` : null,
  ].filter((mark) => mark !== null)
  return all.length === 0 ? null : markup`<p class="marks">${all}</p>`
}

function when(setting: Setting): Markup {
  const { event, language, words, now } = setting
  const start = readMoment(event.startDate)
  const dates = allDates(event).filter(({ at }) => at >= now)
  const shown = shownDate(setting)
  const isUnderWay = shown.at !== start.at
  const lead = isUnderWay ? `${words.next} ` : isGoingOn(event, start, now) ? `${words.since} ` : ''
  return markup`<h2>${words.when}</h2>
<p class="${event.cancelledAt === null ? '' : 'gone'}">${lead}<time datetime="${shown.iso}">${momentWords(shown, language, words.at)}</time>${until(event, language, words)}</p>
${dates.length < 2 ? null : dateList(dates, language, words)}`
}

/** A run keeps its first night as its start; what a reader wants is the next one. */
function shownDate({ event, now }: Setting): Moment {
  const start = readMoment(event.startDate)
  const next = allDates(event).find(({ at }) => at >= now)
  return start.at < now && next !== undefined && next.at > start.at ? next : start
}

/** An exhibition, say, that is open: its first day alone would read as if it were over. */
function isGoingOn(event: WireEvent, start: Moment, now: number): boolean {
  const end = readMoment(event.endDate)
  // Where the end is known it is told beside the first day.
  return event.hasEndDateNotReliable && start.at < now && now <= end.at && !isOneNight(start, end)
}

function until(event: WireEvent, language: Language, words: Words): Markup | null {
  if (event.hasEndDateNotReliable) return null
  const start = readMoment(event.startDate)
  const end = readMoment(event.endDate)
  if (end.at <= start.at) return null
  if (isOneNight(start, end)) return hasClock(end) ? markup` – ${clockWords(end, language)}` : null
  return markup` ${words.until} ${dayWords(end, language)}`
}

function dateList(dates: readonly Moment[], language: Language, words: Words): Markup {
  const items = dates.map(
    (date) =>
      markup`<li><time datetime="${date.iso}">${momentWords(date, language, words.at)}</time></li>`,
  )
  if (items.length <= DATES_OPEN_MAX) return markup`<ul class="soft">${items}</ul>`
  return markup`<details><summary>${words.allDates} (${items.length})</summary><ul class="soft">${items}</ul></details>`
}

/** Every bookable date of any seller, once, by time. */
function allDates(event: WireEvent): Moment[] {
  const byInstant = new Map<number, Moment>()
  for (const { availableDates } of event.sources) {
    for (const { startDate } of availableDates) {
      const moment = readMoment(startDate)
      byInstant.set(moment.at, moment)
    }
  }
  return [...byInstant.values()].toSorted((a, b) => a.at - b.at)
}

function where({ event, language, words }: Setting): Markup {
  const { name, address } = event.place
  const town = [address.postalCode, address.city].filter((part) => part !== null).join(' ')
  const country = address.country === null ? null : countryName(address.country, language)
  const lines = [address.street, town, country].filter((part) => part !== null && part !== '')
  const known = address.lat !== 0 || address.lng !== 0
  const map = `https://www.openstreetmap.org/?mlat=${address.lat}&mlon=${address.lng}#map=17/${address.lat}/${address.lng}`
  return markup`<h2>${words.where}</h2>
<p dir="auto"><strong>${name}</strong></p>
<p dir="auto">${lines.join(', ')}</p>
${known && lines.length > 0 ? markup`<p class="soft"><a href="${map}" rel="nofollow noopener">${words.map}</a></p>` : null}`
}

function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    // Not a code at all: shown as it is.
    return code
  }
}

function performers({ event, words }: Setting): Markup | null {
  if (event.performers.length === 0) return null
  return markup`<h2>${words.who}</h2>
<ul class="performers">${event.performers.map(performer)}</ul>`
}

function performer({ name, image, webImage }: WireEvent['performers'][number]): Markup {
  const picture = webLink(webImage ?? image)
  const face = picture === null ? null : markup`<img src="${picture}" alt="" loading="lazy">`
  return markup`<li>${face}<bdi>${name}</bdi></li>`
}

function sellers(setting: Setting): Markup {
  const { event, words } = setting
  return markup`<h2>${words.tickets}</h2>
${
  event.sources.length === 0
    ? markup`<p>${words.noSeller}</p>`
    : markup`<ul class="sellers">${event.sources.map((source) => seller(source, setting))}</ul>`
}`
}

function seller(source: WireSource, { language, words, why }: Setting): Markup {
  const withdrawn = source.notAvailableAt !== null && why.get(source.id) === 'withdrawn'
  // What its seller has taken away is most likely not there any more.
  const link = withdrawn ? null : webLink(source.link)
  const colour = /^#[0-9a-f]{6}$/i.test(source.partner.backColor)
    ? source.partner.backColor
    : '#888'
  const logo = webLink(source.partner.logo)
  const price = priceWords(source, language, words)
  const gone = source.notAvailableAt !== null
  return markup`<li>
${logo === null ? markup`<svg width="14" height="14" aria-hidden="true"><circle cx="7" cy="7" r="6" fill="${colour}" stroke="#888"/></svg>` : markup`<img src="${logo}" alt="" loading="lazy">`}
<span class="name"><bdi>${source.partner.name}</bdi><br><span class="soft"><span class="${gone ? 'gone' : ''}">${price}</span>${gone ? ` ${withdrawn ? words.withdrawn : words.notAvailable}` : ''}${source.isGoodDeal ? markup` · <span class="good">${words.goodDeal}</span>` : null}</span></span>
${link === null ? null : markup`<a href="${link}" rel="nofollow noopener">${words.seeTickets}</a>`}
</li>`
}

function priceWords(source: WireSource, language: Language, words: Words): string {
  const { lowestPrice: low, highestPrice: high } = source
  if (low === null) return words.priceUnknown
  if (high === null || high === low) return low === 0 ? words.free : eurosText(low, language)
  return `${eurosText(low, language)} – ${eurosText(high, language)}`
}

function eurosText(amount: number, language: Language): string {
  return new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

function about({ event, words }: Setting): Markup | null {
  if (event.description === '') return null
  return markup`<h2>${words.about}</h2>
<p class="text" dir="auto">${event.description}</p>`
}

function grades({ event, language, words }: Setting): Markup | null {
  if (event.averageGrade === null) return null
  const average = event.averageGrade.toLocaleString(language, { maximumFractionDigits: 1 })
  const reviews = event.commentaries.filter(({ content }) => content !== null)
  return markup`<h2>${words.reviews}</h2>
<p>${average} / 5 <span class="soft">(${event.totalGrades} ${words.grades})</span></p>
<ul class="reviews">${reviews.map(
    ({ content, grade, username }) =>
      markup`<li><bdi class="text">${content}</bdi> <span class="soft">${username === '' ? null : markup`<bdi>${username}</bdi> · `}${grade.toLocaleString(language)} / 5</span></li>`,
  )}</ul>`
}
