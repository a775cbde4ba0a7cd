import type { WireEvent } from '../contract/schemas/event.ts'
import { cutText } from '../lib/clean-text.ts'
import { markup, type Markup } from '../lib/markup.ts'
import { webLink } from './markup.ts'
import { momentWords, type Moment } from './moments.ts'
import { WORDS, type Language } from './words.ts'

/** What search engines and messengers show of a description at most. */
const DESCRIPTION_MAX = 200
/** What is narrower is shown small beside the text: a wide card would blow it up. */
const WIDE_CARD_MIN = 600

const LOCALES: Readonly<Record<Language, string>> = { fr: 'fr_FR', en: 'en_GB' }

/** `date`: the one that a reader wants, of an event with several. */
export interface Previewed {
  readonly event: WireEvent
  readonly language: Language
  readonly date: Moment
}

/**
 * What a link to the page becomes where it is posted: Open Graph (ogp.me), which X reads as well, and a plain description.
 * A size stands only beside the picture whose size it is.
 */
export function linkPreview(previewed: Previewed): Markup {
  const { event, language } = previewed
  const text = previewText(previewed)
  const image = webLink(event.image)
  const isWide = image !== null && (event.imageWidth ?? 0) >= WIDE_CARD_MIN
  const other = language === 'fr' ? 'en' : 'fr'
  return markup`<meta name="description" content="${text}">
<meta property="og:type" content="website">
<meta property="og:url" content="${event.serviceLink}">
<meta property="og:title" content="${event.name}">
<meta property="og:description" content="${text}">
<meta property="og:locale" content="${LOCALES[language]}">
<meta property="og:locale:alternate" content="${LOCALES[other]}">
${image === null ? null : imageTags(event, image)}<meta name="twitter:card" content="${isWide ? 'summary_large_image' : 'summary'}">
<meta name="twitter:title" content="${event.name}">
<meta name="twitter:description" content="${text}">`
}

function imageTags({ imageWidth, imageHeight, name }: WireEvent, image: string): Markup {
  const size =
    imageWidth === null || imageHeight === null
      ? null
      : markup`<meta property="og:image:width" content="${imageWidth}">
<meta property="og:image:height" content="${imageHeight}">
`
  return markup`<meta property="og:image" content="${image}">
${size}<meta property="og:image:alt" content="${name}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${name}">
`
}

/** When and where first: whoever is sent a link wants to know that, and many descriptions do not say it. */
function previewText({ event, language, date }: Previewed): string {
  const words = WORDS[language]
  const { name, address } = event.place
  const state = event.cancelledAt === null ? null : words.cancelled
  const moment = momentWords(date, language, words.at)
  const place = [name, address.city].filter((part) => part !== null && part !== '').join(', ')
  const head = [state, moment, place].filter((part) => part !== null && part !== '').join(' · ')
  const about = event.description.replace(/\s+/g, ' ').trim()
  const text = about === '' ? head : `${head}. ${about}`
  return text.length <= DESCRIPTION_MAX ? text : `${cutText(text, DESCRIPTION_MAX - 1)}…`
}
