import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainPdf } from '#test/blank-pdfs.ts'
import { signedPdf } from '#test/signed-pdf.ts'
import { checkPdf } from './rewrite-pdf.ts'

const folder = await mkdtemp(join(tmpdir(), 'signatures-'))
afterAll(() => rm(folder, { recursive: true }))

const UPDATE = '\n99 0 obj\n<< /Note (added later) >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'
const shorter = (pdf: Buffer) =>
  Buffer.from(
    pdf.toString('latin1').replace(/(ByteRange \[ 0 \d+ +\d+ +)(\d+)/, (_, before, rest) => `${before}${rest - 1}`),
    'latin1',
  )

test.each<[string, 'whole' | 'part' | null, (signed: Buffer) => Buffer | Promise<Buffer>]>([
  ['the whole file', 'whole', (signed) => signed],
  ['a part, when the file was changed later', 'part', (signed) => Buffer.concat([signed, Buffer.from(UPDATE)])],
  ['a part, when a server added a page', 'part', (signed) => Buffer.concat([signed, Buffer.from('<html></html>')])],
  ['a part, when a byte is left out', 'part', shorter],
  ['nothing, without a signature', null, () => plainPdf()],
])('a signature covers %s', async (_, covered, change) => {
  const path = join(folder, `${covered} ${_.length}`)
  await writeFile(path, await change(await signedPdf()))
  expect((await checkPdf({ path, maxBytes: 1e6 })).pdf.signed).toBe(covered)
})
