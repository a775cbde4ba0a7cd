import { noneRead, type Feed, type RunReport } from '../domain/feed.ts'
import { agreeing, counted } from '../lib/counted.ts'
import { utcText } from '../lib/utc-text.ts'
import { rejectionLines } from './rejections.ts'
import { nextStep } from './run-next.ts'
import { instantOrNull } from './time.ts'

const MEANING: Readonly<Record<RunReport['state'], string>> = {
  running: 'is running',
  succeeded: 'succeeded',
  partial: 'succeeded in part: what could be read is applied',
  held: 'is held: more would vanish than the brake lets pass, so nothing was withdrawn',
  failed: 'failed: nothing was changed by what could not be read',
  interrupted: 'was interrupted: what had been applied stays',
}

const NONE_READ = 'could read none of its records: what was known before stays as it is'

/** `settings`: null where it has been removed, so that nothing need be done. `now`: when it is told. */
export function reportText(
  report: RunReport,
  settings: Pick<Feed, 'name' | 'options' | 'schedule' | 'state'> | null,
  now: number,
): string {
  const { feed, state, runId, read, seconds } = report
  const meaning = noneRead(report) ? NONE_READ : MEANING[state]
  const lines = [
    `Run ${runId} of ${feed} ${meaning} (${counted(read, 'record')} read in ${seconds.toFixed(1)} s).`,
    `new ${report.created}, changed ${report.updated}, same ${report.unchanged}, ${missingText(report)}withdrawn ${report.withdrawn}, rejected ${report.rejectedCount}${leftOutText(report)}`,
    ...missingLines(report, now),
  ]
  lines.push(...rejectionLines(report))
  for (const warning of report.warnings) lines.push(`warning: ${warning}`)
  const next = settings === null ? null : nextStep(report, settings)
  if (next !== null) lines.push('', next)
  return lines.join('\n')
}

function missingText({ missing }: RunReport): string {
  return missing === null ? '' : `missing ${missing}, `
}

/** Few feeds hold any such records. */
function leftOutText({ leftOut }: RunReport): string {
  return leftOut === 0 ? '' : `, left out ${leftOut}`
}

/** What becomes of what the feed does not have any more, before it does. */
export function missingLines(
  { state, missing, missingDueAt }: RunReport,
  now: number,
): readonly string[] {
  if (missing === null || missing === 0 || missingDueAt === null || state === 'held') return []
  const which = `${counted(missing, 'listing')} that it had ${agreeing(missing, 'is', 'are')} missing now`
  const when =
    missingDueAt <= now
      ? 'the next complete run'
      : `a complete run from ${utcText(missingDueAt)} on`
  return [`${which}: ${when} withdraws what is still missing then.`]
}

/** As scripts read it. */
export function reportJson(report: RunReport) {
  return { ...report, missingDueAt: instantOrNull(report.missingDueAt) }
}
