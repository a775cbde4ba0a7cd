import { ServiceError } from '../contract/errors.ts'
import type { ActiveClient } from '../login/active-clients.ts'
import type { BearerCheck, BearerOutcome } from '../login/bearer.ts'
import type { Admission } from '../serving/lookup-request.ts'
import type { ClientMeter, ClientMeters } from './client-meters.ts'
import { type Budget, charge } from './limits.ts'

export interface AdmissionContext {
  readonly bearer: BearerCheck
  readonly meters: ClientMeters
  readonly budget: Budget
}

export type Admit = (rawHeaders: readonly string[], now: number) => Admission | Promise<Admission>

const REFUSED = {
  'token-missing': refusal('token-missing'),
  'token-invalid': refusal('token-invalid'),
} as const

function refusal(code: 'token-missing' | 'token-invalid'): Admission {
  return { clientId: null, refusal: new ServiceError(code), headers: [] }
}

/** The door of the protected groups: first who calls, then whether the budget allows it. */
export function createAdmission({ bearer, meters, budget }: AdmissionContext): Admit {
  function chargeTo(client: ActiveClient, meter: ClientMeter, now: number): Admission {
    const { headers, retryAfterSeconds } = charge(meter, client.row, budget, now)
    if (retryAfterSeconds === null) return { clientId: client.id, refusal: null, headers }
    return {
      clientId: client.id,
      refusal: new ServiceError('too-many-requests'),
      headers: [...headers, 'Retry-After', String(retryAfterSeconds)],
    }
  }

  function admit(outcome: BearerOutcome, now: number): Admission | Promise<Admission> {
    if ('refused' in outcome) return REFUSED[outcome.refused]
    const { client } = outcome
    const meter = meters.known(client.id, now)
    if (meter !== undefined) return chargeTo(client, meter, now)
    return meters.open(client.id, now).then((opened) => chargeTo(client, opened, now))
  }

  return (rawHeaders, now) => {
    const outcome = bearer(rawHeaders, now)
    if (!(outcome instanceof Promise)) return admit(outcome, now)
    return outcome.then((known) => admit(known, now))
  }
}
