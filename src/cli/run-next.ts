import { mappingAdvice, unreadAdvice } from '../app/feed-advice.ts'
import { noneRead, type Feed, type RunReport } from '../domain/feed.ts'
import { quoted } from '../lib/quoted.ts'

type RunFeed = Pick<Feed, 'name' | 'options'>

/** What to do after a run; null where nothing needs doing. */
export function nextStep(report: RunReport, feed: RunFeed): string | null {
  const name = quoted(feed.name)
  if (report.state === 'held')
    return `Look at the feed. If the partner really dropped these listings: affiche feed release ${name}, then affiche feed run ${name}`
  if (report.state === 'failed') return afterFailure(report, feed)
  return noneRead(report) ? unreadAdvice(feed) : null
}

const FETCHING = 'docs/fetching.md says of each failure on the way what to do.'

/** A report has no code, so what failed is known by what it says; the first row that fits counts, else the format's. */
const FAILURES: readonly (readonly [says: RegExp, hint: (feed: string) => string])[] = [
  [
    /environment variable \S+, which is not set/,
    (feed) => `Set it where Affiche is started, then: affiche feed run ${feed}`,
  ],
  [
    /^There is no file or folder |^The location (is|begins)|^The folder .+ holds no files| is not an ordinary file/,
    (feed) =>
      `If it lies elsewhere: affiche feed update ${feed} --location FILE_OR_URL. ${FETCHING}`,
  ],
  [
    / answered 40[13] \(/,
    (feed) =>
      `Look at its credentials; another key: affiche feed update ${feed} --option header.NAME=env:VARIABLE, or query.NAME. ${FETCHING}`,
  ],
  [
    / answered \d{3} \(| is refused: | cannot be (found|reached|read \()| has no valid certificate| in time\b| redirects (more|to no)/,
    () => FETCHING,
  ],
  [
    / was cut off: | is damaged: | compressed twice| in a coding we did not ask for| (larger|more) than the limit | times its size|longer than a transfer may/,
    () => FETCHING,
  ],
  [
    / is empty: not even | gave (nothing|no page)\.| does not answer as | sends more headers than | cannot be sent as an HTTP header/,
    () => FETCHING,
  ],
  [/^(the|its) (feed has no )?mapping\b|^there is no column |^no element </, lookAndMapping],
]

/** What came may be quoted behind the reason, and says anything. */
const QUOTE = /; it begins: .*$/s

function afterFailure(report: RunReport, { name, options }: RunFeed): string {
  const feed = quoted(name)
  const warnings = report.warnings.map((warning) => warning.replace(QUOTE, ''))
  const told = FAILURES.find(([says]) => warnings.some((warning) => says.test(warning)))
  if (told !== undefined) return told[1](feed)
  const isMapped = options['mapping'] !== undefined
  return isMapped && warnings.some((warning) => NOTHING_TAKEN.test(warning))
    ? lookAndMapping(feed)
    : ofFormat(feed)
}

/** Records were found, so of a mapped feed its format is right. */
const NOTHING_TAKEN = /nothing in it is a listing/

function lookAndMapping(feed: string): string {
  return `Look at what comes: affiche feed preview ${feed}. ${mappingAdvice(feed)}`
}

function ofFormat(feed: string): string {
  return `Look at what comes: affiche feed preview ${feed}. If it is of another format: affiche feed update ${feed} --format FORMAT. docs/feeds.md says what each reads, docs/fetching.md what can fail on the way.`
}
