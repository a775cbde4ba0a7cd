export const WEEKDAY_NAMES = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
export const MONTH_NAMES =
  'January February March April May June July August September October November December'.split(' ')

/** The end of its day, unless something says otherwise. */
export const MIDNIGHT =
  /(?<!\p{L})(?:minuit|midnight|mitternacht|mezzanotte|medianoche|middernacht|p[ůu]lnoc)(?!\p{L})/iu

/** Words that stand where a date should and mean that there is none. */
export const NO_DATE =
  /^(?:-+|n\/?[ac]|null|none|undefined|nan|tb[acd]|to be (?:announced|confirmed|determined)|[àa] d[ée]finir|[àa] venir|[àa] confirmer|date [àa] .*|unknown|inconnue?|\?+)\.?$/i
