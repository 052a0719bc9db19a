import { tmpdir } from 'node:os'
import { createImages } from '#server/adapters/images.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { createReaderUser, type ReaderUser } from '#server/adapters/reader-user.ts'
import { createSheets } from '#server/adapters/sheets.ts'
import { bounds } from '#server/bounds.ts'
import type { Deps } from '#server/deps.ts'

/*
 * The processes that read foreign files, for all offices of a worker: to start one takes longer than most tests have it read.
 */
const log = { warn() {}, error: console.error }
const user = userOfAll()
const idleSeconds = 120
const images = createImages({ ...bounds.image, idleSeconds }, log, user)
const pdfs = createPdfs({ ...bounds.pdf, idleSeconds }, log, user)
const sheets = createSheets({ ...bounds.sheet, idleSeconds }, log, user)

/** Returns the user of processes that work in the folders of every office, not of one alone. */
function userOfAll(): ReaderUser | null {
  const user = createReaderUser(tmpdir())
  return user && { ...user, openRoot() {} }
}

/** Returns copies for an office, which a test may spy on and close. */
export function sharedReaders(): Pick<Deps, 'images' | 'pdfs' | 'sheets'> {
  const close = () => {}
  return { images: { ...images, close }, pdfs: { ...pdfs, close }, sheets: { ...sheets, close } }
}
