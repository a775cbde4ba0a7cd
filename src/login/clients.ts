import type { Clock } from '../lib/clock.ts'
import { addSecret, allClients, insertClient, setDisabled } from '../storage/clients.ts'
import type { ClientRow, SecretRow } from '../storage/clients.ts'
import type { Database } from '../storage/database.ts'
import { type Pepper, keyedHash, newClientId, newClientSecret } from './secrets.ts'

export interface ClientContext {
  readonly database: Database
  readonly clock: Clock
  readonly pepper: Pepper
}

/** Shown once: only the hash of the secret is kept. */
export interface NewCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** So that a client can move to a new secret while the old one still works. */
const LIVE_SECRETS_MAX = 2

export async function createClient(context: ClientContext, name: string): Promise<NewCredentials> {
  const clientId = newClientId()
  const clientSecret = newClientSecret()
  const now = context.clock.now()
  await context.database.transaction(async (tx) => {
    await insertClient(tx, { id: clientId, name }, now)
    await addSecret(tx, clientId, keyedHash(context.pepper, clientSecret), now, LIVE_SECRETS_MAX)
  })
  return { clientId, clientSecret }
}

/** A further secret; of more than two live ones the oldest ends. Null: no such client. */
export async function rotateSecret(
  context: ClientContext,
  clientId: string,
): Promise<NewCredentials | null> {
  const clientSecret = newClientSecret()
  const hash = keyedHash(context.pepper, clientSecret)
  const known = await context.database.transaction((tx) =>
    addSecret(tx, clientId, hash, context.clock.now(), LIVE_SECRETS_MAX),
  )
  return known ? { clientId, clientSecret } : null
}

/** Its tokens stop working within seconds; false: no such client. */
export function disableClient(context: ClientContext, clientId: string): Promise<boolean> {
  return setDisabled(context.database, clientId, context.clock.now())
}

/** False: no such client. */
export function enableClient(context: ClientContext, clientId: string): Promise<boolean> {
  return setDisabled(context.database, clientId, null)
}

export function listClients(
  context: Pick<ClientContext, 'database'>,
): Promise<(ClientRow & { readonly secrets: readonly SecretRow[] })[]> {
  return allClients(context.database)
}
