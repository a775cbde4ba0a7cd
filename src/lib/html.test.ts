import { expect, test } from 'vitest'
import { html, trusted } from './html.ts'

test.each([
  [
    'text is escaped',
    html`<b>${`<i> & "x" 'y'`}</b>`,
    '<b>&lt;i&gt; &amp; &quot;x&quot; &#39;y&#39;</b>',
  ],
  ['markup inside markup is not', html`<b>${html`<i>${'&'}</i>`}</b>`, '<b><i>&amp;</i></b>'],
  ['lists are joined, null is nothing', html`${[html`a`, 'b', null, 3]}`, 'ab3'],
  ['trusted markup stays', html`${trusted('<hr>')}`, '<hr>'],
])('%s', (_, { markup }, expected) => {
  expect(markup).toBe(expected)
})
