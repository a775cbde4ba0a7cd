/** What nearly all feeds write, which tells one moment. */
const ONE_MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]{4,}\s?(?:Z|\+(?:0\d|1[0-4]):?\d{2}|-(?:0\d|10):?\d{2})?)?$/i

/** Whether nothing is left to be read of it but one moment or one day. */
export function isOneMoment(value: unknown): boolean {
  return typeof value === 'string' && ONE_MOMENT.test(value)
}
