import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { counted } from '../../lib/counted.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { positive } from '../options.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const ASKED = 1000

const REFRESH_HELP = `
Asks the directory that AFFICHE_GOOGLE_PLACES_KEY opens for halls where something is still to come and that no open
directory has, and again for those of which something is stale. A worker does the same every three hours. Open
directories are refreshed by importing their next release.

Examples:
  affiche directory refresh
  affiche directory refresh --limit 50     # at most 50 halls to find, and 50 to hear of again`

const HALFWAY = {
  kept: 'What had been answered is kept; the rest was not asked.',
  goOn: 'A worker asks it within three hours, or: affiche directory refresh',
}

const HALFWAY_SWEPT = {
  kept: 'What had been dropped is gone; the rest is still there.',
  goOn: 'A worker drops it by itself, or: affiche directory sweep',
}

export function registerDirectoryRefresh(directory: Command, terminal: Terminal): void {
  directory
    .command('refresh')
    .description('ask a directory over the net for halls that none has, and for what is stale')
    .option(
      '--limit <n>',
      'how many to find, and how many to hear of again, at most',
      positive,
      ASKED,
    )
    .addHelpText('after', REFRESH_HELP)
    .action(({ limit }: { limit: number }) =>
      withApp(terminal, (app) => refresh(app, limit, terminal), HALFWAY),
    )
  directory
    .command('sweep')
    .description('drop what is kept as long as its directory allows (a worker does it by itself)')
    .action(() => withApp(terminal, sweep, HALFWAY_SWEPT))
}

async function refresh(app: AppContext, limit: number, terminal: Terminal): Promise<Answer> {
  const { refreshDirectory } = await import('../../ingestion/directory/refresh-directory.ts')
  const report = await withIngestion(app, (context) => {
    const { directory = null } = context
    if (directory === null)
      throw new CommandFailure(
        'no directory is asked over the net: AFFICHE_GOOGLE_PLACES_KEY is not set.',
        'Open directories are refreshed by importing their next release: affiche directory import FILE',
      )
    const progress = (asked: number) => terminal.progress(`${asked} asked`)
    return refreshDirectory(context, directory, { limit, progress })
  })
  const { found, doubtful, notFound, refreshed, replaced, missing, failed, failures, stopped } =
    report
  const lines = [
    `Halls looked for: ${found} found, ${doubtful} in doubt (affiche directory match), ${notFound} not found.`,
    `Heard of again: ${refreshed}, of these ${replaced} under another id; no longer known: ${missing} (affiche directory list --missing).`,
  ]
  if (failed > 0) {
    lines.push(
      `No answer that can be read for ${failed}, which are asked for again later and later:`,
    )
    lines.push(...failures.map(({ of, why }) => `  ${of}: ${why}`))
  }
  if (stopped !== null)
    lines.push(`It ended early: ${stopped.replace(/\.$/, '')}. The rest is asked the next time.`)
  return { json: report, text: lines.join('\n'), exitCode: stopped === null ? 0 : 1 }
}

async function sweep(app: AppContext): Promise<Answer> {
  const { sweepDirectory } = await import('../../ingestion/directory/sweep-directory.ts')
  const report = await withIngestion(app, (context) => sweepDirectory(context))
  return {
    json: report,
    text: `${counted(report.places, 'place')} had values that may not be kept any longer; shown otherwise now: ${report.changed}.`,
  }
}
