import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { RETENTION } from '../ingestion/enrich/retention.ts'
import { ConfigError, readConfig, settings, unknownSettings } from './config.ts'

test('an empty environment gives the defaults', () => {
  expect(readConfig({})).toEqual({
    databaseUrl: null,
    dataDir: resolve('.affiche'),
    port: 8080,
    host: '127.0.0.1',
    basePath: '/client-api',
    publicUrl: null,
    operatorPort: null,
    logLevel: 'info',
    limitPerSecond: 100,
    limitPerDay: 1_000_000,
    trustedProxies: [],
    secretPepper: null,
    cacheMegabytes: 256,
    rawKeepDays: 30,
    fetchAllowHosts: [],
    feedsAtOnce: 4,
    trendAtMs: 600_000,
    matching: null,
    googlePlacesKey: null,
    googlePlacesUrl: 'https://maps.googleapis.com/maps/api/place',
    googlePlacesKeep: RETENTION['google-legacy'],
    googlePlacesCalls: 1000,
    imagesAtOnce: 1,
    imageStore: null,
    imageStoreKey: null,
    imageStoreSecret: null,
    imageStoreRegion: 'us-east-1',
  })
})

test('a setting that is set to nothing counts as not set', () => {
  expect(readConfig({ AFFICHE_PORT: '', AFFICHE_DATABASE_URL: ' ' })).toEqual(readConfig({}))
})

test.each([
  ['AFFICHE_BASE_PATH', '/', { basePath: '' }],
  ['AFFICHE_BASE_PATH', '/a/b/', { basePath: '/a/b' }],
  ['AFFICHE_PUBLIC_URL', 'https://Events.Example/', { publicUrl: 'https://events.example' }],
  ['AFFICHE_LOG_LEVEL', 'DEBUG', { logLevel: 'debug' }],
  ['AFFICHE_HOST', '[::1]', { host: '::1' }],
  ['AFFICHE_TREND_AT', '23:30', { trendAtMs: 84_600_000 }],
  ['AFFICHE_OPERATOR_PORT', '0', { operatorPort: 0 }],
  ['AFFICHE_TRUSTED_PROXIES', '10.0.0.0/8, ::1', { trustedProxies: ['10.0.0.0/8', '::1'] }],
  [
    'AFFICHE_FETCH_ALLOW_HOSTS',
    'LocalHost,10.0.0.5',
    { fetchAllowHosts: ['localhost', '10.0.0.5'] },
  ],
  ['AFFICHE_IMAGES_AT_ONCE', '0', { imagesAtOnce: 0 }],
  ['AFFICHE_IMAGE_STORE', '/srv/pictures', { imageStore: '/srv/pictures' }],
  [
    'AFFICHE_IMAGE_STORE',
    'http://localhost:9000/bucket/',
    { imageStore: 'http://localhost:9000/bucket' },
  ],
  ['AFFICHE_DATABASE_URL', 'postgres://u:p@h/d', { databaseUrl: 'postgres://u:p@h/d' }],
])('%s=%s is read', (name, text, expected) => {
  expect(readConfig({ [name]: text })).toMatchObject(expected)
})

test.each([
  ['{"eventLimits": {"merge": 5}}', null],
  [
    '{"eventLimits": {"merge": "x"}}',
    'eventLimits.merge is "x" and must be a number from -30 to 30',
  ],
  ['{"eventLimit": {}}', 'eventLimit is unknown; there are eventWeights, eventLimits'],
  ['merge: 5', 'it is not JSON'],
])('AFFICHE_MATCHING of a file that says %s: %s', (text, fault) => {
  const path = join(mkdtempSync(join(tmpdir(), 'affiche-matching-')), 'matching.json')
  writeFileSync(path, text)
  const read = () => readConfig({ AFFICHE_MATCHING: path }).matching
  if (fault === null) expect(read()).toMatchObject({ numbers: { 'eventLimits.merge': 5 } })
  else {
    expect(read).toThrow(`AFFICHE_MATCHING is wrong: in ${path}, `)
    expect(read).toThrow(fault)
  }
})

test('AFFICHE_MATCHING of a file that is not there is named', () => {
  const read = () => readConfig({ AFFICHE_MATCHING: '/nowhere/matching.json' })
  expect(read).toThrow('/nowhere/matching.json must be a file that can be read (ENOENT')
})

test.each([
  ['AFFICHE_PORT', '80 80', 'a number from 0 to 65535'],
  ['AFFICHE_PORT', '65536', 'a number from 0 to 65535'],
  ['AFFICHE_PORT', '0x50', 'a number from 0 to 65535'],
  ['AFFICHE_HOST', 'http://localhost', 'without scheme'],
  ['AFFICHE_BASE_PATH', 'client-api', 'a path like /client-api'],
  ['AFFICHE_BASE_PATH', '/a?b', 'a path like /client-api'],
  ['AFFICHE_PUBLIC_URL', 'events.example', 'an address like https://'],
  ['AFFICHE_PUBLIC_URL', 'https://u:p@events.example', 'an address like https://'],
  ['AFFICHE_LOG_LEVEL', 'loud', 'one of fatal, error'],
  ['AFFICHE_LIMIT_PER_SECOND', '-1', 'a whole number'],
  ['AFFICHE_LIMIT_PER_DAY', '1e6', 'a whole number'],
  ['AFFICHE_RAW_KEEP_DAYS', 'ever', 'a whole number'],
  ['AFFICHE_TRUSTED_PROXIES', '10.0.0.0/99', 'a network like 10.0.0.0/8'],
  ['AFFICHE_FETCH_ALLOW_HOSTS', 'localhost:80', 'a host name'],
  ['AFFICHE_FEEDS_AT_ONCE', '1', 'from 2 to 50'],
  ['AFFICHE_GOOGLE_PLACES_KEEP', 'color=1', 'the parts are name, address'],
  ['AFFICHE_GOOGLE_PLACES_KEEP', 'hours', 'as hours=1'],
  ['AFFICHE_IMAGES_AT_ONCE', '65', 'from 0 to 64'],
  ['AFFICHE_IMAGE_STORE', 's3://bucket/geheim', 'a folder, or an address like https://s3'],
  ['AFFICHE_IMAGE_STORE', 'https://key:geheim@s3.example/b', 'without key and query'],
  ['AFFICHE_DATABASE_URL', 'mysql://root:geheim@h/d', 'an address like postgresql://'],
])('%s=%s is named with what would be right', (name, text, right) => {
  const read = () => readConfig({ [name]: text })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(`${name} is wrong`)
  expect(read).toThrow(right)
  expect(read).not.toThrow('geheim')
})

test('all wrong settings are named at once', () => {
  const read = () => readConfig({ AFFICHE_PORT: 'x', AFFICHE_HOST: '/' })
  expect(read).toThrow('AFFICHE_PORT')
  expect(read).toThrow('AFFICHE_HOST')
})

test('a misspelt setting is found', () => {
  const env = { AFFICHE_PROT: '1', AFFICHE_PORT: '1', AFFICHE_TEST_DATABASE_URL: 'x', PATH: '/' }
  expect(unknownSettings(env)).toEqual(['AFFICHE_PROT'])
})

test('every setting has a name of its own', () => {
  const names = Object.values(settings).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test("the README's table of settings is this table", () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = Object.values(settings).map(({ name, initial, meaning }) => {
    const shown = initial === null || initial === '' ? '' : `\`${initial}\``
    return `| \`${name}\` | ${shown} | ${meaning} |`
  })
  expect(readme.split('\n').filter((line) => line.startsWith('| `AFFICHE_'))).toEqual(rows)
})
