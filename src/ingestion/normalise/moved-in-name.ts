/** `REPORT - Les Loutres`, `[REPORT] …`: of another day. Small it is a report. */
const MOVED = [
  [
    /^\s*REPORT(?: D(?:E|'UNE) DATE)?\s*(?:[:|–—]|\s-)\s+(?!(?:An?|AN|The|THE)\s)/u,
    'Nouvelle date : ',
  ],
  [/[[(]\s*REPORT(?: DE DATE)?\s*[\])]/u, '[nouvelle date]'],
] as const

/** The name with what it says so in the words of all other names. */
export function withMovedDate(name: string): string {
  if (!/\bREPORT\b/.test(name)) return name
  return MOVED.reduce((text, [pattern, words]) => text.replace(pattern, words), name)
}
