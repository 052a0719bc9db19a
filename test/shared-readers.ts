import { tmpdir } from 'node:os'
import { createImages } from '#server/adapters/images.ts'
import { createPaperReader } from '#server/adapters/paper-reader.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { createReaderUsers, type ReaderUser, type ReaderUsers } from '#server/adapters/reader-user.ts'
import { createSheets } from '#server/adapters/sheets.ts'
import { bounds } from '#server/context/bounds.ts'
import type { Deps } from '#server/context/deps.ts'

/*
 * The processes that read foreign files, for all offices of a worker: to start one takes longer than most tests have it read.
 */
const log = { warn() {}, error: console.error }
/** Of ids that systemd keeps for users without a name (server/adapters/reader-user.ts). */
const FIRST_ID = 65_500
const users = usersOfAll()
const idleSeconds = 120
const images = createImages({ ...bounds.image, idleSeconds }, log, users)
const pdfs = createPdfs({ ...bounds.pdf, idleSeconds }, log, users)
const sheets = createSheets({ ...bounds.sheet, idleSeconds }, log, users)
// It takes much memory while it stays; at the lowest priority a busy machine would never finish.
const { priority: _, ...unhurried } = bounds.reading
const papers = createPaperReader({ ...unhurried, seconds: 600 }, log, users)

/** Returns the users of processes that work in the folders of every office, not of one alone. */
function usersOfAll(): ReaderUsers | null {
  const users = createReaderUsers(tmpdir(), () => FIRST_ID, log)
  const opened = (user: ReaderUser): ReaderUser => ({ ...user, openRoot() {} })
  return users && (Object.fromEntries(Object.entries(users).map(([kind, user]) => [kind, opened(user)])) as ReaderUsers)
}

/** Returns copies for an office, which a test may spy on and close. */
export function sharedReaders(): Pick<Deps, 'images' | 'pdfs' | 'sheets' | 'papers'> {
  const close = () => {}
  return {
    images: { ...images, close },
    pdfs: { ...pdfs, close },
    sheets: { ...sheets, close },
    papers: { ...papers, close },
  }
}
