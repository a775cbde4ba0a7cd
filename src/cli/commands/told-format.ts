import type { PreviewContext, PreviewedFeed } from '../../ingestion/preview-feed.ts'
import { quoted } from '../../lib/quoted.ts'
import { CommandFailure, WrongUsage } from '../answer.ts'
import { settleOptions } from '../feed-options.ts'

type Unformatted = Omit<PreviewedFeed, 'format'>

/** Those that read what others tell of themselves as well come behind these. */
const GENERAL = ['schema-org', 'native']

/** A feed whose format nobody told, with that which reads what is at its location; by a mapping that which begins so. */
export async function withToldFormat(
  context: PreviewContext,
  feed: Unformatted,
): Promise<PreviewedFeed> {
  const form = await formOf(context, feed)
  if (feed.options['mapping'] !== undefined)
    return { ...feed, format: form, options: await settleOptions(form, feed.options) }
  const { formatThatReads } = await import('../../ingestion/tell-format.ts')
  const told = await formatThatReads(context, await possibleFeeds(context, feed))
  if (told !== null) return told
  throw new CommandFailure('no format reads what is there by itself.', hintOf(form))
}

function hintOf(form: Form): string {
  return `It begins as ${WORDS[form]} does. A mapping file says what its ${PARTS[form]} mean: affiche feed preview --format ${form} --location FILE_OR_URL --option mapping=FILE. Begin with ${BEGIN[form]}: the preview tells what there is. docs/feeds.md says what a mapping can say, and what each other format reads.`
}

type Form = 'csv' | 'xml' | 'json'

const WORDS = { csv: 'a table', xml: 'XML', json: 'JSON' } as const
const PARTS = { csv: 'columns', xml: 'elements', json: 'members' } as const
const BEGIN = {
  csv: '{"listing": {"id": "id", "name": "name", "start": "start"}}',
  xml: '{"records": "event", "listing": {"id": "id", "name": "name", "start": "start"}}',
  json: '{"listing": {"id": "id", "name": "name", "start": "start"}}',
} as const

/** By the first sign of what is there. */
async function formOf(context: PreviewContext, { location, options }: Unformatted): Promise<Form> {
  const request = { location, options, validators: null, htmlIsData: true }
  for await (const fetched of context.fetch(request)) {
    if (fetched.kind !== 'body') continue
    for await (const chunk of fetched.chunks()) {
      const [sign] = chunk.toString('latin1').replace(/^[\s\u00ef\u00bb\u00bf]+/, '')
      if (sign !== undefined) return sign === '<' ? 'xml' : '{['.includes(sign) ? 'json' : 'csv'
    }
  }
  return 'csv'
}

/** In every format that has these options. */
async function possibleFeeds(
  { connectors }: PreviewContext,
  feed: Unformatted,
): Promise<readonly PreviewedFeed[]> {
  const formats = [...connectors.keys()].toSorted(
    (one, other) => GENERAL.indexOf(one) - GENERAL.indexOf(other),
  )
  const feeds: PreviewedFeed[] = []
  let wrong: unknown = null
  for (const format of formats) {
    try {
      feeds.push({ ...feed, format, options: await settleOptions(format, feed.options) })
    } catch (error) {
      if (!(error instanceof WrongUsage)) throw error
      // What is wrong for the first that has any option may be right for another.
      wrong ??= error
    }
  }
  if (feeds.length === 0) throw wrong
  return feeds
}

/** How a feed that was tried is added: with the options as they were typed. */
export function toAdd({ format, location, options }: PreviewedFeed): string {
  const typed = Object.entries(options).map(
    ([name, value]) => ` --option ${quoted(`${name}=${value}`)}`,
  )
  return `It is of the format ${format}. To add it: affiche feed create --partner PARTNER --name NAME --format ${format} --location ${quoted(location)}${typed.join('')}`
}
