import { settleEngine } from '../src/lib/engine-settings.ts'

/** What ingest-process.ts is measured with, before it is loaded: as the commands do. */
settleEngine()
