const LOCAL = /^(\d{4})-(\d{2})-(\d{2})([T ].*)$/

/**
 * An end written with the date of the start and a clock before it (22:00 to 05:30, or to 00:00) is of the night that
 * follows. Both are ISO texts of the same form.
 */
export function nightEnd(start: string, end: string): string {
  const [, year, month, date, clock = ''] = LOCAL.exec(end) ?? []
  const [, , , , startClock = ''] = LOCAL.exec(start) ?? []
  if (year === undefined || start.slice(0, 10) !== end.slice(0, 10) || clock >= startClock)
    return end
  if (start.slice(19) !== end.slice(19)) return end
  const next = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + 1))
  return next.toISOString().slice(0, 10) + clock
}
