/**
 * What operators try to pin that is called otherwise or cannot be said of an event, and what to do instead. Names in small
 * letters.
 */
export const NOT_PINNED: Readonly<Record<string, string>> = {
  title: 'The title is called name.',
  start: 'The start is called startDate.',
  date: 'Dates are called startDate and endDate.',
  end: 'The end is called endDate.',
  startdate: 'Write it startDate.',
  enddate: 'Write it endDate.',
  category: 'Write categories, with commas between several.',
  picture: 'The picture is called image.',
  price: 'Prices are called lowestPrice and highestPrice.',
  prices: 'Prices are called lowestPrice and highestPrice.',
  performer: 'Write performers, the numbers of all of them with commas between.',
  venue: 'The hall is called place: its number, as affiche place find shows it.',
  hall: 'The hall is called place: its number, as affiche place find shows it.',
  status:
    'Write cancelledAt (called off) or notAvailableAt (sold out), each with a time, now or never.',
  soldout: 'Write notAvailableAt with a time, now or never.',
  cancelled: 'Write cancelledAt with a time, now or never.',
  id: 'Its number follows from its listings: the smallest that any of them ever had, so that all of them lead here. To put events together or apart: affiche merge, affiche split EVENT LISTING…',
  serviceid: 'It is the number of the event, which follows from its listings.',
  kind: 'Whether a listing is a show or something sold beside one (parking, a gift card) is read from the listing before there is an event. To show nobody this one: affiche hide EVENT',
  sources:
    'Sources are what sellers tell. A listing that does not belong here: affiche split EVENT LISTING…',
  directoryplace:
    'Where a place stands in the directory is said of the place: affiche directory match',
  trendingscore: 'It is counted from what clients look up: affiche explain EVENT shows the sum.',
}
