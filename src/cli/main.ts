import { run } from './run.ts'
import { processStreams } from './terminal.ts'

// `affiche event list | head`: who reads no further is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(process.exitCode ?? 0)
})

process.exitCode = await run(process.argv.slice(2), processStreams)
