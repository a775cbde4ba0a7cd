import process from 'node:process'
import { readConfig } from '../../src/app/config.ts'
import { buildHttp } from '../../src/app/http.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { createLogger } from '../../src/lib/logger.ts'
import { openDatabase } from '../../src/storage/database.ts'

/** The API process that lookup.bench.ts measures: the real one, logging to stderr. Ends with its parent. */

const config = readConfig()
const database = openDatabase({ url: config.databaseUrl ?? '' })
const app = await buildHttp({
  config,
  clock: systemClock,
  logger: createLogger({ level: config.logLevel }),
  database,
  publicUrl: `http://127.0.0.1:${config.port}`,
})
await app.listen(config.port, config.host)
process.send?.('ready')
process.on('disconnect', () => process.exit(0))
