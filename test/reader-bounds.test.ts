import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { importEndpoints } from '#contract/imports/import.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { readingEndpoints } from '#contract/readings/reading.ts'
import { t } from '#contract/texts.ts'
import { createImages } from '#server/adapters/images.ts'
import { createPaperReader } from '#server/adapters/paper-reader.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { createSheets } from '#server/adapters/sheets.ts'
import { type Bounds, bounds, type ReaderBoundName } from '#server/context/bounds.ts'
import { buildApp } from '#server/start/app.ts'
import { createMetrics } from '#server/telemetry/metrics.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { requireTriedAndListed } from '#test/bounds-table.ts'
import { callerOf, requireSuccess, type Session } from '#test/caller.ts'
import { pngLine } from '#test/hostile-images.ts'
import { pdfOfNestedForms, pdfOfTiles } from '#test/hostile-pdfs.ts'
import { emptyRows, sharedTexts } from '#test/hostile-sheets.ts'
import { openOffice } from '#test/office.ts'
import { makeSpecimens } from '#test/specimens/specimens.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Reaches every bound of the processes that read foreign files, with smaller bounds than in production. */
const MB = 1024 * 1024
const office = await openOffice()
const client = await office.client()
const counts = createMetrics(office.database, office.deps.config)
const apps: FastifyInstance[] = []
afterAll(async () => {
  for (const app of apps) await app.close()
  await office.close()
})

/** Returns a server of the office with its own bounds; all count in the same metrics. */
async function appWithin(own: Partial<Bounds>): Promise<FastifyInstance> {
  const all = { ...bounds, ...own }
  const { log } = office.deps
  const readers = {
    images: createImages(all.image, log),
    pdfs: createPdfs(all.pdf, log),
    sheets: createSheets(all.sheet, log),
    papers: createPaperReader({ ...all.reading, priority: 0 }, log),
  }
  const app = await buildApp({ ...office.deps, ...readers, bounds: all, metrics: counts })
  apps.push(app)
  return app
}

const tried = new Set<ReaderBoundName>()
/** Runs an action that reaches a bound, and proves that the bound was counted. */
async function reach(bound: ReaderBoundName, act: () => Promise<unknown>): Promise<void> {
  tried.add(bound)
  const count = async () =>
    Number(
      new RegExp(`^portal_bound_reached_total{bound="${bound}"} (\\d+)$`, 'm').exec((await counts.read()).text)?.[1],
    )
  const before = await count()
  await act()
  expect(await count(), bound).toBeGreaterThan(before)
}

/** Less memory than hostile files take, and more than ordinary ones. */
const small = { seconds: 60, memory: 150 * MB }

test('an image is bounded on each side and in the memory that it takes', async () => {
  await reach('image_side', async () => {
    const call = callerOf(await appWithin({}))
    const { status, message } = await call(fileEndpoints.upload, { as: client, ...formWith(pngLine(39_999_999)) })
    expect([status, message]).toEqual([413, t.upload('tooLongSide')])
  })
  await reach('image_memory', async () => {
    const call = callerOf(await appWithin({ image: { ...bounds.image, ...small } }))
    const side = 6300
    const large = await sharp({ create: { width: side, height: side, channels: 3, background: '#888' } })
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer()
    const answer = await call(fileEndpoints.upload, { as: client, ...formWith(large) })
    expect([answer.status, answer.message]).toEqual([400, t.upload('unopened')])
    expect((await call(fileEndpoints.upload, { as: client, ...formWith(await proofImage(1)) })).status).toBe(201)
  })
})

test('a PDF is bounded in time and memory', async () => {
  const { id: caseId } = await office.caseIn('assigned', { client })
  const lookAt = async (pdf: Buffer, own: Partial<Bounds['pdf']>, reason: string) => {
    const call = callerOf(await appWithin({ pdf: { ...bounds.pdf, ...own } }))
    const form = formWith(pdf, 'scan.pdf')
    const { id } = requireSuccess(
      await call(attachmentEndpoints.upload, { as: client, params: { caseId }, ...form }),
    ).data
    const answer = await call(attachmentEndpoints.page, { as: client, params: { caseId, id, page: 1 } })
    expect([answer.status, answer.message]).toEqual([400, reason])
  }
  await reach('pdf_seconds', async () => lookAt(await pdfOfTiles(), { seconds: 2 }, t.upload('pdfTooSlow')))
  const much = { seconds: 60, memory: 250 * MB }
  await reach('pdf_memory', async () => lookAt(await pdfOfNestedForms(), much, t.upload('pdfTooLarge')))
})

test('bounds waiting PDFs in number before reading, and their time per account', async () => {
  const [one, two] = [await office.employee(), await office.employee()]
  const { id } = await uploadedForm(office.call, await office.superadmin(), await plainPdf())
  const { id: caseId } = await office.caseIn('Created', { by: one })
  const { id: caseOfTwo } = await office.caseIn('Created', { by: two })
  const fillIn = (within: FastifyInstance) => (as: Session, ofCase: string) =>
    callerOf(within)(officialFormEndpoints.fill, { as, params: { id }, body: { caseId: ofCase } })
  await reach('pdfs_waiting', async () => {
    const upload = { as: one, params: { caseId }, ...formWith(await plainPdf(), 'scan.pdf') }
    await office.ok(attachmentEndpoints.upload, upload)
    const app = await appWithin({ pdf: { ...bounds.pdf, waiting: 1 } })
    const fill = fillIn(app)
    for (const ask of [
      () => fill(one, caseId),
      () => callerOf(app)(attachmentEndpoints.bundle, { as: one, params: { caseId } }),
    ]) {
      // The first task is held until all others have been refused or wait.
      const { copyTo } = office.deps.files
      const { promise, resolve } = Promise.withResolvers<void>()
      const reads = [vi.spyOn(office.deps.files, 'copyTo'), vi.spyOn(office.deps.files, 'get')] as const
      reads[0].mockImplementationOnce((...args) => promise.then(() => copyTo(...args)))
      let refused = 0
      const answers = Array.from({ length: 6 }, async () => {
        const { status } = await ask()
        if (status === 503) refused += 1
        if (refused === 4) resolve()
        return status
      })
      const statuses = await Promise.all(answers)
      expect(statuses.toSorted()).toEqual([200, 200, 503, 503, 503, 503])
      expect(reads[0].mock.calls.length + reads[1].mock.calls.length).toBe(2)
      for (const spy of reads) spy.mockRestore()
    }
  })
  await reach('reader_share', async () => {
    const fill = fillIn(await appWithin({ pdf: { ...bounds.pdf, share: 0.001 } }))
    expect((await fill(one, caseId)).status).toBe(200)
    const refused = await fill(one, caseId)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await fill(two, caseOfTwo)).status).toBe(200)
  })
})

test('a sheet is bounded in time, memory and number', async () => {
  const as = await office.superadmin()
  const send = (app: FastifyInstance, bytes: Buffer) =>
    callerOf(app)(importEndpoints.headers, { as, params: { kind: 'rtos' }, ...formWith(bytes, 'sheet.xlsx') })
  const slow = emptyRows(200_000)
  await reach('sheet_seconds', async () => {
    const answer = await send(await appWithin({ sheet: { ...bounds.sheet, seconds: 0.1 } }), slow)
    expect([answer.status, answer.message]).toEqual([400, t.sheets('tooSlow')])
  })
  await reach('sheet_memory', async () => {
    const answer = await send(await appWithin({ sheet: { ...bounds.sheet, seconds: 60 } }), sharedTexts())
    expect([answer.status, answer.message]).toEqual([400, t.sheets('tooLarge')])
  })
  await reach('sheets_waiting', async () => {
    const app = await appWithin({ sheet: { ...bounds.sheet, waiting: 1 } })
    const sheet = emptyRows(20_000)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(app, sheet)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503, 503, 503])
  })
})

test('reading a paper is bounded in time, memory and number', async () => {
  const image = await makeSpecimens(1, 5)
    .find(({ type }) => type === 'image')
    ?.draw()
  const read = (app: FastifyInstance) =>
    callerOf(app)(readingEndpoints.try, { as: client, ...formWith(image ?? Buffer.alloc(0)) })
  await reach('reading_seconds', async () => {
    const answer = await read(await appWithin({ reading: { ...bounds.reading, seconds: 0.1 } }))
    expect([answer.status, answer.message]).toEqual([400, t.readings('tooSlow')])
  })
  await reach('reading_memory', async () => {
    const answer = await read(await appWithin({ reading: { ...bounds.reading, memory: 100 * MB, seconds: 600 } }))
    expect([answer.status, answer.message]).toEqual([400, t.readings('tooLarge')])
  })
  await reach('readings_waiting', async () => {
    const app = await appWithin({ reading: { ...bounds.reading, waiting: 1, seconds: 600 } })
    const answers = await Promise.all(Array.from({ length: 5 }, () => read(app)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 503, 503, 503])
  })
})

const { image, pdf, sheet, reading } = bounds

/** The figures of each bound in the list of docs/security.md. */
const figures: Record<ReaderBoundName, string[]> = {
  image_side: [`${image.side.toLocaleString('en')} px`],
  image_memory: [`${image.memory / MB} MB`],
  pdf_seconds: [`${pdf.seconds} s`],
  pdf_memory: [`${pdf.memory / MB} MB`],
  pdfs_waiting: [`${pdf.waiting} wait`],
  sheet_seconds: [`${sheet.seconds} s`],
  sheet_memory: [`${sheet.memory / MB} MB`],
  sheets_waiting: [`${sheet.waiting} wait`],
  reading_seconds: [`${reading.seconds} s`],
  reading_memory: [`${reading.memory / MB} MB`],
  readings_waiting: [`${reading.waiting} wait`],
  reader_share: [`${pdf.share} s`],
}

test('each bound was tried, and stands in the list of docs/security.md with its figure', () =>
  requireTriedAndListed(tried, figures))
