import { expect, test } from 'vitest'
import { secretHider } from './hide-secrets.ts'

const ENVIRONMENT: Readonly<Record<string, string>> = {
  KEY: 'a+b/c d',
  BEARER: 'Bearer 0123456789',
  SHORT: 'x1z',
  FOUR: 'k7b2',
  BEGINS: '0123456789ab',
}
const secret = (name: string) => ENVIRONMENT[name] ?? null
const PLACE = 'https://feeds.example/all'

test.each([
  ['as it is', { 'query.key': 'env:KEY' }, 'bad key a+b/c d!', 'bad key ***!'],
  ['in an address', { 'query.key': 'env:KEY' }, '/f?key=a%2Bb%2Fc%20d', '/f?key=***'],
  ['in a form', { 'header.x': 'env:KEY' }, 'key=a%2Bb%2Fc+d&p=1', 'key=***&p=1'],
  ['in an address in an address', { 'query.key': 'env:KEY' }, '?to=a%252Bb%252Fc%2520d', '?to=***'],
  ['one word of several', { 'header.authorization': 'env:BEARER' }, 'no 0123456789', 'no ***'],
  ['none of the short words of one', { 'header.x': 'env:BEARER' }, 'no Bearer', 'no Bearer'],
  ['one as short as four signs', { 'query.key': 'env:FOUR' }, 'no k7b2', 'no ***'],
  [
    'one that begins as another does',
    { 'header.authorization': 'env:BEARER', 'query.key': 'env:BEGINS' },
    'no 0123456789ab',
    'no ***',
  ],
  ['one written where keys are', { 'query.api_key': 'hunter2' }, 'no hunter2', 'no ***'],
  ['what is no secret', { 'query.country': 'Frankreich' }, 'no Frankreich', 'no Frankreich'],
  ['too short to be told from words', { 'query.key': 'env:SHORT' }, 'x1z', 'x1z'],
  ['one that is not set', { 'query.key': 'env:NONE' }, 'env:NONE', 'env:NONE'],
])('takes out of texts %s', (_, options, text, shown) => {
  expect(secretHider({ location: PLACE, options }, secret)(text)).toBe(shown)
})

const WRITTEN = 'S3cr&t/é"x+y z<9'
const inPercent = encodeURIComponent(WRITTEN)
const inJson = JSON.stringify(WRITTEN).slice(1, -1)
const lowerHex = (text: string) => text.replaceAll(/%[0-9A-F]{2}/g, (byte) => byte.toLowerCase())

test.each([
  ['as it is', WRITTEN],
  ['in an address', inPercent],
  ['in an address, in small letters', lowerHex(inPercent)],
  ['in an address within another', encodeURIComponent(inPercent)],
  ['in an address within two others', encodeURIComponent(encodeURIComponent(inPercent))],
  ['in an address, all of it encoded', '%53%33%63%72%26%74%2f%c3%a9%22%78%2b%79%20%7a%3c%39'],
  ['in a form', new URLSearchParams([['', WRITTEN]]).toString().slice(1)],
  ['in a form that was taken for a text', WRITTEN.replace('+', ' ')],
  ['in JSON', inJson],
  ['in JSON with slashes as some write them', inJson.replaceAll('/', String.raw`\/`)],
  ['in JSON of ASCII', inJson.replaceAll('é', String.raw`\u00e9`)],
  ['in JSON of ASCII, in capitals', inJson.replaceAll('é', String.raw`\u00E9`)],
  ['in JSON within JSON', JSON.stringify(inJson).slice(1, -1)],
  ['in markup', 'S3cr&amp;t/é&quot;x+y z&lt;9'],
  ['in markup by numbers', 'S3cr&#38;t/&#233;&#034;x+y z&#60;9'],
  ['in markup by numbers of 16 signs', 'S3cr&#x26;t&#x2F;&#xe9;&#x22;x+y z&#x3C;9'],
])('takes a secret out however it is written: %s', (_, written) => {
  const hide = secretHider({ location: PLACE, options: { 'header.x': 'env:K' } }, () => WRITTEN)
  expect(hide(`no <${written}>, ${written}!`)).toBe('no <***>, ***!')
})

test('many backslashes are gone about in few ways', () => {
  const hide = secretHider(
    { location: PLACE, options: { 'header.x': 'env:K' } },
    () => `${'\\'.repeat(40)}key`,
  )
  expect(hide(`${'\\'.repeat(900)}kex`)).toMatch(/kex$/)
  expect(hide(`no ${'\\'.repeat(40)}key`)).toBe('no ***')
})

test.each<readonly [location: string, text: string, shown: string]>([
  ['https://bob:hunter2@feeds.example/', 'bob, hunter2', 'bob, ***'],
  ['https://bob:p%40ssword@feeds.example/', 'p@ssword p%40ssword', '*** ***'],
  ['https://bob:p%40ssword@feeds.example/', btoa('bob:p@ssword'), '***'],
  ['https://bob@feeds.example/', 'bob Ym9iOg==', 'bob Ym9iOg=='],
  ['https://feeds.example/?token=hunter2&page=five', 'hunter2 five', '*** five'],
  ...'code apiCode login_code access_token X-Amz-Signature keywordKey passcode clientAuthorization sessionid'
    .split(' ')
    .map((name) => [`https://feeds.example/?${name}=hunter2`, 'no hunter2', 'no ***'] as const),
  ...'postcode postalCode zip_code countryCode lang-code inseecode status.code keyword keywords design author passage sight credits'
    .split(' ')
    .map((name) => [`https://feeds.example/?${name}=35000`, 'of 35000', 'of 35000'] as const),
  ['HTTP://feeds.example/?token=hunter2', 'no hunter2', 'no ***'],
  ['http://', 'hunter2', 'hunter2'],
  ['/data/hunter2.csv', 'hunter2', 'hunter2'],
  ['/data/http://x.example/?token=hunter2', 'hunter2', 'hunter2'],
])('and what is written into the location %s', (location, text, shown) => {
  expect(secretHider({ location, options: {} }, secret)(text)).toBe(shown)
})
