import type { TaskList } from 'graphile-worker'
import type { IngestionContext } from '../ingestion/context.ts'
import { refreshDirectory } from '../ingestion/directory/refresh-directory.ts'
import { sweepDirectory } from '../ingestion/directory/sweep-directory.ts'
import { anyExpired } from '../storage/directory-values.ts'
import { addJob } from '../storage/jobs.ts'
import type { AppContext } from './context.ts'

const SWEEP_DIRECTORY = 'sweep-directory'
const REFRESH_DIRECTORY = 'refresh-directory'
/** Twice in the time within which a value is asked for again before it ends. */
const REFRESH_CRONTAB = `41 */3 * * * ${REFRESH_DIRECTORY} ?max=3`

/** Puts in a job as soon as anything is kept as long as it may be. */
export async function planDirectory({
  database,
  clock,
}: Pick<AppContext, 'database' | 'clock'>): Promise<void> {
  if (await anyExpired(database, clock.now()))
    await addJob(database, SWEEP_DIRECTORY, {}, SWEEP_DIRECTORY)
}

export function directoryTasks({ logger }: AppContext, context: IngestionContext): TaskList {
  return {
    [SWEEP_DIRECTORY]: async () => {
      logger.info(await sweepDirectory(context), 'what the directory may not keep is dropped')
    },
    [REFRESH_DIRECTORY]: async () => {
      const { directory = null } = context
      if (directory === null) return
      const report = await refreshDirectory(context, directory)
      const level = report.stopped === null ? 'info' : 'warn'
      logger[level](report, 'the places directory was asked')
    },
  }
}

/** Without a directory to ask there is nothing to do by the clock. */
export function directoryCrontab({ directory = null }: IngestionContext): string {
  return directory === null ? '' : REFRESH_CRONTAB
}
