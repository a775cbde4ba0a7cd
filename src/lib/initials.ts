/** Of a folded text: `r.e.m.` is `rem`, `b. b. king` is `bb king`, as it is written without stops; `m. pokora` stays. */
export function joinInitials(folded: string): string {
  return folded.includes('.')
    ? folded.replace(INITIALS, (all) => all.replace(/[. ]/gu, '') + (all.endsWith(' ') ? ' ' : ''))
    : folded
}

const INITIALS = /(?<![\p{L}\p{N}.])(?:\p{L}\. ?){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu
