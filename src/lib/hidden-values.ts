/** What stands for a secret wherever it would be shown. */
export const HIDDEN = '***'

/** A shown address as a link to follow: parameters with something hidden in them lead nowhere and are left out. */
export function withoutHidden(address: string): string {
  const [, page, query, fragment] = /^(https?:[^?#]*)\?([^#]*)(.*)$/is.exec(address) ?? []
  if (page === undefined || !query?.includes(HIDDEN)) return address
  const left = query.split('&').filter((parameter) => !parameter.includes(HIDDEN))
  return `${page}${left.length === 0 ? '' : `?${left.join('&')}`}${fragment}`
}
