import { createHash } from 'node:crypto'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { ERRORS } from './errors.ts'
import { openApiDocument } from './openapi/document.ts'
import { problemType } from './paths.ts'
import { REFERENCE_PAGE_CSP, referencePage } from './reference-page.ts'
import { NAMED_SCHEMAS } from './schemas/named.ts'

const BASE_URL = 'https://events.example/client-api'
const page = referencePage(
  openApiDocument({ publicUrl: 'https://events.example', basePath: '/client-api' }),
)

const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])

describe('the reference page', () => {
  test('shows every operation, schema and error', () => {
    for (const id of ['login', 'requestToken', 'getPerformerEvents', 'getPlaceEvents']) {
      expect(ids).toContain(id)
    }
    for (const name of Object.keys(NAMED_SCHEMAS)) expect(ids).toContain(`schema-${name}`)
    for (const code of Object.keys(ERRORS)) expect(ids).toContain(code)
  })

  test('has an entry where the type of each problem leads', () => {
    for (const code of Object.keys(ERRORS)) {
      const { hash, pathname } = new URL(problemType(BASE_URL, code))
      expect(pathname).toBe('/client-api/docs')
      expect(ids).toContain(hash.slice(1))
    }
  })

  test('has no id twice and no link into nothing', () => {
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target] of page.matchAll(/ href="#([^"]+)"/g)) expect(ids).toContain(target)
  })

  test('needs nothing from anywhere: no script, picture, font or sheet', () => {
    expect(page).not.toMatch(/<(script|link|img|iframe|object|embed|form)\b/)
    expect(page).not.toMatch(/\b(src|style|on[a-z]+)=/)
    expect(page).not.toMatch(/@import|url\(/)
    const links = [...page.matchAll(/ href="([^"#][^"]*)"/g)].map((match) => match[1])
    expect(links).toEqual([`${BASE_URL}/openapi.json`, `${BASE_URL}/schema.xsd`])
  })

  test('is allowed its own style by the policy, and nothing more', () => {
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)![1]!
    const hash = createHash('sha256').update(style).digest('base64')
    expect(REFERENCE_PAGE_CSP).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
  })

  test('fits a phone', () => {
    expect(page).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1"/)
  })

  test('is well nested', () => {
    const parser = new SaxesParser({ fragment: false })
    parser.on('error', (error) => {
      throw error
    })
    const body = /<body>[\s\S]*<\/body>/.exec(page)![0]
    expect(() => parser.write(body).close()).not.toThrow()
  })
})
