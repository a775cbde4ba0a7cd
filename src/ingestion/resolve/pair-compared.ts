import { compareActs } from './compare-acts.ts'
import type { ActFinding } from './compare-acts.ts'
import { compareDates } from './compare-dates.ts'
import type { DateFinding } from './compare-dates.ts'
import { compareTitles } from './compare-titles.ts'
import type { TitleFinding } from './compare-titles.ts'
import { compareWhere } from './compare-where.ts'
import type { WhereFinding } from './compare-where.ts'
import type { Surroundings } from './judge.ts'
import type { Unit } from './unit.ts'
import type { PairFindings } from './vetoes.ts'

/** Each is compared when it is first asked for: of a third of all pairs dates or kinds say that nothing else matters. */
export class PairCompared implements PairFindings {
  readonly #a: Unit
  readonly #b: Unit
  readonly #around: Pick<Surroundings, 'placesApart'>
  #title: TitleFinding | undefined
  #where: WhereFinding | undefined
  #acts: ActFinding | undefined
  #dates: DateFinding | undefined

  constructor(a: Unit, b: Unit, around: Pick<Surroundings, 'placesApart'>) {
    this.#a = a
    this.#b = b
    this.#around = around
  }

  get title(): TitleFinding {
    return (this.#title ??= compareTitles(this.#a, this.#b))
  }

  get acts(): ActFinding {
    return (this.#acts ??= compareActs(this.#a, this.#b))
  }

  get dates(): DateFinding {
    return (this.#dates ??= compareDates(this.#a.features, this.#b.features))
  }

  get where(): WhereFinding {
    const [x, y] = [this.#a.features.place, this.#b.features.place]
    return (this.#where ??= compareWhere(x, y, this.#around.placesApart(x.id, y.id)))
  }
}
