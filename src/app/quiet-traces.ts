/** graphile-worker writes there, past its logger, what it tells its logger in the same breath. Nobody else does. */
export function quietTraces(): void {
  console.trace = () => {}
}
