import { expect, test } from 'vitest'
import { endsInError, notingEnd } from './ends-in-error.ts'

const LINE = '{"id":"A-1","name":"Les Loutres"}\n'
const ROW = 'A-1;Les Loutres;2027-05-01 20:00\n'

test.each([
  `${LINE}{"error":"query timed out"}\n`,
  `${LINE}{"errors":[{"message":"x"}]}`,
  `${LINE}{ "exception": "OutOfMemory" }\n\n`,
  `${LINE}{"error":500,"message":"x"}\n`,
  `${LINE}{"error":true}\n`,
  `${LINE}{"error":{"code":0}}\n`,
  `${LINE}{"error":"null pointer"}\n`,
  `${ROW}<br />\n<b>Fatal error</b>: Maximum execution time of 30 seconds exceeded in <b>/x.php</b> on line <b>3</b><br />\n`,
  `${ROW}\nFatal error: Allowed memory size exhausted in /x.php on line 3\n`,
  `${ROW}PHP Fatal error:  Uncaught Exception in /x.php:3\nStack trace:\n#0 {main}\n`,
  `${ROW}Traceback (most recent call last):\n  File "x.py", line 3\nTimeoutError: x\n`,
  `${LINE}<html><body><h1>502 Bad Gateway</h1></body></html>\n`,
])('is an error in place of the rest: %j', (text) => expect(endsInError(text)).toBe(true))

test.each([
  LINE,
  ROW,
  `${ROW}TOTAL;1;\n`,
  `${LINE}{"count":1}\n`,
  `${LINE}{"id":"A-2","name":"Fatal error: the musical"}\n`,
  `A-2;Fatal error;2027-05-02\n${ROW}`,
  `{"error":"none"}\n${LINE}`,
  ...['null', 'false', '0', '""', '" "', '"none"', '[]', '{}', '[ ]'].flatMap((none) => [
    `${LINE}{"error":${none},"id":"A-2","name":"Les Loutres"}\n`,
    `${LINE}{ "errors" : ${none} , "id": "A-2"}`,
    `${LINE}{"exception":${none}}\n`,
  ]),
  `A-3;"<body>text</body>"\n`,
  '',
])('is no error: %j', (text) => expect(endsInError(text)).toBe(false))

test.each([[1], [7], [3000]])('the end is known in chunks of %i', async (size) => {
  const text = 'x'.repeat(5000) + LINE
  const bytes = Buffer.from(text)
  async function* cut() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const { body, tail } = notingEnd({ address: 'a', contentType: null, chunks: cut })
  const read: Buffer[] = []
  for await (const chunk of body.chunks()) read.push(chunk)
  expect(Buffer.concat(read).toString()).toBe(text)
  expect(text.endsWith(tail())).toBe(true)
  expect(tail().length).toBeGreaterThanOrEqual(LINE.length)
})
