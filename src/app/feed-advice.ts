import type { Feed } from '../domain/feed.ts'
import { quoted } from '../lib/quoted.ts'

/** What to do about a feed whose records came and could none of them be read. */
export function unreadAdvice({ name, options }: Pick<Feed, 'name' | 'options'>): string {
  const feed = quoted(name)
  const look = `Look at why: affiche feed preview ${feed}`
  return options['mapping'] === undefined ? `${look}.` : `${look}. ${mappingAdvice(feed)}`
}

/** What to do about a feed that was not read to its end. */
export function unwholeAdvice({ name }: Pick<Feed, 'name'>): string {
  return `If the next run says so too, tell the partner. More of it: affiche feed runs ${quoted(name)}`
}

/** What to do about a feed of which more vanished than the brake lets pass. */
export function heldAdvice({ name }: Pick<Feed, 'name'>): string {
  const feed = quoted(name)
  return `Look at the feed. If the partner really dropped these listings: affiche feed release ${feed}, then affiche feed run ${feed}`
}

/** What to do about a held feed whose brake has been lifted since. */
export function releasedAdvice({ name }: Pick<Feed, 'name'>): string {
  return `It is released: its next run may withdraw what it lacks. Now: affiche feed run ${quoted(name)}`
}

/** `feed` as it is written in a shell. */
export function mappingAdvice(feed: string): string {
  return `If the mapping is wrong, correct the mapping file, then: affiche feed update ${feed} --option mapping=FILE`
}
