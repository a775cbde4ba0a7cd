import { noneRead, type Feed, type RunReport } from '../domain/feed.ts'
import { counted } from '../lib/counted.ts'
import { rejectionLines } from './rejections.ts'
import { nextStep } from './run-next.ts'

const MEANING: Readonly<Record<RunReport['state'], string>> = {
  running: 'is running',
  succeeded: 'succeeded',
  partial: 'succeeded in part: what could be read is applied',
  held: 'is held: more would vanish than the brake lets pass, so nothing was withdrawn',
  failed: 'failed: nothing was changed by what could not be read',
  interrupted: 'was interrupted: what had been applied stays',
}

const NONE_READ = 'could read none of its records: what was known before stays as it is'

export function reportText(report: RunReport, settings: Pick<Feed, 'name' | 'options'>): string {
  const { feed, state, runId, read, seconds } = report
  const meaning = state === 'partial' && noneRead(report) ? NONE_READ : MEANING[state]
  const lines = [
    `Run ${runId} of ${feed} ${meaning} (${counted(read, 'record')} read in ${seconds.toFixed(1)} s).`,
    `new ${report.created}, changed ${report.updated}, same ${report.unchanged}, withdrawn ${report.withdrawn}, rejected ${report.rejectedCount}`,
  ]
  lines.push(...rejectionLines(report))
  for (const warning of report.warnings) lines.push(`warning: ${warning}`)
  const next = nextStep(report, settings)
  if (next !== null) lines.push('', next)
  return lines.join('\n')
}
