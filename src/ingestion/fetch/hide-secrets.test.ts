import { expect, test } from 'vitest'
import { secretHider } from './hide-secrets.ts'

const ENVIRONMENT: Readonly<Record<string, string>> = {
  KEY: 'a+b/c d',
  BEARER: 'Bearer 0123456789',
  SHORT: 'x1',
}
const secret = (name: string) => ENVIRONMENT[name] ?? null
const PLACE = 'https://feeds.example/all'

test.each([
  ['as it is', { 'query.key': 'env:KEY' }, 'bad key a+b/c d!', 'bad key ***!'],
  ['in an address', { 'query.key': 'env:KEY' }, '/f?key=a%2Bb%2Fc%20d', '/f?key=***'],
  ['in a form', { 'header.x': 'env:KEY' }, 'key=a%2Bb%2Fc+d&p=1', 'key=***&p=1'],
  ['in an address in an address', { 'query.key': 'env:KEY' }, '?to=a%252Bb%252Fc%2520d', '?to=***'],
  ['one word of several', { 'header.authorization': 'env:BEARER' }, 'no 0123456789', 'no ***'],
  ['one written where keys are', { 'query.api_key': 'hunter2' }, 'no hunter2', 'no ***'],
  ['what is no secret', { 'query.country': 'Frankreich' }, 'no Frankreich', 'no Frankreich'],
  ['too short to be told from words', { 'query.key': 'env:SHORT' }, 'x1', 'x1'],
  ['one that is not set', { 'query.key': 'env:NONE' }, 'env:NONE', 'env:NONE'],
])('takes out of texts %s', (_, options, text, shown) => {
  expect(secretHider({ location: PLACE, options }, secret)(text)).toBe(shown)
})

test.each<readonly [location: string, text: string, shown: string]>([
  ['https://bob:hunter2@feeds.example/', 'bob, hunter2', 'bob, ***'],
  ['https://bob:p%40ssword@feeds.example/', 'p@ssword p%40ssword', '*** ***'],
  ['https://feeds.example/?token=hunter2&page=five', 'hunter2 five', '*** five'],
  ...'code apiCode login_code access_token X-Amz-Signature keywordKey passcode clientAuthorization sessionid'
    .split(' ')
    .map((name) => [`https://feeds.example/?${name}=hunter2`, 'no hunter2', 'no ***'] as const),
  ...'postcode postalCode zip_code countryCode lang-code inseecode status.code keyword keywords design author passage sight credits'
    .split(' ')
    .map((name) => [`https://feeds.example/?${name}=35000`, 'of 35000', 'of 35000'] as const),
  ['/data/hunter2.csv', 'hunter2', 'hunter2'],
])('and what is written into the location %s', (location, text, shown) => {
  expect(secretHider({ location, options: {} }, secret)(text)).toBe(shown)
})
