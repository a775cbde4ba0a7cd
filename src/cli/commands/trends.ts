import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { WORTH_BY_AGE } from '../../ingestion/enrich/trend.ts'
import type { TrendReport } from '../../ingestion/trends/recompute-trends.ts'
import { DAY_MS } from '../../lib/durations.ts'
import type { Answer } from '../answer.ts'
import { dayText } from '../trend-words.ts'
import { textFields, textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const HELP = `
A server does this by itself once a day, at AFFICHE_TREND_AT. A score enters documents at most once a day, so what moved
today already moves again tomorrow. affiche explain EVENT shows what a score is made of.

Examples:
  affiche trends recompute --dry-run
  affiche trends recompute`

const HALFWAY = {
  kept: 'Events that it had not come to show the score they had.',
  goOn: 'Computed again it comes to the same: affiche trends recompute',
}

export function registerTrends(program: Command, terminal: Terminal): void {
  program
    .command('trends')
    .description('how hot events are')
    .command('recompute')
    .description('compute trending scores for today, from the lookups of the days before')
    .option('--dry-run', 'show which scores would move, and change nothing')
    .addHelpText('after', HELP)
    .action(({ dryRun }: { dryRun?: true }) =>
      withApp(terminal, (app) => (dryRun === true ? preview(app) : recompute(app)), HALFWAY),
    )
}

async function recompute(app: AppContext): Promise<Answer> {
  const { recomputeTrends } = await import('../../ingestion/trends/recompute-trends.ts')
  const { renderDue } = await import('../../ingestion/rendering/render-due.ts')
  const { countShownScores } = await import('../../storage/trend.ts')
  const { database } = app
  const { report, looked, before, after } = await withIngestion(app, async (context) => {
    const told = await recomputeTrends(context)
    const shownBefore = await countShownScores(database, told.day)
    const seen = await renderDue(context, Number.POSITIVE_INFINITY)
    const shownAfter = await countShownScores(database, told.day)
    return { report: told, looked: seen, before: shownBefore, after: shownAfter }
  })
  const moved = Math.max(0, after.ofDay - before.ofDay)
  const { events } = after
  return {
    json: { ...report, events, day: dayText(report.day), looked, moved, dryRun: false },
    text: [
      headText(report, app),
      '',
      textFields([
        ...sumsOf(report, events),
        ['looked at again', looked],
        ['show another score now', moved],
      ]),
      '',
      'A document shows another score at most once a day. What one is made of: affiche explain EVENT.',
    ].join('\n'),
  }
}

async function preview(app: AppContext): Promise<Answer> {
  const { previewTrends } = await import('../../ingestion/trends/trend-scores.ts')
  const { countShownScores, eventNames } = await import('../../storage/trend.ts')
  const { database } = app
  const told = await withIngestion(app, previewTrends)
  const { events } = await countShownScores(database, told.day)
  const names = await eventNames(
    database,
    told.moves.map(({ id }) => id),
  )
  const moves = told.moves.map((move) => ({ ...move, name: names.get(move.id) ?? '' }))
  const largest = told.moved > moves.length ? ['', `The ${moves.length} largest moves:`] : []
  return {
    json: { ...told, moves, events, day: dayText(told.day), dryRun: true },
    text: [
      headText(told, app),
      '',
      textFields([...sumsOf(told, events), ['would show another score', told.moved]]),
      ...largest,
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

function headText({ day, again }: TrendReport, { clock }: AppContext): string {
  if (day > Math.floor(clock.now() / DAY_MS))
    return `Scores are those of ${dayText(day)} already, which by this machine's clock is still to come: they stay.`
  const anew = again ? ', for which they had been computed before' : ''
  return `Trending scores for ${dayText(day)} (UTC)${anew}, from clients' lookups of the ${WORTH_BY_AGE.length} days before it.`
}

function sumsOf({ used, changed }: TrendReport, events: number) {
  return [
    ['events in all', events],
    ['of these looked up by clients', used],
    ['of these otherwise than foreseen', changed],
  ] as const
}
