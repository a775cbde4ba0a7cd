/** About 250 m north to south, the distance within which places are compared whatever their names. */
const NEAR_DEGREES = 0.0023

/** SQL: the row, which has `lat` and `lng`, lies near the point, which has them too. */
export function isNear(row: string, point: string): string {
  const within = (axis: string) =>
    `${row}.${axis} between ${point}.${axis} - ${NEAR_DEGREES} and ${point}.${axis} + ${NEAR_DEGREES}`
  return `${within('lat')} and ${within('lng')}`
}
