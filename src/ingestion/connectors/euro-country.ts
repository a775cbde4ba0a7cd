/** Where prices without a mark are euros: the euro area, France's territories that share it, and who uses it by treaty. */
const EURO_COUNTRIES = new Set(
  'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT'.split(
    ' ',
  ),
)

/** The currency to state for a price text of a country: the euro where it is that of the country and the text names none. */
export function eurosIn(country: string | undefined, price: string): string | undefined {
  const named = /[€£$¥]|(?<!\p{L})(?:eur|chf|usd|gbp|cad|francs?|livres?)(?!\p{L})/iu.test(price)
  return !named && EURO_COUNTRIES.has(country?.trim().toUpperCase() ?? '') ? 'EUR' : undefined
}
