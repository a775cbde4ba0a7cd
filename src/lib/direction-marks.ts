/** Marks of direction, which programs write around each number of Arabic and Hebrew. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function withoutDirections(text: string): string {
  return text.replace(DIRECTIONS, '')
}
