import { DomUtils } from 'htmlparser2'
import { isTag } from 'domhandler'
import type { ChildNode, Element } from 'domhandler'
import { pictureSource } from '../../../lib/picture-source.ts'

/** Members that hold addresses: of all others a link is meant by its text. */
const ADDRESSES = new Set([
  'url',
  'sameAs',
  'image',
  'photo',
  'logo',
  'thumbnailUrl',
  'contentUrl',
  'mainEntityOfPage',
  'eventStatus',
  'eventAttendanceMode',
  'availability',
])
const SOURCES: Readonly<Record<string, string>> = {
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
}
/** What an element says of a member. */
export function valueOf(element: Element, name: string): string {
  const machine = machineValue(element) ?? titledDate(element, name)
  if (machine !== undefined) return withClockOfText(machine, element, name)
  const href = element.attribs['href']
  if (href !== undefined && (element.name === 'link' || ADDRESSES.has(name))) return href
  if (name === 'description' || name === 'reviewBody')
    return DomUtils.getInnerHTML(element, { encodeEntities: 'utf8' }).trim()
  return name === 'name' ? linesOfElement(element) : textOfElement(element)
}

/** A machine's date that some write as `datetime` or title of any element. */
function titledDate({ attribs }: Element, name: string): string | undefined {
  if (!/^(?:start|end)Date$|^doorTime$/.test(name)) return undefined
  return [attribs['datetime'], attribs['title']].find((text) =>
    /^\d{4}-?\d{2}-?\d{2}(?:$|[T ]\d{2})/.test(text?.trim() ?? ''),
  )
}

/** What it tells programs; a form that is there and says nothing leaves it to the text. */
function machineValue({ name, attribs }: Element): string | undefined {
  const content = attribs['content']
  if (content !== undefined && (name === 'meta' || content.trim() !== '')) return content
  if (name === 'time') return attribs['datetime']?.trim() || undefined
  if (name === 'img') return pictureSource(attribs) ?? ''
  const source = SOURCES[name]
  return source === undefined ? undefined : attribs[source]
}

const CLOCK =
  /(?<![\d.:,])(\d{1,2})\s?(?:[:h]\s?([0-5]\d)|h(?!\p{L})|uhr(?!\p{L}))?(?:\s?([ap])\.?m\.?(?!\p{L}))?(?![\d:])/giu

/** `<time datetime="2027-01-16">16 January, 8 pm</time>`, or the same in `content`: people are told the time as well. */
function withClockOfText(day: string, element: Element, name: string): string {
  if (!/^(?:start|end)Date$/.test(name) || !/^\d{4}-\d{2}-\d{2}$/.test(day.trim())) return day
  for (const [written, hour, minutes = '00', half] of textOfElement(element).matchAll(CLOCK)) {
    if (/^\d+\s*$/.test(written) || hour === undefined) continue
    const hours =
      half === undefined ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    return hours > 23 ? day : `${day.trim()}T${String(hours).padStart(2, '0')}:${minutes}`
  }
  return day
}

/** A name in several lines: of a hall, its address follows. */
function linesOfElement(element: Element): string {
  const breaks = DomUtils.getElementsByTagName('br', element.children)
  if (breaks.length === 0) return textOfElement(element)
  const lines = splitAtBreaks(element.children).map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

function splitAtBreaks(nodes: readonly ChildNode[]): readonly string[] {
  let lines = ['']
  for (const node of nodes) {
    const inside =
      isTag(node) && node.name === 'br'
        ? ['', '']
        : isTag(node)
          ? splitAtBreaks(node.children)
          : [DomUtils.innerText(node)]
    const [first = '', ...rest] = inside
    lines = [...lines.slice(0, -1), (lines.at(-1) ?? '') + first, ...rest]
  }
  return lines
}

export function textOfElement(element: Element): string {
  return DomUtils.innerText(element).replace(/\s+/g, ' ').trim()
}
