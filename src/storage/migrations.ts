import { sql as initial } from './migrations/0001-initial.ts'
import { sql as decisions } from './migrations/0002-decisions.ts'
import { sql as runRetryAt } from './migrations/0003-run-retry-at.ts'
import { sql as daysAndPlaces } from './migrations/0100-days-and-places.ts'
import { sql as pictures } from './migrations/0101-pictures.ts'
import { sql as directory } from './migrations/0102-directory.ts'
import { sql as trendAndErasure } from './migrations/0103-trend-and-erasure.ts'
import { sql as doubtfulNames } from './migrations/0104-doubtful-names.ts'
import { sql as linkedPages } from './migrations/0105-linked-pages.ts'
import { sql as pinnedImages } from './migrations/0106-pinned-images.ts'
import { sql as placesByName } from './migrations/0115-places-by-name.ts'
import { sql as unseenSince } from './migrations/0117-unseen-since.ts'
import { sql as picturesByCopy } from './migrations/0121-pictures-by-copy.ts'
import { sql as blockDaysInIndex } from './migrations/0127-block-days-in-index.ts'
import { sql as placeContacts } from './migrations/0145-place-contacts.ts'
import { sql as placesWithoutPosition } from './migrations/0146-places-without-position.ts'
import { sql as shortRowsAsTheyAre } from './migrations/0147-short-rows-as-they-are.ts'
import { sql as changesWithTheCommit } from './migrations/0148-changes-with-the-commit.ts'
import { sql as bodiesThatComeAgain } from './migrations/0149-bodies-that-come-again.ts'
import { sql as runFailure } from './migrations/0150-run-failure.ts'
import { sql as runMissing } from './migrations/0151-run-missing.ts'
import { sql as runLeftOut } from './migrations/0152-run-left-out.ts'
import { sql as backSince } from './migrations/0153-back-since.ts'
import { sql as heldAbsences } from './migrations/0154-held-absences.ts'
import { sql as datesGoForward } from './migrations/0155-dates-go-forward.ts'

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
}

/** In the order they are applied. One that has been released is never edited: a later one corrects it. */
export const migrations: readonly Migration[] = [
  { version: 1, name: 'initial', sql: initial },
  { version: 2, name: 'decisions', sql: decisions },
  { version: 3, name: 'run-retry-at', sql: runRetryAt },
  { version: 100, name: 'days-and-places', sql: daysAndPlaces },
  { version: 101, name: 'pictures', sql: pictures },
  { version: 102, name: 'directory', sql: directory },
  { version: 103, name: 'trend-and-erasure', sql: trendAndErasure },
  { version: 104, name: 'doubtful-names', sql: doubtfulNames },
  { version: 105, name: 'linked-pages', sql: linkedPages },
  { version: 106, name: 'pinned-images', sql: pinnedImages },
  { version: 115, name: 'places-by-name', sql: placesByName },
  { version: 117, name: 'unseen-since', sql: unseenSince },
  { version: 121, name: 'pictures-by-copy', sql: picturesByCopy },
  { version: 127, name: 'block-days-in-index', sql: blockDaysInIndex },
  { version: 145, name: 'place-contacts', sql: placeContacts },
  { version: 146, name: 'places-without-position', sql: placesWithoutPosition },
  { version: 147, name: 'short-rows-as-they-are', sql: shortRowsAsTheyAre },
  { version: 148, name: 'changes-with-the-commit', sql: changesWithTheCommit },
  { version: 149, name: 'bodies-that-come-again', sql: bodiesThatComeAgain },
  { version: 150, name: 'run-failure', sql: runFailure },
  { version: 151, name: 'run-missing', sql: runMissing },
  { version: 152, name: 'run-left-out', sql: runLeftOut },
  { version: 153, name: 'back-since', sql: backSince },
  { version: 154, name: 'held-absences', sql: heldAbsences },
  { version: 155, name: 'dates-go-forward', sql: datesGoForward },
]
