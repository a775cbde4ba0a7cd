/** About 250 m north to south, the distance within which places are compared whatever their names. */
const NEAR_DEGREES = 0.0023

/**
 * SQL: the row, which has `lat` and `lng`, lies near the point, which has them too. By rows of a grid, as the indexes
 * have them: a range of latitudes would hold everything of that latitude around the world.
 */
export function isNear(row: string, point: string): string {
  const band = (of: string) => `floor(${of}.lat / ${NEAR_DEGREES})`
  const within = (axis: string) =>
    `${row}.${axis} between ${point}.${axis} - ${NEAR_DEGREES} and ${point}.${axis} + ${NEAR_DEGREES}`
  const bands = [-1, 0, 1].map((step) => `${band(point)} + ${step}`).join(', ')
  return `${band(row)} = any(array[${bands}]) and ${within('lng')} and ${within('lat')}`
}

/**
 * How far from where partners say it is, be it only in the middle of its town, a place of the same name may be the one:
 * thousands of places share a name, in thousands of towns. Fifteen kilometres and more, as feeds geocode.
 */
export const NAME_REACH = { lat: 0.15, lng: 0.3 }

/** SQL: the row lies in the region of the point. */
export function isInReach(row: string, point: string): string {
  const within = (axis: 'lat' | 'lng') =>
    `${row}.${axis} between ${point}.${axis} - ${NAME_REACH[axis]} and ${point}.${axis} + ${NAME_REACH[axis]}`
  return `${within('lat')} and ${within('lng')}`
}
