import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/storage/database.ts'
import { openEmbeddedServer } from '../../src/storage/embedded/server.ts'
import { migrate } from '../../src/storage/migrate.ts'
import { capturedFeeds } from './read-body.ts'
import './own-environment.ts'

const PREFIX = 'affiche-test-'
/** What every test's database is a copy of. */
const TEMPLATE = 'affiche_template'

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string
    template: string
  }
}

/** One server for the whole run, in a folder of its own; AFFICHE_TEST_DATABASE_URL: another server instead. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!capturedFeeds)
    process.stdout.write('../shared/feeds is not here: tests over captured feeds are skipped.\n')
  await removeAbandoned()
  const folder = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`))
  const own = process.env['AFFICHE_TEST_DATABASE_URL']
  const server = own === undefined ? await openEmbeddedServer(folder, { durable: false }) : null
  const url = server?.url ?? own ?? ''
  const template = `${TEMPLATE}_${process.pid}`
  await makeTemplate(url, template)
  project.provide('serverUrl', url)
  project.provide('template', template)
  return async () => {
    const admin = openDatabase({ url })
    await admin.query(`drop database ${template} with (force)`)
    await admin.close()
    await server?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(url: string, template: string): Promise<void> {
  const admin = openDatabase({ url })
  await admin.query(`create database ${template} encoding 'UTF8' template template0`)
  await admin.close()
  const database = openDatabase({ url: withDatabase(url, template) })
  await migrate(database)
  await database.close()
}

export function withDatabase(url: string, name: string): string {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.href
}

/** A run that was killed leaves its folder and its server behind. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || isAlive(Number(pid))) continue
    const folder = join(tmpdir(), name)
    if (existsSync(join(folder, 'pg', 'postmaster.pid'))) {
      const server = await openEmbeddedServer(folder, { durable: false }).catch(() => null)
      await server?.close()
    }
    await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
