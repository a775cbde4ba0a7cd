import { expect, test } from 'vitest'
import { markup, trusted } from './markup.ts'

test.each([
  [
    'text is escaped',
    markup`<b>${`<i> & "x" 'y'`}</b>`,
    '<b>&lt;i&gt; &amp; &quot;x&quot; &#39;y&#39;</b>',
  ],
  ['markup inside markup is not', markup`<b>${markup`<i>${'&'}</i>`}</b>`, '<b><i>&amp;</i></b>'],
  ['lists are joined, null is nothing', markup`${[markup`a`, 'b', null, 3]}`, 'ab3'],
  ['trusted markup stays', markup`${trusted('<hr>')}`, '<hr>'],
])('%s', (_, { text }, expected) => {
  expect(text).toBe(expected)
})
