import type { Feed } from '../domain/feed.ts'
import type { Partner } from '../domain/partner.ts'
import type { Queryable } from '../storage/database.ts'
import { CommandFailure } from './answer.ts'

/** By name, else by id: a partner may be called 1984. */
export async function namedPartner(db: Queryable, name: string): Promise<Partner> {
  const { findPartner, listPartners } = await import('../storage/partners.ts')
  const found = await findPartner(db, name)
  if (found !== undefined) return found
  const all = await listPartners(db)
  const partner = all.find(({ id }) => String(id) === name)
  if (partner !== undefined) return partner
  throw unknown('partner', name, all)
}

export async function namedFeed(db: Queryable, name: string): Promise<Feed> {
  const { findFeed, listFeeds } = await import('../storage/feeds.ts')
  const found = await findFeed(db, name)
  if (found !== undefined) return found
  const all = await listFeeds(db)
  const feed = all.find(({ id }) => String(id) === name)
  if (feed !== undefined) return feed
  throw unknown('feed', name, all)
}

/** Turns the database's word for "this name is taken" into ours. */
export async function refuseTaken<Value>(
  kind: 'partner' | 'feed',
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)
      throw new CommandFailure(
        `there is a ${kind} called "${name}" already.`,
        `Choose another name, or change the one there is: affiche ${kind} update --help`,
      )
    throw error
  }
}

const UNIQUE_VIOLATION = '23505'

/** More names than this help nobody. */
const NAMES_MAX = 10

function unknown(
  kind: 'partner' | 'feed',
  name: string,
  all: readonly { readonly name: string }[],
): CommandFailure {
  const names = all.slice(0, NAMES_MAX).map((each) => each.name)
  const more = all.length > NAMES_MAX ? `, and ${all.length - NAMES_MAX} more` : ''
  return new CommandFailure(
    `there is no ${kind} "${name}".`,
    all.length === 0
      ? `There is none yet: affiche ${kind} create --help`
      : `There are: ${names.join(', ')}${more} (affiche ${kind} list shows all).`,
  )
}
