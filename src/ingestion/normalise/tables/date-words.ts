/** Zone words of RFC 2822 dates and their like, minutes east of UTC. */
export const ZONE_WORDS: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
}

/** The end of its day, unless something says otherwise. */
export const MIDNIGHT =
  /(?<!\p{L})(?:minuit|midnight|mitternacht|mezzanotte|medianoche|middernacht|p[ůu]lnoc)(?!\p{L})/iu

/** Words that stand where a date should and mean that there is none. */
export const NO_DATE =
  /^(?:-+|n\/?[ac]|null|none|undefined|nan|tb[acd]|to be (?:announced|confirmed|determined)|[àa] d[ée]finir|[àa] venir|[àa] confirmer|date [àa] .*|unknown|inconnue?|\?+)\.?$/i
