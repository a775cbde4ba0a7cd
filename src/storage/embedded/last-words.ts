/**
 * Why a server ended, from what was written to its log since it began: its own last word, else that of a process that it had
 * begun, which ends it by its own end (a disk that fills up while it recovers). Others write there, too.
 */
export function lastWords(log: string, pid: number | undefined): string {
  const lines = log.trim().split('\n')
  const grave = lines.filter((line) => /\b(?:FATAL|PANIC):/.test(line))
  const own = grave.findLast((line) => line.includes(` [${pid}] `))
  const why = own ?? grave.findLast((line) => lines.some((other) => tellsEnd(other, line, pid)))
  return (why ?? lines[0] ?? '').replace(/^.*?(?:FATAL|PANIC): */, '')
}

/** `[8] LOG:  startup process (PID 12) exited with exit code 1`, and a line of `[12]`. */
function tellsEnd(told: string, line: string, pid: number | undefined): boolean {
  const [, helper] = /\(PID (\d+)\) (?:exited|was terminated)/.exec(told) ?? []
  return helper !== undefined && told.includes(` [${pid}] `) && line.includes(` [${helper}] `)
}
