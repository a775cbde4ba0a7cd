import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, chmod } from 'node:fs/promises'
import { join } from 'node:path'
import { createWriteStream } from 'node:fs'
import { openEmbeddedServer } from '../src/storage/embedded/server.ts'
import { listing } from './generate-listings.ts'
const N = Number(process.argv[2] ?? 20000)
const folder = await mkdtemp('/tmp/perfw-explore-')
await chmod(folder, 0o711)
const server = await openEmbeddedServer(folder)
const from = Date.now()
for (const [name, count] of [['first', N], ['churned', 10], ['small', 1000]] as const) {
  const file = createWriteStream(join(folder, `${name}.ndjson`))
  for (let i = 0; i < count; i++) {
    const one = listing(1, i, from, N)
    const told = name === 'small' ? { ...one, id: `S-${i}`, url: `https://places.example/${i}` } : one
    if (!file.write(JSON.stringify(told) + '\n')) await once(file, 'drain')
  }
  file.end(); await once(file, 'finish')
}
console.log(server.url, folder)
import pg from 'pg'
const c = new pg.Client({ connectionString: server.url }); await c.connect()
for (const t of ["set session_preload_libraries='auto_explain'", "set auto_explain.log_min_duration='3ms'", "set auto_explain.log_analyze=on", "set auto_explain.log_timing=off"]) await c.query('alter database postgres ' + t)
await c.end()
const root = join(import.meta.dirname, '..')
const child = spawn(process.execPath, [join(root, 'node_modules/.cache/bench/bench/ingest-process.js'), server.url, '0', folder, process.argv[3] ?? ''], { stdio: 'inherit', env: { ...process.env } })
await once(child, 'exit')
console.log('READY', server.url)
setTimeout(() => { void server.close().then(() => process.exit()) }, Number(process.argv[4] ?? 1800) * 1000)
