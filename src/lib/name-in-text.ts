import { foldName } from './fold-name.ts'

/** Whether somebody's name stands in a text, however it is written there: case, accents and signs between aside. */
export function holdsName(text: string, name: string): boolean {
  const sought = foldName(name)
  return sought !== '' && ` ${foldName(text)} `.includes(` ${sought} `)
}

/** The text with the mark wherever the name stands in it as words of its own. */
export function replaceName(text: string, name: string, mark: string): string {
  if (!holdsName(text, name)) return text
  const whole = text.normalize('NFC')
  const sought = ` ${foldName(name)} `
  const { folded, starts, ends } = foldedInPlace(whole)
  let clean = ''
  let done = 0
  for (
    let at = folded.indexOf(sought);
    at >= 0;
    at = folded.indexOf(sought, at + sought.length - 1)
  ) {
    clean += whole.slice(done, starts[at + 1]) + mark
    done = ends[at + sought.length - 2] ?? whole.length
  }
  return clean + whole.slice(done)
}

/** The text as names are compared, and from where to where in it each letter of that stands. */
function foldedInPlace(text: string) {
  let folded = ' '
  const starts = [0]
  const ends = [0]
  let at = 0
  for (const sign of text) {
    const letters = foldName(sign)
    const end = at + sign.length
    if (letters !== '') {
      folded += letters
      starts.push(...Array.from(letters, () => at))
      ends.push(...Array.from(letters, () => end))
    } else if (/\p{M}/u.test(sign)) ends[ends.length - 1] = end
    else if (!folded.endsWith(' ')) {
      folded += ' '
      starts.push(at)
      ends.push(end)
    }
    at = end
  }
  return { folded: `${folded} `, starts, ends }
}
