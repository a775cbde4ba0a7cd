import type { TitleContext } from './title.ts'

const COLON = /\s*:\s*(?=v\.?i\.?p\.?$)/u

/** `Jo Marsh: VIP`, of a comedian: more likely what the evening is called than a dearer ticket to it. Of a folded title. */
export function isCalledVip(folded: string): boolean {
  return COLON.test(folded)
}

/** …so that no step takes it for what is sold. */
export function asOneName(folded: string, { comedy }: TitleContext): string {
  return comedy === true ? folded.replace(COLON, ' ') : folded
}
