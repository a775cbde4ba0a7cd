import type { JsonObject } from '../json-value.ts'
import { objectsOf, said, typesOf } from './texts.ts'

/** Types of the ontology and what they are in our taxonomy, the special before the general. Others say too little. */
const TYPES: readonly (readonly [type: string, category: string])[] = [
  // What lasts for days before what is to be seen there.
  ['Festival', 'festival'],
  ['FairOrShow', 'conference/fair'],
  ['TradeShow', 'conference/fair'],
  ['Congress', 'conference'],
  ['CircusEvent', 'family/cirque'],
  ['Opera', 'classical/opera'],
  ['Concert', 'music'],
  ['MusicEvent', 'music'],
  ['TheaterEvent', 'theatre'],
  ['DanceEvent', 'dance'],
  ['ScreeningEvent', 'cinema/screening'],
  ['Exhibition', 'exhibition'],
  ['ExhibitionEvent', 'exhibition'],
  ['VisualArtsEvent', 'exhibition/art'],
  ['Reading', 'conference/littérature'],
  ['Conference', 'conference/talk'],
  ['Seminar', 'conference/talk'],
  ['BusinessEvent', 'conference/business'],
  ['Carnival', 'festival/local-fete'],
  ['Parade', 'festival/local-fete'],
  ['TraditionalCelebration', 'festival/local-fete'],
  ['LocalAnimation', 'festival/local-fete'],
  ['Harvest', 'festival/local-fete'],
  ['Market', 'food/market'],
  ['BricABrac', 'food/market'],
  ['GarageSale', 'food/market'],
  ['Tasting', 'food/tasting'],
  ['Rambling', 'attraction/nature'],
  ['Visit', 'attraction/guided-tour'],
  ['OpenDay', 'attraction/guided-tour'],
  ['TrainingWorkshop', 'workshop/class'],
  ['Workshop', 'workshop'],
  ['SportsCompetition', 'sport'],
  ['SportsDemonstration', 'sport'],
  ['ChildrensEvent', 'family'],
  ['SportsEvent', 'sport'],
]

/** What a show may be of or for: it is a show first. */
const OF_A_SHOW = new Set(['sport', 'exhibition/art'])
/** The type says a show, the name what is shown. */
const ON_SCREEN =
  /^cin[ée](?!(?:ma)?[- ]?(?:th[ée][âa]tre|concert))|^films?(?!\p{L})|^projections?(?!\p{L})/iu

/** Above markets, fairs and open days, or concerts and dance alike: they tell only where nothing more special does. */
const GENERAL: readonly (readonly [type: string, category: string])[] = [
  ['ShowEvent', 'theatre'],
  ['SaleEvent', 'food/market'],
]

/** Kinds that last for days: their first and last day are one long date. */
const LASTING = new Set(['Festival', 'FairOrShow', 'TradeShow', 'Congress', 'SportsCompetition'])

export function isLasting(poi: JsonObject): boolean {
  return typesOf(poi).some((type) => LASTING.has(type))
}

/** Types, then themes and audiences by their labels. */
export function categoriesOf(poi: JsonObject): string[] | undefined {
  const types = new Set(typesOf(poi))
  const labels = ['hasTheme', 'hasClientTarget'].flatMap((member) =>
    objectsOf(poi[member]).flatMap((one) => said(one['rdfs:label'], 'fr')?.text ?? []),
  )
  const told = TYPES.filter(([type]) => types.has(type)).map(([, one]) => one)
  const general = GENERAL.filter(([type]) => types.has(type)).map(([type, one]) =>
    type === 'ShowEvent' && ON_SCREEN.test(said(poi['rdfs:label'], 'fr')?.text ?? '')
      ? 'cinema/screening'
      : one,
  )
  const isShow = types.has('ShowEvent') && told.every((one) => OF_A_SHOW.has(one))
  const categories = isShow || told.length === 0 ? [...general, ...told] : told
  const all = [...new Set([...categories, ...labels])]
  return all.length === 0 ? undefined : all
}
