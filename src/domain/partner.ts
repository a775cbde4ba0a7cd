/** Who sells or announces. `trust` ranks its word against other partners'. */
export interface Partner {
  readonly id: number
  readonly name: string
  /** Address of a picture; '' when the operator gave none. */
  readonly logo: string
  /** `#rrggbb`. */
  readonly backColor: string
  readonly trust: Trust
  /** Fraction of the price: 0.05 is 5 %. */
  readonly commissionRate: number
  /** Euros. */
  readonly commissionPerTicket: number
  readonly commissionPerCart: number
  /** Affiliate address with `{url}` where the percent-encoded link goes, or null. */
  readonly linkTemplate: string | null
}

export const TRUSTS = ['organiser', 'exclusive', 'primary', 'reseller', 'agenda', 'resale'] as const

export type Trust = (typeof TRUSTS)[number]
