import type { Paging } from '../../src/ingestion/connectors/connector.ts'

/** What is asked for, page by page, and how it ended. */
export function lead(paging: Paging, answers: readonly (object | string)[]) {
  const asked: (string | number)[] = []
  let at = 0
  let step = paging.next(Buffer.alloc(0))
  while (step.done !== true) {
    if ('again' in step.value) {
      asked.push(step.value.again)
      step = paging.next(Buffer.alloc(0))
      continue
    }
    asked.push(step.value.address)
    const answer = answers[at++]
    if (answer === undefined) throw new Error('asked for more than there is')
    step = paging.next(Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)))
  }
  return { asked, broken: step.value }
}
