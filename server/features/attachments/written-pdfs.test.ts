import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test, vi } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { MAX_BLANK_BYTES, officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { listUploads } from '#server/backup/office-content.ts'
import { bounds } from '#server/context/bounds.ts'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { sampleOf } from '#test/breadth.ts'
import { type ApiResponse, requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { encrypted, smugglingPdfs, stampedPdf, swellingPdf } from '#test/hostile-pdfs.ts'
import { officeOfFile } from '#test/office.ts'
import { actionsOf, pagesOfPdf, shownPages } from '#test/read-pdf.ts'
import { signedPdf } from '#test/signed-pdf.ts'
import { formWith } from '#test/upload-form.ts'
import { validateFile } from './store-attachment.ts'

/* The portal stores its own rewritten copy of a PDF, not the uploaded bytes. */
const { office, admin } = await officeOfFile()
const client = await office.client()
const { id: caseId } = await office.caseIn('assigned', { client })

const formOf = (bytes: Buffer, password?: string) =>
  formWith(bytes, 'a.pdf', 'application/pdf', password === undefined ? {} : { password })
const send = {
  attachment: (bytes: Buffer, password?: string) =>
    office.call(attachmentEndpoints.upload, { as: client, params: { caseId }, ...formOf(bytes, password) }),
  form: (bytes: Buffer, password?: string) =>
    office.call(officialFormEndpoints.upload, { as: admin, ...formOf(bytes, password) }),
}
type Kind = keyof typeof send
const kinds = Object.keys(send) as Kind[]

/** Returns the stored bytes of an uploaded PDF, and the size in its row. */
async function stored(kind: Kind, sent: Buffer, password?: string): Promise<{ file: Buffer; bytes: number }> {
  const { id } = requireSuccess((await send[kind](sent, password)) as ApiResponse<{ id: string }>).data
  const row = await office.database.db
    .selectFrom(kind === 'form' ? 'forms' : 'attachments')
    .select(['file_key', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const stream = await office.deps.files.get(row.file_key)
  if (!stream) throw new Error('the file is missing')
  return { file: await buffer(stream), bytes: row.bytes }
}

describe.each(kinds)('the stored PDF of a %s', (kind) => {
  test.each(smugglingPdfs)('has no script that hides %s', async (_, make) => {
    const sent = make()
    expect(await actionsOf(sent), 'a viewer runs the script of the file that is sent').not.toEqual([])
    const { file, bytes } = await stored(kind, sent)
    expect(await actionsOf(file)).toEqual([])
    expect(file.toString('latin1')).not.toMatch(/JavaScript|OpenAction|\/XRef|\/First/)
    expect(bytes).toBe(file.length)
  })

  test('has the pages with their fields and content', async () => {
    for (const sent of [await scannedPdf(), await pdfWithFields(), await textPdf()]) {
      const { file, bytes } = await stored(kind, sent)
      expect(await shownPages(file)).toEqual(await shownPages(sent))
      expect(await pagesOfPdf(file)).toEqual(await pagesOfPdf(sent))
      expect([bytes, file.includes('/ObjStm')]).toEqual([file.length, false])
    }
  })

  test('the stored PDF is decrypted, with the password that opens the one that is sent', async () => {
    const sent = await encrypted(locked, true, await textPdf())
    expect((await send[kind](sent)).errors.fields).toEqual({ file: t.upload('pdfEncrypted') })
    expect((await send[kind](sent, 'Ravi1991')).errors.fields).toEqual({ password: t.upload('pdfWrongPassword') })
    const { file } = await stored(kind, sent, locked.userPassword)
    expect(await pagesOfPdf(file)).toEqual(await pagesOfPdf(await textPdf()))
    expect(file.includes('/Encrypt')).toBe(false)
  })

  test('has neither metadata nor a signature of the bytes that were sent', async () => {
    const { file } = await stored(kind, await signedPdf())
    expect(file.toString('latin1')).not.toMatch(/ByteRange|Secret author|pdf-lib/)
    expect((await shownPages(file))[0]?.fields).toEqual([expect.stringMatching(/^Sig signature/)])
  })
})

describe('a stored PDF is within the limit, else the PDF is refused:', () => {
  const limits = { attachment: MAX_UPLOAD_BYTES, form: MAX_BLANK_BYTES }

  test.each(sampleOf(kinds, 2, 1))('the swelling PDF of a %s is refused', async (kind) => {
    const sent = await swellingPdf(limits[kind])
    expect(sent.length).toBeLessThan(100_000)
    const { status, errors } = await send[kind](sent)
    // On a busy machine the PDF may take longer than it may before its size is known.
    expect([t.upload('pdfUnwritable'), t.upload('pdfTooSlow')]).toContain(errors.fields?.file)
    expect(status).toBe(400)
  })

  test.each([
    ['attachment', 'check'],
    ['form', 'readBlank'],
  ] as const)('the process that writes the %s knows the limit', async (kind, task) => {
    const asked = vi.spyOn(office.deps.pdfs, task)
    await stored(kind, await plainPdf())
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ maxBytes: limits[kind] }),
      expect.anything(),
    )
    asked.mockRestore()
  })
})

test('a signed PDF is kept as it was sent, and only staff may save it', async () => {
  const sent = await signedPdf()
  const { id, url } = requireSuccess(await send.attachment(sent)).data
  const list = async (as: Session) =>
    (await office.ok(paperEndpoints.ofCase, { as, params: { caseId } })).loose.find((file) => file.id === id)
      ?.signedOriginal
  expect(await list(client)).toEqual({ isWhole: true, url: null })
  const original = await list(admin)
  const fetched = async (address: string) => office.app.inject({ method: 'GET', url: address })
  const saved = await fetched(original?.url ?? '')
  expect(saved.rawPayload.equals(sent)).toBe(true)
  expect(saved.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  })
  expect((await fetched(url)).rawPayload.includes('ByteRange')).toBe(false)

  const bundle = await office.call(attachmentEndpoints.bundle, { as: admin, params: { caseId } })
  expect((await pagesOfPdf(requireFile(bundle))).join()).toContain(
    t.attachments('signedOriginalKept', { isWhole: String(true) }),
  )

  const { original_key: key } = await office.database.db
    .selectFrom('attachments')
    .select('original_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const connection = await office.database.pool.connect()
  expect(await listUploads(connection)).toContain(key)
  connection.release()
  await office.ok(attachmentEndpoints.remove, { as: admin, params: { caseId, id } })
  expect((await fetched(original?.url ?? '')).statusCode).toBe(404)
  expect(await office.deps.files.get(key ?? '')).toBe(null)
})

test('the password of a PDF is no part of the record that a repeated upload finds', async () => {
  const sent = await encrypted(locked, true)
  const upload = ({ body, headers }: ReturnType<typeof formWith>) =>
    office.call(attachmentEndpoints.upload, {
      as: client,
      params: { caseId },
      body,
      headers: { ...headers, 'idempotency-key': 'locked' },
    })
  const { id } = requireSuccess(await upload(formOf(sent, locked.userPassword))).data
  expect(requireSuccess(await upload(formOf(sent))).data.id).toBe(id)
})

const locked = { userPassword: 'Ravi1990', ownerPassword: 'owner' }

const textPdf = () =>
  plainPdf(2, (document) => {
    for (const page of document.getPages()) page.drawText('Form 29', { x: 40, y: 700 })
  })

describe('a PDF that no bundle could copy', () => {
  test('a PDF that no bundle could copy is refused at its upload', async () => {
    // Copying the file takes far longer than that, and an ordinary PDF far less.
    const pdfs = createPdfs({ ...bounds.pdf, seconds: 1 }, office.deps.log)
    const ordinary = office.deps.pdfs
    office.deps.pdfs = pdfs
    try {
      const sent = await stampedPdf()
      expect(sent.length).toBeLessThan(300_000)
      const { status, errors } = await send.attachment(sent)
      expect([status, errors.fields]).toEqual([400, { file: t.upload('pdfTooSlow') }])
    } finally {
      office.deps.pdfs = ordinary
      pdfs.close()
    }
  })
})

test('a disk that is full while a PDF of ours or the picture of a page is written is not the fault of the file', async () => {
  const { pdfs, temporary } = office.deps
  const caller = { owner: 'a', signal: new AbortController().signal }
  /** A folder with a PDF, and a target on a full disk. */
  const task = async () => {
    const folder = await temporary.makeFolder()
    await writeFile(join(folder, 'blank'), await plainPdf())
    await symlink('/dev/full', join(folder, 'target'))
    return { folder, pdf: 'blank' }
  }
  const filled = async () => {
    const { folder, pdf } = await task()
    return { folder, forms: [{ pdf, texts: [] }], target: 'target', title: 'Form', language: 'en' } as const
  }
  expect(await pdfs.fill(filled, caller)).toEqual({ fault: 'full' })
  expect(await pdfs.drawPage(async () => ({ ...(await task()), page: 1, picture: 'target' }), caller)).toEqual({
    fault: 'full',
  })
})

test('a disk that is full while the PDF is written is not the fault of the file', async () => {
  const path = join(await office.deps.temporary.makeFolder(), 'upload')
  await writeFile(path, await plainPdf())
  await symlink('/dev/full', `${path}.pdf`)
  const file = { path, name: 'a.pdf', bytes: 1, sha256: Buffer.alloc(0) }
  const caller = { owner: 'a', signal: new AbortController().signal }
  await expect(validateFile(office.deps, file, caller)).rejects.toMatchObject({ status: 507 })
})
