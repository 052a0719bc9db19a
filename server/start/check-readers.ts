import { existsSync, readFileSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { TaskFault } from '../adapters/child-process.ts'
import type { Caller } from '../adapters/fair-queue.ts'
import { writeFileAtomic } from '../adapters/local-files.ts'
import { sampleReceipt } from '../adapters/pdf/sample-receipt.ts'
import type { Deps } from '../context/deps.ts'
import { StartError } from './start-error.ts'

const ROOT = join(import.meta.dirname, '../..')
/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12Po6OgAAAM0AZkQj9/uAAAAAElFTkSuQmCC',
  'base64',
)
const PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R>>
%%EOF`
const CALLER: Caller = { owner: 'start', signal: new AbortController().signal }
const MOST_BYTES = 10_000_000

type Answer = { fault: string; cause?: string } | object

/**
 * Has every process that reads or writes files do its work once, as its system user, with its fonts, libraries and
 * programs: what is missing there ends the start, and is not met by an upload. A slow machine is no fault. What has passed in
 * a data folder is not checked again before the program, its place or its user changes: that takes as long as the rest of a
 * start.
 */
export async function checkReaders(
  { images, pdfs, sheets, temporary }: Pick<Deps, 'images' | 'pdfs' | 'sheets' | 'temporary'>,
  dataDir: string,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  const passed = join(dataDir, 'readers.passed')
  const program = [ROOT, statSync(join(ROOT, 'package.json')).mtimeMs, process.version, process.getuid?.()].join(' ')
  if (existsSync(passed) && readFileSync(passed, 'utf8') === program) return
  let isSlow = false
  const work = (what: string, run: (folder: string) => Promise<Answer>) =>
    temporary.use(async (folder) => {
      const answer = await run(folder)
      if (!('fault' in answer)) return
      const { fault, cause } = answer as TaskFault
      if (fault !== 'busy' && fault !== 'seconds')
        throw new StartError(`${what} cannot be read on this machine: ${cause ?? fault}`)
      isSlow = true
      log.warn({ what, fault }, 'a reader of files was not checked')
    })
  await Promise.all([
    work('Images', async (folder) => {
      await writeFile(join(folder, 'picture'), PICTURE)
      return images.clean(join(folder, 'picture'), CALLER)
    }),
    work('Sheets', async (folder) => {
      await writeFile(join(folder, 'sheet'), 'A\nB\n')
      return sheets.read(join(folder, 'sheet'), CALLER)
    }),
    work('PDFs', async (folder) => {
      const written = await pdfs.writeReport(async () => ({ folder, target: 'receipt.pdf', ...sampleReceipt }), CALLER)
      if ('fault' in written) return written
      return pdfs.readBlank({ path: join(folder, 'receipt.pdf'), maxBytes: MOST_BYTES }, CALLER)
    }),
    work('Pages of PDFs', async (folder) => {
      await writeFile(join(folder, 'page.pdf'), PAGE)
      return pdfs.drawPage(async () => ({ folder, pdf: 'page.pdf', page: 1, picture: 'picture' }), CALLER)
    }),
  ])
  // Until the first file comes, the processes would only take memory.
  for (const readers of [images, pdfs, sheets]) readers.close()
  if (!isSlow) writeFileAtomic(passed, program, 0o600)
}
