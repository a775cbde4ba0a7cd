/** Houses that nobody would call a promoter, or a night, by. */
const BUILDING =
  /(?<!\p{L})(?:amphitheat(?:re|er)|arena|auditorium|ballroom|convention|exhibition|hall|halle|hotel|library|playhouse|recital studio|salle|shopping (?:centre|center|mall)|stadium|théâtre|teatro|theat(?:re|er)|zénith)(?!\p{L})/iu
/** Houses that give their names to companies and to nights as well. */
const HOUSE =
  /(?<!\p{L})(?:bar|bistro|brasserie|brewery|cabaret|caf[eé]|cave|cellar|club|forum|gallery|inn|lounge|museum|pub|restaurant|saloon|tavern[ae]?|winery)(?!\p{L})/iu
/** Behind these it is what takes place there. */
const HAPPENING =
  /(?<!\p{L})(?:camp|carnival|concerts?(?! hall)|fair|fest(?:ival)?|gala|jam|nights?|party|presents?|session|show|tour|week(?:end)?)(?!\p{L})/iu
/** `2 Pine Rd, #01-11`. */
const ADDRESS = /^\d+\w?,? .*(?<!\p{L})(?:ave(?:nue)?|rd|road|st|street|rue)(?!\p{L})/iu

/** True for a house that is surely one by its name. */
export function isBuilding(text: string): boolean {
  return BUILDING.test(text) && !HAPPENING.test(text)
}

export function isAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** True for what is called as halls are, bars and clubs among them. */
export function isHouse(text: string): boolean {
  return (BUILDING.test(text) || HOUSE.test(text)) && !HAPPENING.test(text)
}
