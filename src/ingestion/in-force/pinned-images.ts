import type { Decision } from '../../domain/decision.ts'
import { standing } from '../resolve/decisions.ts'

export interface PinnedImage {
  /** The key of the listing or the night that carries the pin. */
  readonly listing: string
  readonly address: string
}

/** The pictures that operators pin on events. */
export function pinnedImages(decisions: readonly Decision[]): PinnedImage[] {
  return standing(decisions).flatMap(({ what }) =>
    what.kind === 'pin' && what.field === 'image' && typeof what.value === 'string'
      ? [{ listing: what.listing, address: what.value }]
      : [],
  )
}
