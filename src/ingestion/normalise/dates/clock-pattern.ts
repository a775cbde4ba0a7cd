/** Parts of patterns that look for a time of day among other words. */

/** Behind hours of the whole day. */
export const HOUR_UNIT = '(?:hs?|hrs|heures|horas|hores|uhr|uur|hod\\.?|óra)(?!\\p{L})'
/** Of a day: `pm`, `p.m.` */
export const HALF = String.raw`\s?[ap]\.?\s?m(?!\p{L})\.?`
const MINUTES = String.raw`(?:\s?h\s?[0-5]\d|[:.][0-5]\d)`

/** `20`, `20h30`, `8.30 pm`, `20 Uhr` */
export const TIME = String.raw`\d{1,2}${MINUTES}?(?:${HALF}|\s?${HOUR_UNIT})?`
