import { expect, test } from 'vitest'
import { onPort } from './public-url.ts'

const taken = () => Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
const told = () => new Error('Cannot listen', { cause: taken() })
const other = () => new Error('no database')

test.each([
  ['taken by somebody meanwhile, is chosen anew', 0, [taken, told], 'begun', 3],
  ['taken over and over, is told', 0, Array(9).fill(taken), 'EADDRINUSE', 5],
  ['that was given is no other', 8080, [told], 'Cannot listen', 1],
  ['is no remedy for anything else', 0, [other], 'no database', 1],
])('a port %s', async (_, port, faults, outcome, times) => {
  let begun = 0
  const begin = async () => {
    const fault = faults[begun]
    begun += 1
    if (fault !== undefined) throw fault()
    return 'begun'
  }
  const said = await onPort(port, begin).catch((error: Error) => error.message)
  expect(said).toContain(outcome)
  expect(begun).toBe(times)
})
