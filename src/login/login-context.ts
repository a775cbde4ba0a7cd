import type { Clock } from '../lib/clock.ts'
import type { Logger } from '../lib/logger.ts'
import type { Database } from '../storage/database.ts'
import type { TokenAudience } from './access-token.ts'
import type { Pepper } from './secrets.ts'
import type { KeyRing } from './signing-keys.ts'
import type { LoginThrottle } from './throttle.ts'

/** What the login needs of the house. */
export interface LoginContext {
  readonly database: Database
  readonly clock: Clock
  readonly logger: Logger
  readonly pepper: Pepper
  readonly keys: KeyRing
  readonly throttle: LoginThrottle
  readonly audience: TokenAudience
}
