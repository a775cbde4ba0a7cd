import type { RunReport } from '../domain/feed.ts'
import { counted } from '../lib/counted.ts'
import { quoted } from '../lib/quoted.ts'
import { rejectionLines } from './rejections.ts'

const MEANING: Readonly<Record<RunReport['state'], string>> = {
  running: 'is running',
  succeeded: 'succeeded',
  partial: 'succeeded in part: what could be read is applied',
  held: 'is held: more would vanish than the brake lets pass, so nothing was withdrawn',
  failed: 'failed: nothing was changed by what could not be read',
  interrupted: 'was interrupted: what had been applied stays',
}

export function reportText(report: RunReport): string {
  const { feed, state, runId, read, seconds } = report
  const lines = [
    `Run ${runId} of ${feed} ${MEANING[state]} (${counted(read, 'record')} read in ${seconds.toFixed(1)} s).`,
    `new ${report.created}, changed ${report.updated}, same ${report.unchanged}, withdrawn ${report.withdrawn}, rejected ${report.rejectedCount}`,
  ]
  lines.push(...rejectionLines(report))
  for (const warning of report.warnings) lines.push(`warning: ${warning}`)
  const next = NEXT[state]?.(quoted(feed))
  if (next !== undefined) lines.push('', next)
  return lines.join('\n')
}

const NEXT: { readonly [State in RunReport['state']]?: (feed: string) => string } = {
  held: (feed) =>
    `Look at the feed. If the partner really dropped these listings: affiche feed release ${feed}, then affiche feed run ${feed}`,
  failed: (feed) =>
    `Look at what comes: affiche feed preview ${feed}. If it is of another format: affiche feed update ${feed} --format FORMAT. docs/feeds.md says what each reads, docs/fetching.md what can fail on the way.`,
}
