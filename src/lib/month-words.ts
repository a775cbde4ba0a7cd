/** Month names and their short forms in the languages of our feeds, without accents. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan janvier janv januar enero ene gennaio gen januari janeiro janner gener stycznia sty ledna tammikuuta ianuarie ian ocak',
    'february feb fevrier fevr fev februar febrero febbraio februari fevereiro febrer febr lutego lut unora helmikuuta februarie subat',
    'march mar mars marz maerz marzo mrt maart marco marca marc marts brezna maaliskuuta martie mart marcius',
    'april apr avril avr abril abr aprile kwietnia kwi dubna huhtikuuta aprilie nisan aprilis',
    'may mai mayo maggio mag mei maio maig maj maja kvetna toukokuuta mayıs majus',
    'june jun juin juni junio giugno giu junho juny czerwca cze cervna kesakuuta iunie iun haziran junius',
    'july jul juillet juil juli julio luglio lug julho juill juliol lipca lip cervence heinakuuta iulie iul temmuz julius',
    'august aug aout aou agosto ago augustus agost ag augusti sierpnia sie srpna elokuuta agustos augusztus',
    'september sep sept septembre septiembre settembre set setembro setembre wrzesnia wrz zari syyskuuta septembrie eylul szeptember',
    'october oct octobre oktober okt octubre ottobre ott outubro out pazdziernika paz rijna lokakuuta octombrie ekim',
    'november nov novembre noviembre novembro novembre listopada lis listopadu marraskuuta noiembrie noi kasım',
    'december dec decembre dezember dez diciembre dic dicembre desember dezembro desembre des grudnia gru prosince joulukuuta decembrie aralık',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
)

/** 1 to 12, however its accents and capitals are written; null where it is the name of no month. */
export function monthNamed(word: string): number | null {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MONTHS.get(folded.replace(/\.$/, '')) ?? null
}
