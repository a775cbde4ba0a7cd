interface Fault {
  readonly codes: readonly string[]
  /** How programs in C tell the same. */
  readonly told?: RegExp
  readonly sentence: string
}

/** What the system says of files and folders: what is wrong, and what can be done about it. */
const FAULTS: readonly Fault[] = [
  {
    codes: ['ENOSPC'],
    told: /no space left on device/i,
    sentence: 'the disk is full; make room',
  },
  {
    codes: ['EDQUOT'],
    told: /disk quota exceeded/i,
    sentence: 'this user’s share of the disk is used up; make room or raise it',
  },
  {
    codes: ['EROFS'],
    told: /read-only file system/i,
    sentence: 'its disk can only be read; mount it for writing',
  },
  {
    codes: ['EACCES', 'EPERM'],
    told: /permission denied|operation not permitted/i,
    sentence: 'this user may not read or write there; look at owner and mode',
  },
  {
    codes: ['EEXIST', 'ENOTDIR'],
    told: /not a directory/i,
    sentence: 'a file is where a folder must be; move it away',
  },
  { codes: ['ENAMETOOLONG'], told: /file name too long/i, sentence: 'its name is too long' },
  { codes: ['ELOOP'], sentence: 'its links lead in a circle' },
  { codes: ['ENOENT'], sentence: 'no folder can be made there' },
  { codes: ['EISDIR'], sentence: 'a folder is where a file must be' },
  {
    codes: ['EMFILE', 'ENFILE'],
    told: /too many open files/i,
    sentence: 'too many files are open; raise the limit (ulimit -n)',
  },
  {
    codes: ['EIO'],
    told: /input\/output error/i,
    sentence: 'its disk fails; the system’s log says more',
  },
]

/** In words what the system said by a code; what has none keeps its own words. */
export function systemFault(error: unknown): string {
  const { code, message = String(error) } = (error ?? {}) as { code?: unknown; message?: string }
  return FAULTS.find(({ codes }) => codes.includes(String(code)))?.sentence ?? message
}

/** The same of what a program wrote; null where it tells nothing of the kind. */
export function toldFault(text: string): string | null {
  return FAULTS.find(({ told }) => told?.test(text) === true)?.sentence ?? null
}
