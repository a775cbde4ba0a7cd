/** What nearly all feeds write, which tells one moment. */
const ONE_MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]{4,}\s?(?:Z|\+(?:0\d|1[0-4]):?\d{2}|-(?:0\d|10):?\d{2})?)?$/i

/** Whether nothing is left to be read of it but one moment or one day. */
export function isOneMoment(value: unknown): boolean {
  return typeof value === 'string' && ONE_MOMENT.test(value)
}

const CLOCK = String.raw`,?\s(?:[-–|@]\s)?(?:(?:à|at|um|om|kl\.?|klo|ore|alle|às)\s)?\d{1,2}(?:[:h.]\d\d(?:\s?(?:uhr|uur|h|[ap]\.?m\.?))?|\s?(?:uhr|uur|h|[ap]\.?m\.?))`
const WEEKDAY = String.raw`(?:\p{L}{2,}\.?,?\s)?`
const DAYS = [
  String.raw`\d{1,2}(?:[./-]\d{1,2}[./-]|(?:er|st|nd|rd|th|\.)?\s\p{L}{3,}\.?,?\s)\d{4}`,
  String.raw`\p{L}{3,}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s\d{4}`,
].join('|')
const ONE_DAY = new RegExp(`^${WEEKDAY}(?:${DAYS})(?:${CLOCK})?\\s*$`, 'iu')

/** `05/03/2027 20:30`, `Friday 5 March 2027, 8pm`: one day and maybe its time, as people write them most. */
export function isOneDay(text: string): boolean {
  return ONE_DAY.test(text)
}
