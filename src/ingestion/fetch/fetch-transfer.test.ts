import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answers, feedServer } from '../../../tests/support/feed-server.ts'
import type { FeedServer, Handler } from '../../../tests/support/feed-server.ts'
import { contextOf, faultOf, fetchAll } from '../../../tests/support/fetching.ts'
import { collectGarbage, heldBytes } from '../../../tests/support/held-memory.ts'
import { fetchFeed } from './fetch-feed.ts'
import type { FetchError } from './fetch-error.ts'

const MEBIBYTE = 2 ** 20
const FEED = '[{"id":"A-1"}]'

let server: FeedServer

beforeAll(async () => {
  server = await feedServer()
})
afterAll(() => server.close())

describe('compression', () => {
  test.each([
    ['gzip', gzipSync(FEED), 'gzip'],
    ['x-gzip', gzipSync(FEED), 'x-gzip'],
    ['br', brotliCompressSync(FEED), 'br'],
    ['a gzip file sent as it is', gzipSync(FEED), ''],
    ['two gzip members', Buffer.concat([gzipSync('[{"id":'), gzipSync('"A-1"}]')]), 'gzip'],
    ['gzip padded with zeros', Buffer.concat([gzipSync(FEED), Buffer.alloc(512)]), 'gzip'],
    ['a body that is not gzip though it says so', Buffer.from(FEED), 'gzip'],
    ['gzip and identity', gzipSync(FEED), 'gzip, identity'],
    ['a charset in place of a coding', Buffer.from(FEED), 'UTF-8'],
    ['no coding, said so', Buffer.from(FEED), 'none'],
    ['an encoding of mail', Buffer.from(FEED), '8bit'],
    ['gzip in a charset', gzipSync(FEED), 'utf-8, GZIP'],
  ])('%s is read', async (_, body, coding) => {
    const headers = coding === '' ? {} : { 'content-encoding': coding }
    const location = server.on('/coded', answers(200, headers as Record<string, string>, body))
    const [read] = await fetchAll({ location })
    expect(read?.text).toBe(FEED)
    expect(read?.fetched.kind === 'body' && read.fetched.warning()).toBeNull()
  })

  test.each([
    ['gzip', gzipSync(FEED), 'gzip'],
    ['br', brotliCompressSync(FEED), 'br'],
    ['a gzip file', gzipSync(FEED), ''],
  ])('what follows the end of %s costs a warning', async (_, body, coding) => {
    const headers: Record<string, string> = coding === '' ? {} : { 'content-encoding': coding }
    const behind = Buffer.from('<!-- 12 ms -->')
    const location = server.on('/behind', answers(200, headers, Buffer.concat([body, behind])))
    const [read] = await fetchAll({ location })
    expect(read?.text).toBe(FEED)
    const fetched = read?.fetched
    expect(fetched?.kind === 'body' && fetched.warning()).toBe(
      `${location}: 14 bytes after the end of what is compressed left out`,
    )
  })

  const bomb = gzipSync(Buffer.alloc(128 * 2 ** 20, 32))
  const brBomb = brotliCompressSync(Buffer.alloc(128 * 2 ** 20, 32), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  })
  const bitFlipped = gzipSync('x'.repeat(5000))
  bitFlipped.writeUInt32LE(7, bitFlipped.length - 8)

  test.each([
    ['gzip in gzip', gzipSync(gzipSync(FEED)), 'gzip', 'coding'],
    ['a gzip file within gzip transfer in br', brotliCompressSync(gzipSync(FEED)), 'br', 'coding'],
    ['two codings', gzipSync(FEED), 'gzip, gzip', 'coding'],
    ['a coding we did not ask for', Buffer.from(FEED), 'zstd', 'coding'],
    ['deflate with the head of zlib', deflateSync(FEED), 'deflate', 'coding'],
    ['deflate without it', deflateRawSync(FEED), 'deflate', 'coding'],
    ['gzip in br', brotliCompressSync(gzipSync(FEED)), 'gzip, br', 'coding'],
    ['a gzip stream without its end', gzipSync(FEED.repeat(99)).subarray(0, 40), 'gzip', 'cutOff'],
    ['a gzip file without its end', gzipSync(FEED.repeat(99)).subarray(0, 40), '', 'cutOff'],
    ['a gzip trailer that does not check', bitFlipped, 'gzip', 'damaged'],
    [
      'a br stream without its end',
      brotliCompressSync(FEED.repeat(9)).subarray(0, 15),
      'br',
      'cutOff',
    ],
    ['a br stream of rubbish', Buffer.from('rubbish rubbish'), 'br', 'damaged'],
    ['130 KB that inflate to 128 MB', bomb, 'gzip', 'tooLarge'],
    ['the same as a file', bomb, '', 'tooLarge'],
    ['a few bytes of br that inflate to 128 MB', brBomb, 'br', 'tooLarge'],
  ])('%s is refused', async (_, body, coding, code) => {
    const headers = coding === '' ? {} : { 'content-encoding': coding }
    const location = server.on('/coded', answers(200, headers as Record<string, string>, body))
    expect((await faultOf({ location })).code).toBe(code)
  })

  test('of the names of codings that we did not ask for the beginning is told', async () => {
    const coding = Array.from({ length: 40 }, (_, at) => `x-${at}`).join(', ')
    const location = server.on('/many', answers(200, { 'content-encoding': coding }, FEED))
    expect((await faultOf({ location })).message).toContain(`(${coding.slice(0, 40)}).`)
  })

  test('memory stays flat while a bomb is refused', async () => {
    const location = server.on('/bomb', answers(200, { 'content-encoding': 'gzip' }, bomb))
    let read = 0
    let looked = 0
    let most = 0
    const before = heldBytes()
    const request = { location, options: {}, validators: null, htmlIsData: false }
    const reading = async (): Promise<void> => {
      for await (const fetched of fetchFeed(contextOf(), request))
        if (fetched.kind === 'body')
          for await (const chunk of fetched.chunks()) {
            read += chunk.length
            if (read < looked + 4 * MEBIBYTE) continue
            looked = read
            most = Math.max(most, heldBytes() - before)
          }
    }
    await expect(reading()).rejects.toThrow('200 times its size')
    expect(looked).toBeGreaterThan(16 * MEBIBYTE)
    expect(most).toBeLessThan(8 * MEBIBYTE)
  })

  test('inflated bytes have a limit of their own', async () => {
    const body = gzipSync(FEED.repeat(1000))
    const location = server.on('/large', answers(200, { 'content-encoding': 'gzip' }, body))
    const fault = await faultOf({ location }, { limits: { inflatedBytesMax: 10_000 } })
    expect(fault.message).toContain('inflates to more than the limit of 10000 bytes')
  })

  test('bytes on the wire have a limit', async () => {
    const location = server.on('/large', answers(200, {}, FEED.repeat(1000)))
    const fault = await faultOf({ location }, { limits: { wireBytesMax: 10_000 } })
    expect(fault.code).toBe('tooLarge')
  })

  test('what says beforehand that it is beyond that is not fetched', async () => {
    const location = server.on('/huge', (_, response) => {
      response.writeHead(200, { 'content-length': String(5 * 2 ** 30) })
      response.write(FEED)
    })
    expect(await faultOf({ location })).toMatchObject({
      code: 'tooLarge',
      message: `${location} is larger than the limit of ${4 * 2 ** 30} bytes.`,
    })
  })
})

/** What is not wanted is not waited for. */
function endlessly(status: number, headers: Readonly<Record<string, string>> = {}): Handler {
  return (_, response) => {
    response.writeHead(status, headers)
    // Whoever goes on once the connection is gone keeps the newest engines busy for good.
    const more = (error?: Error | null): void => {
      if (error == null && !response.destroyed) response.write('x'.repeat(16_384), more)
    }
    more()
  }
}

describe('bad transfers are told apart', () => {
  const promises: Handler = (_, response) => {
    response.writeHead(200, { 'content-length': '90000' })
    response.write('['.padEnd(61_000, ' 1,'), () => response.socket?.destroy())
  }
  const breaksChunks: Handler = (_, response) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n800\r\n${'['.padEnd(2048, ' 1,')}\r\nzz\r\n`,
    )
  }
  const hangsUp: Handler = (_, response) => response.socket?.destroy()
  const speaksOtherwise: Handler = (_, response) => response.socket?.end('220 ftp ready\r\n')
  const floods: Handler = (_, response) =>
    response.socket?.end(
      `HTTP/1.1 200 OK\r\n${Array.from({ length: 3000 }, (__, at) => `x-${at}: ${'a'.repeat(90)}\r\n`).join('')}\r\n`,
    )
  const contradicts: Handler = (_, response) =>
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 14\r\n\r\n${FEED}`,
    )
  const ONCE = { limits: { attemptsMax: 1 } } as const
  const TOLD = /^http:\/\/localhost:\d+\/bad .*\.$/
  const NOTICE = '<br />\n<b>Notice</b>:  Undefined index in <b>/x.php</b> on line <b>2</b><br />\n'
  const page = '<?xml version="1.0"?>\n<!-- x -->\n<!DOCTYPE html><html><body>Try again later'

  test.each<[string, Handler, string]>([
    ['fewer bytes than promised', promises, 'cutOff'],
    ['broken chunks', breaksChunks, 'cutOff'],
    ['a connection closed at once', hangsUp, 'unreachable'],
    ['something that is not HTTP', speaksOtherwise, 'status'],
    ['an empty body', answers(200), 'empty'],
    ['blanks alone', answers(200, {}, ' \n '), 'empty'],
    ['no content', answers(204), 'empty'],
    ['a web page', answers(200, { 'content-type': 'text/calendar' }, page), 'html'],
    ['a web page after a mark', answers(200, {}, '\uFEFF<html>'), 'html'],
    ['a part of a web page', answers(200, {}, '<p>Sorry, try later</p>'), 'html'],
    ['a web page behind a notice', answers(200, {}, `${NOTICE}<html><p>Sorry</p>`), 'html'],
    ['a page that asks for a browser', answers(200, {}, '\n<script>check()</script>'), 'html'],
    ['a flood of headers', floods, 'status'],
    ['two lengths', contradicts, 'status'],
    ['an error page without an end', endlessly(404), 'status'],
    ['403', answers(403), 'status'],
    ['404', answers(404), 'status'],
    ['206', answers(206, {}, FEED), 'status'],
    ['203, which somebody between has changed', answers(203, {}, FEED), 'status'],
    ['410', answers(410), 'status'],
    ['451', answers(451), 'status'],
  ])('%s', async (_, handler, code) => {
    const location = server.on('/bad', handler)
    const fault = await faultOf({ location }, ONCE)
    expect(fault.code).toBe(code)
    expect(fault.message).toMatch(TOLD)
  })

  test('silence before the answer', async () => {
    const location = server.on('/bad', () => {})
    const fault = await faultOf({ location }, { silenceTimeoutMs: 100, ...ONCE })
    expect(fault).toMatchObject({ code: 'timeout', message: expect.stringMatching(TOLD) })
  })

  test('silence within the answer', async () => {
    const location = server.on('/bad', (_, response) => {
      response.writeHead(200).write('['.padEnd(2000, ' 1,'))
    })
    let fault: FetchError | undefined
    // On a machine that stands still for a moment even what comes at once comes after a short silence.
    for (const silenceTimeoutMs of [100, 1000, 10_000]) {
      fault = await faultOf({ location }, { silenceTimeoutMs, ...ONCE })
      if (fault.code !== 'timeout') break
    }
    expect(fault).toMatchObject({ code: 'cutOff', message: expect.stringMatching(TOLD) })
  })

  test('more bytes than promised: those promised are read, and the next answer is none of the rest', async () => {
    const more: Handler = (_, response) => {
      response.socket?.write(`HTTP/1.1 200 OK\r\ncontent-length: 14\r\n\r\n${FEED}HTTP/1.1 200 OK`)
    }
    const location = server.on('/more', more, answers(200, {}, '[]'))
    const context = contextOf()
    expect((await fetchAll({ location }, {}, context))[0]?.text).toBe(FEED)
    expect((await fetchAll({ location }, {}, context))[0]?.text).toBe('[]')
  })

  test('a notice of PHP in front of data is left to who reads it', async () => {
    for (const behind of ['{"events":[]}', '<shows/>', '']) {
      const location = server.on('/printed', answers(200, {}, NOTICE + behind))
      expect((await fetchAll({ location }))[0]?.text).toBe(NOTICE + behind)
    }
  })

  test('a web page is what a format may want', async () => {
    const location = server.on('/page', answers(200, {}, page))
    expect((await fetchAll({ location, htmlIsData: true }))[0]?.text).toBe(page)
  })

  test('a document whose root only begins as one of HTML is none', async () => {
    const feed = '<title-list><title>Les Loutres</title></title-list>'
    const location = server.on('/titles', answers(200, {}, feed))
    expect((await fetchAll({ location }))[0]?.text).toBe(feed)
  })

  test('a redirect is followed whatever body it has', async () => {
    server.on('/there', answers(200, {}, FEED))
    const location = server.on('/endless', endlessly(302, { location: '/there' }))
    expect((await fetchAll({ location }))[0]?.text).toBe(FEED)
  })

  test.each([
    ['alone', undefined],
    ['in a process that may be told to end', new AbortController().signal],
  ])('a transfer has a deadline however steadily it drips, %s', async (_, stop) => {
    const location = server.on('/drips', (__, response) => {
      response.writeHead(200).write('['.padEnd(2000, ' 1,'))
      const drip = setInterval(() => {
        response.write(' 1,')
        collectGarbage()
      }, 20)
      response.on('close', () => clearInterval(drip))
    })
    const around = { limits: { totalMs: 200 }, ...(stop === undefined ? {} : { stop }) }
    expect((await faultOf({ location }, around)).code).toBe('timeout')
  })

  test('nobody there', async () => {
    const fault = await faultOf({ location: 'http://localhost:1/' })
    expect(fault.code).toBe('unreachable')
    expect(fault.message).toContain('ECONNREFUSED')
  })
})
