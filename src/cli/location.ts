import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { shownLocation } from '../ingestion/fetch/shown-address.ts'
import { besidePath } from '../lib/beside-path.ts'
import { isWebAddress } from '../lib/web-address.ts'
import { CommandFailure, WrongUsage } from './answer.ts'

/** What calendars call their addresses, so that a program subscribes to them. */
const WEBCAL = /^webcals?:\/\//i

/** A web address as it is (webcal:// is https://); a file or folder that is there, by its full path: the worker may run elsewhere. */
export async function checkLocation(given: string): Promise<string> {
  const location = given.replace(WEBCAL, 'https://')
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(location)) {
    if (isWebAddress(location)) return location
    throw new WrongUsage(
      `the location "${shownLocation(location)}" is not an http:// or https:// address.`,
    )
  }
  const path = resolve(location)
  try {
    await stat(path)
  } catch {
    throw new CommandFailure(
      `there is no file or folder "${path}".`,
      `${await besidePath(path)} Give --location the path of a file or folder, or an address that begins with http:// or https://.`,
    )
  }
  return path
}

export async function readTextFile(path: string, hint: string | null = null): Promise<string> {
  await checkFile(path, hint)
  return readFile(path, 'utf8')
}

/** Fails with one sentence, and what to do, unless the path is a file. */
async function checkFile(path: string, hint: string | null = null): Promise<void> {
  const found = await stat(resolve(path)).catch(() => null)
  if (found === null) throw new CommandFailure(`there is no file "${resolve(path)}".`, hint)
  if (!found.isFile()) throw new CommandFailure(`"${resolve(path)}" is not a file.`, hint)
}

/** The same unless it is a file or a folder. */
export async function checkPath(path: string, hint: string | null = null): Promise<void> {
  const found = await stat(resolve(path)).catch(() => null)
  if (found === null)
    throw new CommandFailure(`there is no file or folder "${resolve(path)}".`, hint)
}
