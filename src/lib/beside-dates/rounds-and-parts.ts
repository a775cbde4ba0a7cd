import { monthNamed } from '../month-words.ts'

/** Numbers of rounds (`J12`, `12. Spieltag`), parts of an evening (`1er set 20h / 2e set 22h`), and where it ends (`Ende 22 Uhr`). */

const ROUND_WORDS =
  'journée|journee|matchday|matchweek|gameweek|jornada|giornata|round|ronde|speelronde|spieltag|runde|kolejka|kolo|omgång|tour n°'
const SIGN = String.raw`\s?(?:[|:,•·–—-]\s?|\s(?=\p{L}{0,10}\.?,?\s?\d))`
const ROUND = new RegExp(
  String.raw`(?:^(?:J|R|MD)\s?\d{1,2}|(?<!\p{L})(?:J|MD)\d{1,2}|(?<!\p{L})(?:${ROUND_WORDS})\s\d{1,2}|(?<![\d.,:/-])\d{1,2}(?:\.|e|è?me|re|ª|a|th|st|nd|rd)\s?(?:${ROUND_WORDS}))(?![\p{L}\d.:/])${SIGN}`,
  'giu',
)
/** `Journée 5 mars 2027`, `J 4 mars 20h30`: a day; of `Round 3 March 6` the month has its own. */
const MONTH_BEHIND = /^(\p{L}{3,})(?!\p{L}|\.?\s\d{1,2}(?![\d:h]|\.\d))/iu
const MAY_BE_ROUND = new RegExp(String.raw`^R\s?\d|(?<!\p{L})(?:J|MD)\s?\d|${ROUND_WORDS}`, 'iu')

/** `Ligue 1 - `, `Tome 3 - `, `Game 3: `: they have a number of their own; `Day 2: ` and its like where a colon tells it. */
const COUNTED_WORDS =
  'ligue|league|liga|division|formule|formula|game|spiel|partita|heat|acte?|atto|akt|tome|band|volume|chapter|chapitre|kapitel|[ée]pisode|folge|teil|partie?|parte'
const DAY_WORDS =
  'match|race|day|tag|jour|giorno|d[íi]a|night|nuit|week|woche|semaine|session|leg|stage|[ée]tape|etappe'
const COUNTED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${COUNTED_WORDS})\s#?\d{1,2}(?:\s[–—|-]\s|\s?:\s)|(?:${DAY_WORDS})\s#?\d{1,2}\s?:\s)(?=[\p{L}\d])`,
  'giu',
)
const MAY_BE_COUNTED = /\p{L}\s#?\d{1,2}\s?[:–—|-]\s/u

/** `1/2 finale`, `1/8 de finale` */
const FINAL = /(?<![\d./])(?:1\/(?:2|4|8|16|32)|[½¼⅛])\s?(?:de\s|di\s)?final\p{L}{0,2}(?!\p{L})/giu
const MAY_BE_FINAL = /[\d½¼⅛]\s?(?:de\s|di\s)?final/iu

const PART_WORDS =
  'set|s[ée]ance|show|concert|service|repr[ée]sentation|vorstellung|performance|house|sitting|pase|funci[óo]n|spettacolo|turno|matin[ée]e|mat|evening|soir[ée]e|nachmittags?vorstellung|abendvorstellung'
const NUMBERED = String.raw`(?:[1-4](?:er|[èe]re|re|e|[èe]?me|st|nd|rd|th|\.|º|ª|°)|first|second|third|early|late|premi[èe]re?|deuxi[èe]me|seconde?|erste[rs]?|zweite[rs]?|primer|primera|segund[oa]|prim[oa]|second[oa])\s`
const LEAD = String.raw`(?:\s(?:à|at|um|ore|alle|a las|kl\.?))?\s?:?\s?`
const PART = new RegExp(
  String.raw`\s*[,;/|&+(–—-]?\s*(?:(?<=\s)(?:et|and|und|y|e|en)\s)?(?<!\p{L})(?:${NUMBERED}(?:${PART_WORDS})|matin[ée]e|mat|evening|soir[ée]e)${LEAD}(?=\d{1,2}(?:[:.h]|\s?(?:uhr|uur|[ap]\.?m)))`,
  'giu',
)
const MAY_BE_PART = new RegExp(String.raw`(?:${PART_WORDS})${LEAD}\d`, 'iu')

const TIME = String.raw`\d{1,2}(?:\s?[:.h]\s?\d{2})?(?:\s?(?:uhr|uur|h|[ap]\.?m\.?))?(?![\p{L}\d])`
const END_WORDS = 'curfew|ends?|ending|finish(?:es)?|fin|ende|schluss|einde|slut|konec|koniec|fine'
const END = new RegExp(
  String.raw`(?<=\d\s?(?:h|uhr|uur|[ap]\.?m\.?)?)(?:\s*[,;/|–—-])?\s+(?<open>\(\s?)?(?:${END_WORDS})(?:\s(?:ca\.?|circa|vers|about|approx\.?|à|at|um|gegen|ore|alle|om))*\s?:?\s(?<end>${TIME})(?:\s?\))?`,
  'giu',
)
const MAY_BE_END = new RegExp(String.raw`(?:${END_WORDS})(?!\p{L})[^\d]{0,12}\d`, 'iu')

/** A text of dates in which what begins several times does so at times with an "and" between them. */
export function withoutRoundsAndParts(text: string): string {
  const counted = MAY_BE_COUNTED.test(text) ? text.replace(COUNTED, ' ') : text
  const rounds = MAY_BE_FINAL.test(counted) ? counted.replace(FINAL, ' ') : counted
  const left = MAY_BE_ROUND.test(rounds) ? withoutRounds(rounds) : rounds
  const parted = MAY_BE_PART.test(left) ? withoutParts(left) : left
  return MAY_BE_END.test(parted) ? parted.replace(END, ' – $<end>') : parted
}

function withoutRounds(text: string): string {
  return text.replace(ROUND, (round: string, at: number) => {
    const [, word = ''] = MONTH_BEHIND.exec(text.slice(at + round.length)) ?? []
    return monthNamed(word) === null ? ' ' : round
  })
}

/** One part alone may be of more than this evening. */
function withoutParts(text: string): string {
  const count = text.match(PART)?.length ?? 0
  if (count < 2) return text
  let at = 0
  return text.replace(PART, () => ((at += 1) === 1 ? ' ' : ' & '))
}
