/** Bits. What each finding adds to the odds that two records are one. */
export const PLACE_WEIGHTS = {
  prior: -6,
  name: { exact: 6, high: 5, contain: 3, mid: 1.5, low: -2, none: -5, alias: 8 },
  street: { equal: 3, otherNumber: -1, differ: -2 },
  postalCode: { equal: 1, differ: -2 },
  /** Towns that differ, where no distance is known. */
  cityDiffers: -4,
  /** A like name, or one that holds the other, on the same spot. */
  here: 3,
  hereContained: 4,
  typeConflict: -2,
  onlyOfItsName: 4,
  directoryId: 12,
  /** A telephone, or a site, in common. */
  phone: 4,
  site: 3,
}

/** Upper end in metres, bits. */
export const PLACE_DISTANCES: readonly (readonly [metres: number, bits: number])[] = [
  [50, 3],
  [150, 2],
  [400, 0.5],
  [1000, -1],
  [5000, -4],
  [Infinity, -8],
]

export const PLACE_LIMITS = {
  merge: 4,
  /** Feeds geocode to the town: address and name may join what coordinates part, up to here. */
  geocodeMetres: 15_000,
  /** Coordinates this near to the middle of the town are the town's. */
  centroidMetres: 60,
  /** Without a street, coordinates within this may be the middle of the town by another gazetteer. */
  townMetres: 3000,
  hereMetres: 50,
  /** A telephone or a site that more known places have than these is a town's or a chain's. */
  contactShared: 3,
  /** A word that tells this much names a place by itself. */
  rareWeight: 8,
} as const

export const PERFORMER_WEIGHTS = {
  sameId: 10,
  otherIdOfScheme: -8,
  rareName: 5,
  commonName: 2,
  alias: 6,
  likeName: 2.5,
  /** Billed where and when it plays already. */
  sameBill: 2,
  /** Billed alone at one place and time, here in one script and there in another: for each night, and if they sound alike. */
  otherLetters: { night: 1, sounds: 2 },
} as const

export const PERFORMER_LIMITS = { merge: 4, rareWeight: 6, likeness: 0.95, likeLength: 8 } as const
