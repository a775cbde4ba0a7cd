const POINTS = `
  40.7207559,-74.0007613 -8.521147,179.1962 39.7837304,-100.445882
  37.09024,-95.712891 56.130366,-106.346771 23.634501,-102.552784 -14.235004,-51.92528 -38.416097,-63.616672
  46.227638,2.213749 51.165691,10.451526 55.378051,-3.435973 40.463667,-3.74922 41.87194,12.56738 52.132633,5.291266
  50.503887,4.469936 46.818188,8.227512 47.516231,14.550072 39.399872,-8.224454 53.41291,-8.24389 60.128161,18.643501
  60.472024,8.468946 56.26392,9.501785 61.92411,25.748151 51.919438,19.145136 49.817492,15.472962 39.074208,21.824312
  38.963745,35.243322 61.52401,105.318756 36.204824,138.252924 35.907757,127.766922 35.86166,104.195397 20.593684,78.96288
  -25.274398,133.775136 -40.900557,174.885971 -30.559482,22.937506`

/** To ten metres: programs cut what they write. */
export function pointKey(lat: number, lng: number): string {
  return `${lat.toFixed(4)},${lng.toFixed(4)}`
}

/**
 * Points that programs tell where they know none: what a form begins with, and the middle of a country that a geocoder gives for
 * an address of which it knows no more.
 */
export const STAND_IN_POINTS: ReadonlySet<string> = new Set(
  POINTS.trim()
    .split(/\s+/)
    .map((point) => {
      const [lat, lng] = point.split(',').map(Number)
      return pointKey(lat ?? 0, lng ?? 0)
    }),
)
