import { withoutAccents } from '../../../lib/without-accents.ts'

/** Weekdays as they stand beside others in tongues that are not in the words of all texts, Sunday first: `od wtorku do soboty`. */
const WEEKDAYS = [
  'domeniche niedzieli neděle nedjelja nedelja недела неділя воскресенье воскресенья vasárnap duminică κυριακή',
  'poniedziałku pondělka pondelok pondelka ponedjeljak ponedjeljka ponedeljak ponedeljek понедельник понедельника понеділок понеділка hétfő luni δευτέρα',
  'wtorku úterka utorok utorka utorak torek torka вторник вторника вівторок вівторка kedd marți τρίτη',
  'środy středy stredy srijeda srijede sreda srede среда среды середа середи szerda miercuri τετάρτη',
  'czwartku čtvrtka štvrtok štvrtka četvrtak četvrtka četrtek četrtka четверг четверга четвер csütörtök joi πέμπτη',
  'piątku pátku piatok piatka petak petka petek пятница пятницы пятниця пятниці péntek vineri παρασκευή',
  'sabati soboty sobotu subota subote субота суббота субботы суботи szombat sâmbătă σάββατο',
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
