import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { t } from '#contract/texts.ts'
import { openOffice } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'
import { bounds } from '../context/bounds.ts'
import { createImages } from './images.ts'
import { createPdfs } from './pdfs.ts'
import { READER_KINDS, type ReaderUser, type ReaderUsers } from './reader-user.ts'
import { createSheets } from './sheets.ts'

/* A machine on which the readers find no file: the fault is never told as one of the file. */
const root = mkdtempSync(join(tmpdir(), 'readers-'))
afterAll(() => rmSync(root, { recursive: true }))
const user: ReaderUser = {
  root,
  ids: () => [],
  openRoot() {},
  pathOf: () => 'nowhere',
  lend: async () => {},
  takeBack: async () => {},
}
const users = Object.fromEntries(READER_KINDS.map((kind) => [kind, user])) as ReaderUsers

test('a file that no reader can open is a fault of the machine, and the log names it with the error', async () => {
  const log = { warn: vi.fn(), error: vi.fn() }
  const caller = { owner: 'a', signal: new AbortController().signal }
  const path = join(root, 'file')
  const [images, pdfs, sheets] = [
    createImages(bounds.image, log, users),
    createPdfs(bounds.pdf, log, users),
    createSheets(bounds.sheet, log, users),
  ]
  const about = { title: 'Papers', language: 'en' } as const
  const page = { folder: root, pdf: 'file', page: 1, picture: 'page' }
  const answers = await Promise.all([
    images.clean(path, caller),
    sheets.read(path, caller),
    pdfs.check({ path, maxBytes: 1000 }, caller),
    pdfs.readBlank({ path, maxBytes: 1000 }, caller),
    pdfs.drawPage(async () => page, caller),
    pdfs.readLines(async () => page, caller),
    pdfs.join(
      async () => ({ folder: root, files: [{ kind: 'pdf', name: 'file' }], target: 'joined', ...about }),
      caller,
    ),
    pdfs.fill(async () => ({ folder: root, forms: [{ pdf: 'file', texts: [] }], target: 'filled', ...about }), caller),
  ])
  for (const readers of [images, pdfs, sheets]) readers.close()
  const cause = expect.stringMatching(/ENOENT: no such file or directory, open 'nowhere\/file/)
  for (const answer of answers) expect(answer).toEqual({ fault: 'machine', cause })
  expect(log.error.mock.calls.map(([line]) => line.cause)).toEqual(answers.map(() => cause))
})

test('an upload then is 503, and says nothing of a damaged image', async () => {
  const office = await openOffice()
  Object.assign(office.deps, { images: createImages(bounds.image, office.deps.log, users) })
  const { status, message } = await office.call(fileEndpoints.upload, {
    as: await office.client(),
    ...(await uploadForm(1)),
  })
  expect([status, message]).toEqual([503, t.general('unavailable')])
  expect(office.logs.filter((line) => line.includes('ENOENT'))).toHaveLength(1)
  office.deps.images.close()
  await office.close()
})
