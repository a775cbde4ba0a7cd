import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '../../src/storage/database.ts'
import type { Database } from '../../src/storage/database.ts'
import { withDatabase } from './global-setup.ts'

export interface TestDatabase {
  readonly database: Database
  readonly url: string
  drop(): Promise<void>
}

/** A fresh database, migrated unless `empty`: make one in `beforeAll`, drop it in `afterAll`. */
export async function testDatabase(options: { empty?: boolean } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = options.empty === true ? 'template0' : inject('template')
  await administer(`create database ${name} encoding 'UTF8' template ${template}`)
  const url = withDatabase(inject('serverUrl'), name)
  const database = openDatabase({ url })
  return {
    database,
    url,
    async drop() {
      await database.close()
      await administer(`drop database ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const admin = openDatabase({ url: inject('serverUrl'), poolMax: 1 })
  try {
    await admin.query(statement)
  } finally {
    await admin.close()
  }
}
