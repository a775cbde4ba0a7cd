const SIZE =
  'grande?|petite?|gro(?:ss|ß)e[rs]?|kleine[rs]?|grote|kleine|gran|main|small|big|large|upper|lower|lille|store|stora|lilla|pequeña'
const ROOM_WITH_NUMBER =
  'salle|saal|sala|room|raum|zimmer|studio|sc[èe]ne|zaal|sal|salen|b[üu]hne|screen'
const ROOM = `${ROOM_WITH_NUMBER}|hall|stage|auditorium|auditorio|theatre|theater|foyer|lobby`

/** What rooms of any house are called, and no house: `Saal 1`, `Grande salle`, `Main Stage`, `Studio B`, `Foyer`. */
export const ROOM_OF_ANY_HOUSE = new RegExp(
  `^(?:(?:la |the |der |das |de )?(?:${SIZE}) (?:${ROOM})|(?:${ROOM}) (?:n[°o] ?)?(?:\\d{1,3}[a-z]?|[a-h]|[ivx]{1,4})|foyer|auditorium|black ?box|sala grande|sala piccola|salle principale)$`,
  'iu',
)

/** What has a number of its own: `Salle 3 - 5 mars`, `Bus 12`; not `Theater 5 - 7 maart`, nor a course in French, `Stage 5 - 7 mars`. */
export const NUMBERED_WORDS = `(?:${ROOM_WITH_NUMBER}|bus|tram|linie|ligne|quai|gleis|level|door|gate|platform|tor|porte|n[°or]|nr|vol|teil|part|partie|episode|folge|nummer|num[ée]ro|block|bloc)`
export const NUMBERED = new RegExp(`^${NUMBERED_WORDS}$`, 'iu')
