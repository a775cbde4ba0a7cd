import { awinTellings } from './captured/awin.ts'
import { bandsintownTellings } from './captured/bandsintown.ts'
import { jambaseTellings } from './captured/jambase.ts'
import { orlandoTellings } from './captured/orlando.ts'
import type { Feeds } from './captured/read.ts'
import { linkedTheatreTellings, theatreTellings } from './captured/theatre.ts'
import type { Told } from './universe.ts'

/** Captured sets by name; a loader answers null where its files are not there. */
export const CAPTURED: readonly (readonly [name: string, load: (feeds: Feeds) => Told[] | null])[] =
  [
    ['musicals of seven sellers', theatreTellings],
    ['musicals, by the links of merged shows', linkedTheatreTellings],
    ['one town from four sources', orlandoTellings],
    ['concerts with their sellers', jambaseTellings],
    ['one agenda fetched twice', bandsintownTellings],
    ['affiliate rows', awinTellings],
  ]
