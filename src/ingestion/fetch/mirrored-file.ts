import { lstat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'

/**
 * The file that stands for an address: `HOST/PATH` below the folder, where the operator has put one. Null: there is
 * none, and the address is fetched.
 */
export async function mirroredFile(folder: string, address: string): Promise<string | null> {
  const url = URL.canParse(address) ? new URL(address) : null
  // Neither the folder itself nor what is above it.
  if (url === null || !/^[a-z0-9]/.test(url.hostname)) return null
  const home = resolve(folder, url.hostname)
  const path = resolve(home, `.${decoded(url.pathname)}`)
  // An encoded `..%2f` is a name to the address and a way out to the folder.
  if (!path.startsWith(home + sep) || path.includes('\0')) return null
  // A link could lead out as well, and whoever fills the folder may not be whom it belongs to.
  const found = await lstat(path).catch(() => null)
  return found?.isFile() === true ? path : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
