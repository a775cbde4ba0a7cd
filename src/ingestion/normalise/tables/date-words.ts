/** Weekdays and their short forms in the languages of our feeds, without accents; 0 is Sunday. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    'sunday sun dimanche dim sonntag so domingo dom domenica zondag zo diumenge sondag søndag niedziela nedele sunnuntai',
    'monday mon lundi lun montag mo lunes lunedi maandag ma segunda seg dilluns mandag poniedziałek pondeli maanantai',
    'tuesday tue tues mardi mar dienstag di martes martedi dinsdag terca ter dimarts tisdag tirsdag wtorek utery tiistai',
    'wednesday wed mercredi mer mittwoch mi miercoles mie mercoledi woensdag wo quarta qua dimecres onsdag sroda streda keskiviikko',
    'thursday thu thur thurs jeudi jeu donnerstag do jueves jue giovedi gio donderdag quinta qui dijous torsdag czwartek ctvrtek torstai',
    'friday fri vendredi ven freitag fr viernes vie venerdi vrijdag vr sexta sex divendres fredag piatek patek perjantai',
    'saturday sat samedi sam samstag sonnabend sa sabado sab sabato zaterdag za dissabte lordag lørdag sobota lauantai',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index] as const)),
)

/** Zone words of RFC 2822 dates and their like, minutes east of UTC. */
export const ZONE_WORDS: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  wet: 0,
  west: 60,
  bst: 60,
  cet: 60,
  cest: 120,
  eet: 120,
  eest: 180,
}

/** Words that stand where a date should and mean that there is none. */
export const NO_DATE =
  /^(?:-+|n\/?[ac]|null|none|undefined|nan|tb[acd]|to be (?:announced|confirmed|determined)|[àa] d[ée]finir|[àa] venir|[àa] confirmer|date [àa] .*|unknown|inconnue?|\?+)\.?$/i
