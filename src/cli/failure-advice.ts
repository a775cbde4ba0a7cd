import type { RunFailure } from '../domain/run-failure.ts'

/** What to do about what failed, as docs/fetching.md says it; a test holds them together. */
export const FAILURE_ADVICE: Readonly<Record<RunFailure, string>> = {
  badLocation: 'Correct it with affiche feed update.',
  missingFile: 'Look at its path and rights.',
  missingSecret: 'Set it where Affiche is started.',
  refusedAddress:
    'If the host is meant and the location names it, allow it: AFFICHE_FETCH_ALLOW_HOSTS.',
  unreachable:
    'Look whether the location is right; else try again later, and ask the partner if it lasts.',
  timeout: 'Try again later, and ask the partner if it lasts.',
  status:
    'If the address moved, correct it with affiche feed update; else try again later, and ask the partner if it lasts.',
  later: 'Nothing: the next run waits as long as it was asked to.',
  redirect: 'Ask the partner for the right address.',
  cutOff: 'Try again later, and tell the partner if it lasts.',
  damaged: 'Try again later, and tell the partner if it lasts.',
  coding: 'Tell the partner.',
  tooLarge: 'Ask the partner for it in parts, or for what is new alone.',
  empty:
    'Open it and look: if there should be something, try again later, and tell the partner if it lasts.',
  html: 'Often a login or maintenance page: open the address in a browser.',
  otherFormat:
    'See what comes with affiche feed preview; docs/feeds.md says what each format reads.',
  mapping:
    'Look with affiche feed preview, correct the file, then affiche feed update FEED --option mapping=FILE.',
  forbidden: 'Look at the credentials.',
  noListing: 'See what comes with affiche feed preview.',
  internal: 'Try once more; what affiche doctor finds may be why.',
}
