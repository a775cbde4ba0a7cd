import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { affiche, afficheJson } from './support/command-line.ts'
import { testDatabase, type TestDatabase } from './support/database.ts'
import { eventually } from './support/eventually.ts'

const MAIN = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url))

let db: TestDatabase
let env: Record<string, string>

beforeAll(async () => {
  db = await testDatabase()
  env = {
    AFFICHE_DATABASE_URL: db.url,
    AFFICHE_LOG_LEVEL: 'silent',
    AFFICHE_OPERATOR_PORT: '0',
  }
})
afterAll(() => db.drop())

interface Started {
  readonly child: ChildProcess
  /** What it has logged until now. */
  readonly stderr: () => string
  readonly document: {
    publicUrl: string
    baseUrl: string
    port: number | null
    operatorPort: number | null
    role: string
  }
}

/** `affiche serve` as a process of its own, once it has said that it answers. */
async function serve(
  words: readonly string[],
  settings: Record<string, string> = {},
): Promise<Started> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, 'serve', '--json', ...words], {
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk))
  const [text] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(([code]) => {
      throw new Error(`serve ended with ${code}`)
    }),
  ])) as [Buffer]
  return {
    child,
    stderr: () => stderr,
    document: JSON.parse(text.toString()) as Started['document'],
  }
}

test('serve answers, and ends with 0 at SIGTERM, however often it is told', async () => {
  const { child, document } = await serve(['--port', '0'])
  const { clientId, clientSecret } = await afficheJson<Record<string, string>>(
    env,
    'client',
    'create',
    '--name',
    'Caller',
  )
  const login = await fetch(`${document.baseUrl}/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, clientSecret }),
  })
  expect(login.status).toBe(200)
  // A database that is busy for some seconds is not ready.
  await eventually(async () =>
    expect((await fetch(`${document.publicUrl}/readyz`)).status).toBe(200),
  )
  expect((await fetch(`${document.publicUrl}/icons/music.svg`)).status).toBe(200)
  expect((await fetch(`${document.publicUrl}/e/1`)).status).toBe(404)
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
})

test('a worker answers no client, tells its metrics, and ends as well', async () => {
  const { child, document } = await serve(['--role', 'worker'])
  expect(document).toMatchObject({ role: 'worker', port: null })
  const metrics = await fetch(`http://127.0.0.1:${document.operatorPort}/metrics`)
  expect(await metrics.text()).toContain('process_resident_memory_bytes')
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([0, null])
})

test.each([
  ['clients', (port: string) => ({ words: ['--port', port], settings: {} }), '--port'],
  [
    'metrics',
    (port: string) => ({ words: ['--port', '0'], settings: { AFFICHE_OPERATOR_PORT: port } }),
    'AFFICHE_OPERATOR_PORT',
  ],
])('a port for %s that is taken is said so, with what to do', async (_, given, hint) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { words, settings } = given(String(port))
  const { exitCode, stdout, stderr } = await affiche({ ...env, ...settings }, 'serve', ...words)
  other.close()
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain(`Cannot listen on port ${port}`)
  expect(stderr).toContain(hint)
})

test('a worker beside an API with the same settings goes without metrics, and says so', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { child, document, stderr } = await serve(['--role', 'worker'], {
    AFFICHE_OPERATOR_PORT: String(port),
    AFFICHE_LOG_LEVEL: 'warn',
  })
  expect(document).toMatchObject({ role: 'worker', operatorPort: null })
  await eventually(() => {
    expect(stderr()).toContain(`Cannot listen on port ${port}`)
    expect(stderr()).toContain('AFFICHE_OPERATOR_PORT')
  })
  child.kill('SIGINT')
  expect(await once(child, 'close')).toEqual([0, null])
  other.close()
})

test.each([
  ['--port', '99999'],
  ['--role', 'boss'],
])('%s %s is wrong usage', async (option, value) => {
  expect((await affiche(env, 'serve', option, value)).exitCode).toBe(2)
})
