/** What programs and tables write where there is nothing; people's own words for that differ by what they stand for. */
export const NO_WORD =
  /^(?:[-–—_.]+|null|NULL|undefined|\\N|NaN|[nN]\/[aA]|\[object Object\]|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|#{4,})$/
