/** `REPORT - Les Loutres`, `[REPORT] …`: of another day. Small it is a report, and so it is in English. */
const MOVED = [
  [
    /^\s*REPORT(?: D(?:E|'UNE) DATE)?\s*(?:[:|–—]|\s-)\s+(?!(?:An?|AN|The|THE)\s)/u,
    'Nouvelle date : ',
  ],
  [/[[(]\s*REPORT(?: DE DATE)?\s*[\])]/u, '[nouvelle date]'],
] as const
/** A colon without its blank is how English is written: then the rest of the name has to be French. */
const ENGLISH = /^\s*REPORT:/u
const FRENCH =
  /[àâçéèêëîïôùûœ]|(?<!\p{L})(?:l[ea]s?|des?|du|aux?|une?|et|en|pour|avec|sur|dans|chez)(?!\p{L})|(?<!\p{L})[ldn]['’]/iu

/** The name with what it says so in the words of all other names. */
export function withMovedDate(name: string): string {
  if (!/\bREPORT\b/.test(name) || (ENGLISH.test(name) && !FRENCH.test(name))) return name
  return MOVED.reduce((text, [pattern, words]) => text.replace(pattern, words), name)
}
