import { createHash } from 'node:crypto'
import { markup, trusted, type Markup } from '../lib/markup.ts'
import type { Language } from './words.ts'

const STYLE = `
:root { color-scheme: light dark; --soft: #666; --line: #ddd; --strong: #b3261e; --good: #1b6e3c }
@media (prefers-color-scheme: dark) { :root { --soft: #aaa; --line: #444; --strong: #ff8a80; --good: #7bd69b } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 42rem; padding: 1rem 1rem 3rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
img { width: 100%; height: auto; border-radius: .5rem }
h1 { margin: .25rem 0 .5rem; font-size: 1.7rem; line-height: 1.2 }
h2 { margin: 1.75rem 0 .5rem; font-size: 1rem; color: var(--soft) }
p { margin: .25rem 0 }
ul { margin: 0; padding: 0; list-style: none }
a { color: inherit }
.soft { color: var(--soft); font-size: .9rem }
.marks { display: flex; flex-wrap: wrap; gap: .4rem; margin: .5rem 0 }
.mark { border: 1px solid currentColor; border-radius: 1rem; padding: 0 .7rem; font-size: .9rem; font-weight: 600 }
.bad { color: var(--strong) }
.good { color: var(--good) }
.gone { text-decoration: line-through }
.sellers li { display: flex; align-items: center; gap: .75rem; padding: .7rem 0; border-top: 1px solid var(--line) }
.sellers img { flex: none; width: 2.5rem; height: 2.5rem; object-fit: contain; border-radius: .3rem }
.performers li { display: flex; align-items: center; gap: .75rem; padding: .25rem 0 }
.performers img { flex: none; width: 3rem; height: 3rem; object-fit: cover }
.sellers .name { flex: 1; min-width: 0 }
.sellers a { border: 1px solid currentColor; border-radius: .4rem; padding: .45rem 1rem; text-decoration: none; font-weight: 600 }
.reviews li { padding: .5rem 0; border-top: 1px solid var(--line) }
.text { white-space: pre-line; unicode-bidi: plaintext }
`

/** Nothing may run, nothing may be framed; pictures come from wherever the partners keep them. */
export const CONTENT_SECURITY_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src 'self' http: https:`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

export interface Page {
  readonly language: Language
  readonly title: string
  readonly head?: Markup
  readonly body: Markup
}

export function pageText({ language, title, head, body }: Page): string {
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
${head ?? null}
</head>
<body>
${body}
</body>
</html>
`.text
}
