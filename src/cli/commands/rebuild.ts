import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { counted } from '../../lib/counted.ts'
import type { Answer } from '../answer.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const HALFWAY = {
  kept: 'What it had not come to is as it was concluded before, and served so.',
  goOn: 'It begins from the start again: affiche rebuild',
}

export function registerRebuild(program: Command, terminal: Terminal): void {
  program
    .command('rebuild')
    .description('conclude all events anew from the stored listings; ids stay as they are')
    .action(() => withApp(terminal, (app) => rebuildAll(app, terminal), HALFWAY))
}

async function rebuildAll(app: AppContext, terminal: Terminal): Promise<Answer> {
  const { rebuild } = await import('../../ingestion/grouping/recompute.ts')
  const startedAt = performance.now()
  await withIngestion(app, rebuild, {
    progress: ({ read }) => terminal.progress(counted(read, 'listing')),
  })
  const seconds = Math.round(performance.now() - startedAt) / 1000
  return { json: { rebuilt: true, seconds }, text: `Rebuilt in ${seconds.toFixed(1)} s.` }
}
