/** In small letters without accents: `DÉC` and `déc` are `dec`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
