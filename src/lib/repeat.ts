/**
 * Runs `work` again and again, `everyMs` after it last ended, so never twice at a time. A failure is told and does not
 * end it. Does not keep the process alive. The result stops it and resolves when the last run has ended.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let stopped = false
  let running = Promise.resolve()
  let timer = next()

  function next(): NodeJS.Timeout {
    return setTimeout(() => {
      running = work()
        .catch(onError)
        .finally(() => {
          if (!stopped) timer = next()
        })
    }, everyMs).unref()
  }

  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
