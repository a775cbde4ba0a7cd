import { withoutAccents } from './without-accents.ts'

/** Weekdays and their short forms in the languages of our feeds, without accents; 0 is Sunday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'sunday sun dimanche dim sonntag so domingo dom domenica zondag zo diumenge sondag søndag niedziela nedele sunnuntai pazar paz',
    'monday mon lundi lun montag mo lunes lunedi maandag ma segunda seg dilluns mandag poniedziałek pondeli maanantai pazartesi pzt',
    'tuesday tue tues mardi mar dienstag di martes martedi dinsdag terca ter dimarts tisdag tirsdag wtorek utery tiistai salı',
    'wednesday wed weds mercredi mer mittwoch mi miercoles mie mercoledi woensdag wo quarta qua dimecres onsdag sroda streda keskiviikko carsamba',
    'thursday thu thur thurs jeudi jeu donnerstag do jueves jue giovedi gio donderdag quinta qui dijous torsdag czwartek ctvrtek torstai persembe',
    'friday fri vendredi ven freitag fr viernes vie venerdi vrijdag vr sexta sex divendres fredag piatek patek perjantai cuma',
    'saturday sat samedi sam samstag sonnabend sa sabado sab sabato zaterdag za dissabte lordag lørdag sobota lauantai cumartesi cmt',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
)

/** One sign each, in Chinese and Japanese, and in Korean. */
export const WEEKDAY_SIGNS: ReadonlyMap<string, number> = new Map(
  ['日月火水木金土', '일월화수목금토'].flatMap((signs) =>
    Array.from(signs, (sign, index) => [sign, index] as const),
  ),
)

/** The day that a word names, with or without its accents, in one or several: `mercredis`. Of `mars` the end is its own. */
export function weekdayNamed(word: string): number | undefined {
  const plain = withoutAccents(word)
  return (
    WEEKDAYS.get(plain) ?? (plain.length > 5 ? WEEKDAYS.get(plain.replace(/s$/, '')) : undefined)
  )
}
