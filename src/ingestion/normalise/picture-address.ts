/** What programs show where there is no picture: a drawing for all, and nobody's. */
const STAND_IN = new RegExp(
  [
    'place[-_]?holder',
    String.raw`(?<![a-z])no[-_]?(?:image|photo|picture|poster|thumb(?:nail)?)(?![a-z])`,
    'image[-_]not[-_](?:found|available)',
    String.raw`(?<![a-z])(?:image|visuel|photo)[-_]?(?:non[-_]?disponible|indisponible|(?:par[-_]?)?d[ée]faut)`,
    String.raw`(?<![a-z])(?:sin[-_]?(?:imagen|foto)|sem[-_]?(?:imagem|foto)|senza[-_]?(?:foto|immagine)|kein[-_]?bild|geen[-_]?(?:foto|afbeelding))(?![a-z])`,
    String.raw`(?<![a-z])(?:event|show|concert)[-_]default(?![a-z])`,
    // Nothing else in the whole name.
    String.raw`\/(?:default|dummy|missing|fallback|logo)\.(?:jpe?g|png|gif|webp)(?=[?#]|$)`,
    String.raw`(?<![a-z])default[-_](?:band|artist|event|image|img|picture|pic|photo|poster|thumb(?:nail)?|cover|venue|banner)(?![a-z])`,
  ].join('|'),
  'i',
)

/** The face of whoever has an account: an organiser's at best, and a private person's as often. */
const OF_AN_ACCOUNT =
  /^https?:\/\/(?:(?:www\.|secure\.|\d\.)?gravatar\.com\/avatar\/|lh\d\.googleusercontent\.com\/a-?\/|graph\.facebook\.com\/[^?#]*\/picture(?:[?#]|$)|avatars\.githubusercontent\.com\/)/i

/** Drawings are badges, pins and logos, and are not cut. */
const DRAWING = /\.svgz?(?:[?#]|$)/i

/** What counts who looks, or keeps a gap. */
const EMPTY = /\/(?:1x1|pixel|spacer|blank|clear|transparent)\.(?:gif|png)(?:[?#]|$)/i

/** Where it is, not what it is. */
const MAP =
  /^https?:\/\/(?:(?:www\.|maps\.)?google\.[a-z.]{2,6}\/maps\/|maps\.(?:googleapis|gstatic)\.com\/|api\.mapbox\.com\/|staticmap\.openstreetmap\.)/i

/** Why what is at an address is no picture of the thing; null where it may be one. */
export function whyNoPicture(url: string): string | null {
  if (OF_AN_ACCOUNT.test(url)) return 'image: the picture of an account is left out'
  if (MAP.test(url)) return 'image: a map is left out'
  if (EMPTY.test(url)) return 'image: one that shows nothing is left out'
  return DRAWING.test(url) ? 'image: a drawing (SVG) is left out' : null
}

/** Whether a picture's own name says that it stands for many. */
export function isStandIn(url: string): boolean {
  return STAND_IN.test(url)
}
