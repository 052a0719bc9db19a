import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TaskFault } from './adapters/child-process.ts'
import type { Caller } from './adapters/fair-queue.ts'
import { sampleReceipt } from './adapters/pdf/sample-receipt.ts'
import type { Deps } from './deps.ts'
import { StartError } from './start-error.ts'

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12Po6OgAAAM0AZkQj9/uAAAAAElFTkSuQmCC',
  'base64',
)
const CALLER: Caller = { owner: 'start', signal: new AbortController().signal }
const MOST_BYTES = 10_000_000

type Answer = { fault: string; cause?: string } | object

/**
 * Has every process that reads or writes files do its work once, as its system user, with its fonts, libraries and
 * programs: what is missing there ends the start, and is not met by an upload. A slow machine is no fault.
 */
export async function checkReaders({
  images,
  pdfs,
  sheets,
  temporary,
  log,
}: Pick<Deps, 'images' | 'pdfs' | 'sheets' | 'temporary' | 'log'>): Promise<void> {
  const work = (what: string, run: (folder: string) => Promise<Answer>) =>
    temporary.use(async (folder) => {
      const answer = await run(folder)
      if (!('fault' in answer)) return
      const { fault, cause } = answer as TaskFault
      if (fault !== 'busy' && fault !== 'seconds')
        throw new StartError(`${what} cannot be read on this machine: ${cause ?? fault}`)
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
      const blank = await pdfs.readBlank({ path: join(folder, 'receipt.pdf'), maxBytes: MOST_BYTES }, CALLER)
      if ('fault' in blank) return blank
      const page = { folder, pdf: 'receipt.pdf', page: 1, picture: 'page' }
      return pdfs.drawPage(async () => page, CALLER)
    }),
  ])
  // Until the first file comes, the processes would only take memory.
  for (const readers of [images, pdfs, sheets]) readers.close()
}
