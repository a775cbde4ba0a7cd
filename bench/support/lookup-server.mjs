import process from 'node:process'
import { readConfig } from '../../dist/app/config.js'
import { buildHttp } from '../../dist/app/http.js'
import { systemClock } from '../../dist/lib/clock.js'
import { createLogger } from '../../dist/lib/logger.js'
import { openDatabase } from '../../dist/storage/database.js'

/** The API process that lookup.bench.ts measures: the built one, logging to stderr. Ends with its parent. */

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
