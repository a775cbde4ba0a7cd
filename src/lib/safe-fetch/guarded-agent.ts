import { lookup as systemLookup } from 'node:dns'
import type { LookupAddress, LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { RefusedAddressError, bareHost, refusal } from './address-guard.ts'
import { passOverContinue } from './interim-answers.ts'

export type Lookup = (
  host: string,
  options: LookupOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export interface GuardOptions {
  /** Hosts and addresses that are private and wanted all the same. */
  readonly allowHosts: readonly string[]
  readonly connectTimeoutMs: number
  /** Silence before or within an answer. */
  readonly silenceTimeoutMs: number
  readonly lookup?: Lookup
  /** Certificate authorities (PEM) that count in place of the usual ones. */
  readonly authorities?: readonly string[]
}

/**
 * Connects to public addresses only. What is judged is the address the socket is given, so neither
 * another way of writing it nor a name that changes its mind between check and use gets around it.
 */
export function guardedAgent(options: GuardOptions): Agent {
  const allowed = new Set(options.allowHosts.map(bareHost))
  const lookup = options.lookup ?? (systemLookup as unknown as Lookup)
  const connect = buildConnector({
    timeout: options.connectTimeoutMs,
    lookup: guardedLookup(lookup, allowed),
    ...(options.authorities === undefined ? {} : { ca: options.authorities }),
  } as buildConnector.BuildOptions)
  return new Agent({
    // An address literal never comes to the lookup.
    connect(target, done) {
      const host = bareHost(target.hostname)
      const range = isIP(host) === 0 || allowed.has(host) ? null : refusal(host)
      if (range === null) connect(target, passingOver(done))
      else done(new RefusedAddressError(host, host, range), null)
    },
    headersTimeout: options.silenceTimeoutMs,
    bodyTimeout: options.silenceTimeoutMs,
    // A feed is fetched now and then: a connection kept would be stale by the next time.
    pipelining: 0,
  })
}

function passingOver(done: buildConnector.Callback): buildConnector.Callback {
  return (...[error, socket]) => {
    if (error !== null) return done(error, null)
    passOverContinue(socket)
    done(null, socket)
  }
}

type LookupDone = (error: Error | null, address?: string | LookupAddress[], family?: number) => void

function guardedLookup(lookup: Lookup, allowed: ReadonlySet<string>) {
  return (host: string, options: LookupOptions, done: LookupDone): void => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error)
      const judged = addresses.map((found) => ({ ...found, range: refusal(found.address) }))
      const usable = judged.filter(
        ({ address, range }) =>
          range === null || allowed.has(address) || allowed.has(bareHost(host)),
      )
      const [first] = usable
      const [refused] = judged
      if (first !== undefined) {
        const plain = usable.map(({ address, family }) => ({ address, family }))
        return options.all === true ? done(null, plain) : done(null, first.address, first.family)
      }
      if (refused?.range == null) return done(new Error(`${host} has no address`))
      done(new RefusedAddressError(host, refused.address, refused.range))
    })
  }
}
