import { withoutAccents } from '../../../lib/without-accents.ts'

/** Weekdays as they stand beside others in tongues that are not in the words of all texts, Sunday first: `od wtorku do soboty`. */
const WEEKDAYS = [
  'domeniche niedzieli neděle nedjelja nedelja недела неділя воскресенье воскресенья vasárnap duminică κυριακή' +
    ' niedzielę neděli nedeľu nedjelju nedelju nedeljo неделю неділю неделя недеља недељу igande igandea igandean sunnudagur sunnudag sunnudaginn sunnuntaina pühapäev pühapäeval svētdiena svētdien sekmadienis sekmadienį minggu ahad linggo diel',
  'poniedziałku pondělka pondelok pondelka ponedjeljak ponedjeljka ponedeljak ponedeljek понедельник понедельника понеділок понеділка hétfő luni δευτέρα' +
    ' hétfőn понеделник понедељак luns astelehen astelehena astelehenean mánudagur mánudag mánudaginn maanantaina esmaspäev esmaspäeval pirmdiena pirmdien pirmadienis pirmadienį senin isnin hënë',
  'wtorku úterka utorok utorka utorak torek torka вторник вторника вівторок вівторка kedd marți τρίτη' +
    ' kedden уторак уторник astearte asteartea asteartean þriðjudagur þriðjudag þriðjudaginn tiistaina teisipäev teisipäeval otrdiena otrdien antradienis antradienį selasa martë',
  'środy středy stredy srijeda srijede sreda srede среда среды середа середи szerda miercuri τετάρτη' +
    ' szerdán środę středu stredu srijedu sredu sredo середу среду сряда mércores asteazken asteazkena asteazkenean miðvikudagur miðvikudag miðvikudaginn keskiviikkona kolmapäev kolmapäeval trešdiena trešdien trečiadienis trečiadienį rabu miyerkules mërkurë',
  'czwartku čtvrtka štvrtok štvrtka četvrtak četvrtka četrtek četrtka четверг четверга четвер csütörtök joi πέμπτη' +
    ' csütörtökön четвртак четвъртък четврток xoves ostegun osteguna ostegunean fimmtudagur fimmtudag fimmtudaginn torstaina neljapäev neljapäeval ceturtdiena ceturtdien ketvirtadienis ketvirtadienį kamis khamis huwebes enjte',
  'piątku pátku piatok piatka petak petka petek пятница пятницы пятниця пятниці péntek vineri παρασκευή' +
    ' pénteken пятницу пятницю петак петък петок venres ostiral ostirala ostiralean föstudagur föstudag föstudaginn perjantaina reede reedel piektdiena piektdien penktadienis penktadienį jumat jumaat biyernes premte',
  'sabati soboty sobotu subota subote субота суббота субботы суботи szombat sâmbătă σάββατο' +
    ' szombaton sobotę soboto субботу суботу събота сабота larunbat larunbata larunbatean laugardagur laugardag laugardaginn lauantaina laupäev laupäeval sestdiena sestdien šeštadienis šeštadienį sabtu shtunë',
]

/** Short forms that are words elsewhere: only among words of dates. */
const SHORT = [
  'sön søn su nd ne вс нд ned dum κυρ dg',
  'mån man ma pn po пн pon δευ dl mán',
  'tis tir ti wt út вт uto τρι dt þri',
  'ons ke śr st ср sri sre τετ dc mið',
  'tors tor czw čt чт čet πεμ dj fim',
  'fre pe pt pá пт pet pia vin παρ dv fös',
  'lör lør la sob so сб sub sâm σαβ ds lau',
]

function byWord(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    lines.flatMap((words, day) => words.split(' ').map((word) => [withoutAccents(word), day])),
  )
}

/** By words without accents. */
export const WEEKDAY_CASES = byWord(WEEKDAYS)
export const SHORT_WEEKDAYS = byWord(SHORT)
/** Slovak, by words as they are written: `st` is the day before it. */
export const ACCENTED_WEEKDAYS: ReadonlyMap<string, number> = new Map([['št', 4]])
