const QUARTER = /^(paris|lyon|marseille) (\d{1,2})(?:er|[èe]me|e)?(?: arr(?:ondissement|t)?\.?)?$/iu
/** Postal code of quarter 0, and how many there are. */
const QUARTERS: Readonly<Record<string, readonly [base: number, last: number]>> = {
  paris: [75_000, 20],
  lyon: [69_000, 9],
  marseille: [13_000, 16],
}

/** `PARIS 19`, `Lyon 3e arrondissement`: the town, and the postal code that says the same. */
export function quarterOf(
  city: string,
): { readonly city: string; readonly postalCode: string } | null {
  const [, town = '', number = ''] = QUARTER.exec(city) ?? []
  const [base, last] = QUARTERS[town.toLowerCase()] ?? [0, 0]
  const isOne = Number(number) >= 1 && Number(number) <= last
  return isOne ? { city: town, postalCode: String(base + Number(number)) } : null
}
