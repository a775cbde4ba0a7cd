import { withoutAccents } from '../../../lib/without-accents.ts'

/** Weekdays as they stand beside others in tongues that are not in the words of all texts, Sunday first: `od wtorku do soboty`. */
const WEEKDAYS = [
  'niedzieli neděle nedjelja nedelja недела неділя воскресенье воскресенья vasárnap duminică κυριακή',
  'poniedziałku pondělka pondelok pondelka ponedjeljak ponedjeljka ponedeljak ponedeljek понедельник понедельника понеділок понеділка hétfő luni δευτέρα',
  'wtorku úterka utorok utorka utorak torek torka вторник вторника вівторок вівторка kedd marți τρίτη',
  'środy středy stredy srijeda srijede sreda srede среда среды середа середи szerda miercuri τετάρτη',
  'czwartku čtvrtka štvrtok štvrtka četvrtak četvrtka četrtek četrtka четверг четверга четвер csütörtök joi πέμπτη',
  'piątku pátku piatok piatka petak petka petek пятница пятницы péntek vineri παρασκευή',
  'soboty sobotu subota subote субота суббота субботы суботи szombat sâmbătă σάββατο',
]

/** By words without accents. */
export const WEEKDAY_CASES: ReadonlyMap<string, number> = new Map(
  WEEKDAYS.flatMap((words, day) => words.split(' ').map((word) => [withoutAccents(word), day])),
)
