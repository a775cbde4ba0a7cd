/**
 * What PHP prints into an answer when a page of a site goes wrong a little and goes on: `<br />\n<b>Warning</b>: … in
 * <b>/var/www/x.php</b> on line <b>12</b><br />`, or the same as plain text, or as a table of Xdebug.
 */
const LEVEL = String.raw`(?:PHP\s+)?(?:User\s+)?(?:(?:Compile|Core)\s+)?(?:Warning|Notice|Deprecated|Strict Standards|(?:Recoverable |Catchable )?Fatal error|Parse error)`
const BREAKS = String.raw`(?:\s|<br\s*/?>)*`
const MESSAGE_MAX = 2000
const TABLE_MAX = 20_000

const NOTICES = [
  String.raw`${BREAKS}<b>${LEVEL}</b>:\s[^]{1,${MESSAGE_MAX}}?\son line <b>\d+</b>(?:\s*<br\s*/?>)?`,
  String.raw`${BREAKS}(?:\[\d[^\]\n]{1,40}\]\s*)?${LEVEL}:\s[^\n]{1,${MESSAGE_MAX}}?\son line \d+(?=\s|<|[{[]|$)`,
  String.raw`${BREAKS}<font[^>]*>\s*<table class=['"]xdebug-error[^]{1,${TABLE_MAX}}?</table>\s*</font>`,
].map((pattern) => new RegExp(pattern, 'y'))

/** So it begins, wherever it ends. */
export const BEGINS_AS_NOTICE = new RegExp(
  `^${BREAKS}(?:<b>)?${LEVEL}(?:</b>)?:|^${BREAKS}<font[^>]*>\\s*<table class=['"]xdebug-error`,
)

/** Where the notices end that a text begins with; 0 where it begins with none. */
export function endOfNotices(text: string): number {
  let end = 0
  for (;;) {
    const next = Math.max(...NOTICES.map((pattern) => endOf(pattern, text, end)))
    if (next === -1) return end
    end = next
  }
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : -1
}
