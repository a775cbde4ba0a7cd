/** What programs and tables write where there is nothing; people's own words for that differ by what they stand for. */
export const NO_WORD =
  /^(?:[-–—_.]+|null|NULL|undefined|\\N|NaN|[nN]\/[aA]|\[object Object\]|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)|#{4,})$/
/** Stand-ins for a name that is not known yet. `Untitled` and `Coming Soon` are names of plays. */
export const NO_NAME_YET =
  /^[[(]?(?:(?:artists?|artistes?|headliner|line-?up|act|event|show|title|name|titre|nom|concert|programme?) )?(?:tb[acd]|to be (?:announced|confirmed|determined)|[àa] (?:confirmer|d[ée]finir|d[ée]terminer|annoncer)|(?:wird )?noch (?:bekannt ?(?:zu)?(?:ge)?geben|nicht bekannt)|por (?:confirmar|anunciar|determinar)|da (?:definire|confermare|annunciare|definir)|a (?:definir|confirmar|anunciar)|nader te bepalen|(?:nog )?nader bekend te maken|no title|untitled event)[\])]?[.!…]*$/iu
