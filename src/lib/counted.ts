/** `0 listings`, `1 listing`, `2 listings`. Call it with the singular; `many` is for plurals that do more than add an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The verb's form that goes with a count: `is`, `are`. */
export function agreeing(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}
