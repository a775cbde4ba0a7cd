import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import { dropExpiredTokens } from '../storage/tokens.ts'
import type { TokenAudience } from './access-token.ts'
import { type ActiveClients, createActiveClients } from './active-clients.ts'
import { type BearerCheck, createBearerCheck } from './bearer.ts'
import type { LoginContext } from './login-context.ts'
import { openPepper } from './secrets.ts'
import { openKeyRing } from './signing-keys.ts'
import { createLoginThrottle } from './throttle.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

export interface Login {
  /** For the routes. */
  readonly context: LoginContext
  readonly bearer: BearerCheck
  readonly clients: ActiveClients
  /** Every minute: keys that another process made, and the next one when it is due. */
  refreshKeys(): Promise<void>
  /** Every hour: what has expired leaves the database. */
  dropExpired(): Promise<void>
}

export interface LoginOptions {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly audience: TokenAudience
  readonly secretPepper: string | null
}

export async function openLogin(options: LoginOptions): Promise<Login> {
  const { database, clock, logger, audience } = options
  const pepper = await openPepper(database, options.secretPepper)
  const tokens = createVerifiedTokens()
  const keys = await openKeyRing({ database, clock, onDropped: () => tokens.clear() })
  const clients = createActiveClients({ database, clock, logger })
  const throttle = createLoginThrottle()
  return {
    context: { database, clock, logger, pepper, keys, throttle, audience },
    bearer: createBearerCheck({ clock, logger, keys, tokens, clients, audience }),
    clients,
    refreshKeys: () => keys.refresh(),
    dropExpired: () => dropExpiredTokens(database, clock.now()),
  }
}
