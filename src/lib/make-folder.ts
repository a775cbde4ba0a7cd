import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The folder and all that miss above it; the first that was made, undefined if none was. Node's own way (`recursive`) never
 * ends where the system answers ENOENT below a folder that exists, as /proc and some network file systems do.
 */
export async function makeFolder(folder: string, mode = 0o777): Promise<string | undefined> {
  try {
    return await makeOne(folder, mode)
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) throw error
    const first = await makeFolder(above, mode)
    // Once more, not for ever: what is above is there by now.
    const own = await makeOne(folder, mode)
    return first ?? own
  }
}

/** Undefined when it is there already. */
async function makeOne(folder: string, mode: number): Promise<string | undefined> {
  try {
    await mkdir(folder, { mode })
    return folder
  } catch (error) {
    if ((await stat(folder).catch(() => null))?.isDirectory() === true) return undefined
    throw error
  }
}
