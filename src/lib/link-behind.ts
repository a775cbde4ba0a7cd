/** Addresses that count or check who follows a link, and where they lead: by parameters that hold it. */
const ON_THE_WAY: readonly (readonly [form: RegExp, parameters: readonly string[]])[] = [
  [/^https?:\/\/(?:www\.)?google\.(?:com|(?:com?\.)?[a-z]{2})\/url\?/i, ['q', 'url']],
  [/^https?:\/\/(?:lm?|www)\.facebook\.com\/(?:l|flx\/warn)(?:\.php|\/)\?/i, ['u']],
  [/^https?:\/\/(?:[\w-]+\.)*safelinks\.protection\.outlook\.com\/(?:\?|GetUrl)/i, ['url']],
]
const ANY = /^https?:\/\/(?:[\w-]+\.)*(?:google\.|facebook\.com\/|safelinks\.)/i

/**
 * What people wrote, where a calendar, a mail or a network of friends leads to it by way of itself: `…/url?q=https%3A%2F%2Fx.example`.
 * The address itself where it leads nowhere else.
 */
export function linkBehind(address: string): string {
  if (!ANY.test(address)) return address
  const [, parameters = []] = ON_THE_WAY.find(([form]) => form.test(address)) ?? []
  if (parameters.length === 0 || !URL.canParse(address)) return address
  const { searchParams } = new URL(address)
  const targets = parameters.map((name) => searchParams.get(name) ?? '')
  return targets.find((one) => /^https?:\/\/[^\s/]/i.test(one)) ?? address
}
