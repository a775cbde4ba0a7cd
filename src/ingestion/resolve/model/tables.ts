import * as affairWords from '../../../domain/title/affair-words.ts'
import * as authorWords from '../../../domain/title/author-words.ts'
import * as edgeWords from '../../../domain/title/edge-words.ts'
import * as ensembleWords from '../../../domain/title/ensemble-words.ts'
import * as firstNameWords from '../../../domain/title/first-name-words.ts'
import * as formatWords from '../../../domain/title/format-words.ts'
import * as markerWords from '../../../domain/title/marker-words.ts'
import * as noiseWords from '../../../domain/title/noise-words.ts'
import * as sightWords from '../../../domain/title/sight-words.ts'
import * as teamNames from '../../../domain/title/team-names.ts'
import * as workNames from '../../../domain/title/work-names-table.ts'
import * as categoryKin from './category-kin.ts'
import * as eventWeights from './event-weights.ts'
import * as hallNames from './hall-names-table.ts'
import * as performerWords from './performer-words.ts'
import * as placeAliases from './place-aliases.ts'
import * as placeWords from './place-words.ts'
import * as weights from './weights.ts'
import * as wordCounts from './word-counts.ts'

/** Everything that the rules look up, whole files at a time: no table of theirs can be left out. */
export const MODEL_TABLES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'affair-words': affairWords,
  'author-words': authorWords,
  'category-kin': categoryKin,
  'edge-words': edgeWords,
  'ensemble-words': ensembleWords,
  'event-weights': eventWeights,
  'first-name-words': firstNameWords,
  'format-words': formatWords,
  'marker-words': markerWords,
  'hall-names-table': hallNames,
  'noise-words': noiseWords,
  'performer-words': performerWords,
  'place-aliases': placeAliases,
  'place-words': placeWords,
  'sight-words': sightWords,
  'team-names': teamNames,
  weights,
  'word-counts': wordCounts,
  'work-names-table': workNames,
}
