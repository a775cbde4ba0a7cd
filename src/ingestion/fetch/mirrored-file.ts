import { realpath, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { decodedUri } from '../../lib/decode-uri.ts'

/**
 * The file that stands for an address: `HOST/PATH` below the folder, where the operator has put one. Null: there is
 * none, and the address is fetched.
 */
export async function mirroredFile(folder: string, address: string): Promise<string | null> {
  const url = URL.canParse(address) ? new URL(address) : null
  // Neither the folder itself nor what is above it.
  if (url === null || !/^[a-z0-9]/.test(url.hostname)) return null
  const home = resolve(folder, url.hostname)
  const path = resolve(home, `.${decodedUri(url.pathname)}`)
  // An encoded `..%2f` is a name to the address and a way out to the folder.
  if (!path.startsWith(home + sep) || path.includes('\0')) return null
  return (await isOwnFile(folder, path)) ? path : null
}

/**
 * A link anywhere below the folder could lead out of it, and whoever fills the folder may not be whom it belongs to.
 * What the folder itself is a link to is its owner's choice.
 */
async function isOwnFile(folder: string, path: string): Promise<boolean> {
  try {
    const real = await realpath(path)
    const unlinked = resolve(await realpath(folder), relative(resolve(folder), path))
    return real === unlinked && (await stat(real)).isFile()
  } catch {
    return false
  }
}
