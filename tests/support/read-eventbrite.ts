import { bodyOf, readBody } from './read-body.ts'
import { eventbrite } from '../../src/ingestion/connectors/eventbrite/eventbrite.ts'

export function read(content: unknown, options: Record<string, string> = {}) {
  const text = typeof content === 'string' ? content : JSON.stringify(content)
  return readBody(eventbrite, bodyOf(text), options)
}
