/** `1 listing`, `2 listings`, `no` never. What is counted is told in the singular; `many` where it does not end in s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** The verb's form that goes with a count: `is`, `are`. */
export function agreeing(count: number, one: string, many: string): string {
  return count === 1 ? one : many
}
