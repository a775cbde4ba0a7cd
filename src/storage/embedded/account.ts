import { readFile, stat } from 'node:fs/promises'
import { EmbeddedServerError } from './error.ts'

/** Whom the server runs as. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

/** In this order: initdb insists on an account that the system knows by name. */
const ACCOUNTS_FOR_ROOT = ['postgres', 'nobody']

export function weAreRoot(): boolean {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root: root lends it an account that has no rights of its own. */
export async function accountForRoot(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const entries = passwd.split('\n').map((line) => line.split(':'))
  for (const wanted of ACCOUNTS_FOR_ROOT) {
    const entry = entries.find(([name]) => name === wanted)
    if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new EmbeddedServerError(
    'PostgreSQL will not run as root, and this system has neither a user "postgres" nor a user ' +
      '"nobody" to run it as; start Affiche as an ordinary user',
  )
}

/** The owner of an existing cluster goes on running it, whoever it is. */
export async function ownerOf(folder: string): Promise<Account> {
  const { uid, gid } = await stat(folder)
  if (uid !== 0) return { uid, gid }
  throw new EmbeddedServerError(
    `${folder} belongs to root, and PostgreSQL will not run as root; give that folder to another user`,
  )
}
