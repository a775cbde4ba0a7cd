import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { TrendReport } from '../../ingestion/recompute-trends.ts'
import type { TrendPreview } from '../../ingestion/trend-scores.ts'
import type { Answer } from '../answer.ts'
import { dayText } from '../trend-words.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const HELP = `
A server does this by itself once a day, at AFFICHE_TREND_AT. A score enters documents at most once a day, so what moved
today already moves again tomorrow. affiche explain EVENT shows what a score is made of.

  affiche trends recompute --dry-run
  affiche trends recompute`

export function registerTrends(program: Command, terminal: Terminal): void {
  program
    .command('trends')
    .description('how hot events are')
    .command('recompute')
    .description('compute trending scores for today, from the lookups of the days before')
    .option('--dry-run', 'show which scores would move, and change nothing')
    .addHelpText('after', HELP)
    .action(({ dryRun }: { dryRun?: true }) =>
      withApp(terminal, (app) => (dryRun === true ? preview(app) : recompute(app))),
    )
}

async function recompute(app: AppContext): Promise<Answer> {
  const { recomputeTrends } = await import('../../ingestion/recompute-trends.ts')
  const { renderDue } = await import('../../ingestion/render-due.ts')
  const report = await withIngestion(app, async (context) => {
    const told = await recomputeTrends(context)
    return { ...told, looked: await renderDue(context, Number.POSITIVE_INFINITY) }
  })
  return {
    json: { ...report, day: dayText(report.day), dryRun: false },
    text: `${headText(report)}\n${report.looked} events were looked at again; those whose score moved show it.`,
  }
}

async function preview(app: AppContext): Promise<Answer> {
  const { previewTrends } = await import('../../ingestion/trend-scores.ts')
  const { eventNames } = await import('../../storage/trend.ts')
  const told = await withIngestion(app, previewTrends)
  const names = await eventNames(
    app.database,
    told.moves.map(({ id }) => id),
  )
  const moves = told.moves.map((move) => ({ ...move, name: names.get(move.id) ?? '' }))
  return {
    json: { ...told, moves, day: dayText(told.day), dryRun: true },
    text: [
      headText(told),
      `${told.moved} scores would move${told.moved > moves.length ? '; the largest moves:' : '.'}`,
      ...(moves.length === 0
        ? []
        : [
            '',
            textTable(
              ['event', 'name', 'now', 'then'],
              moves.map(({ id, name, from, to }) => [id, name, from, to]),
            ),
          ]),
      '',
      'Nothing was changed (--dry-run).',
    ].join('\n'),
  }
}

function headText({ day, again, used, changed }: TrendReport | TrendPreview): string {
  const anew = again ? ' (not for the first time)' : ''
  return `Scores for ${dayText(day)}${anew}: ${used} events are looked up by clients, of ${changed} use says other than was foreseen.`
}
