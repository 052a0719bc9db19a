import { describe, expect, test } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type Attachment, type CasePaper, paperEndpoints } from '#contract/papers/paper.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { aboutPdf, pagesOfPdf, shownPages } from '#test/read-pdf.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const client = await office.client()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const HOUR = 3_600_000

interface File {
  bytes?: Buffer
  name?: string
  type?: string
  paperId?: string | undefined
}
let images = 0
const newImage = () => {
  images += 1
  return proofImage(images)
}
const upload = async (caseId: string, { bytes, name, type, paperId }: File = {}, as: Session = employee) =>
  office.call(calls.upload, {
    as,
    params: { caseId },
    ...formWith(bytes ?? (await newImage()), name ?? 'rc-book.png', type, paperId ? { paperId } : {}),
  })
const uploaded = async (...args: Parameters<typeof upload>) => requireSuccess(await upload(...args)).data
const remove = (caseId: string, { id }: Pick<Attachment, 'id'>, as: Session) =>
  office.call(calls.remove, { as, params: { caseId, id } })
const move = (caseId: string, id: string, body: object, as: Session = employee) =>
  office.call(calls.move, { as, params: { caseId, id }, body })
const moved = async (...args: Parameters<typeof move>) => requireSuccess(await move(...args)).data
const checklist = (caseId: string, as: Session = admin) => office.ok(paperEndpoints.ofCase, { as, params: { caseId } })
const notePaper = (caseId: string, body: object) =>
  office.ok(paperEndpoints.change, { as: admin, params: { caseId }, body })
const bundle = (caseId: string, as: Session = admin) => office.call(calls.bundle, { as, params: { caseId } })
const fetchFile = (url: string) => office.app.inject({ method: 'GET', url })
const named = (papers: CasePaper[], name: string) => {
  const paper = papers.find((one) => one.name === name)
  if (!paper) throw new Error(`no paper ${name}`)
  return paper
}
/** A case of the services whose flags are set, and of no other. */
const caseOf = async (...flags: string[]) => {
  const transactionDetail = { to: 'NA', numberPlate: 'NA', ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  return (await office.caseIn('Created', { by: employee, over: { transactionDetail } })).id
}
const paperOf = async (caseId: string, name: string) => named((await checklist(caseId)).papers, name)
const pdfOf = (text: string) =>
  plainPdf(1, (document) => {
    document.getPages()[0]?.drawText(text, { x: 40, y: 700 })
  })

describe('an attachment', () => {
  test('an attachment of a paper is listed with it, and the paper counts as received', async () => {
    const caseId = await caseOf('drc')
    const { paperId } = await paperOf(caseId, 'Insurance')
    const answer = await upload(caseId, { paperId, name: 'बीमा policy.webp' })
    expect([answer.status, answer.message]).toEqual([201, t.attachments('uploaded')])
    const attachment = answer.data
    expect(attachment).toEqual({
      id: expect.any(String),
      name: 'बीमा policy.webp',
      kind: 'image',
      bytes: expect.any(Number),
      paperId,
      by: { firstName: expect.any(String), lastName: expect.any(String), role: 'employee' },
      isOwn: true,
      at: expect.any(String),
      url: expect.stringMatching(/^\/api\/v1\/files\//),
      previewUrl: expect.stringMatching(/^\/api\/v1\/files\//),
    })
    const { papers, loose, required, lacking } = await checklist(caseId)
    expect(named(papers, 'Insurance')).toMatchObject({
      state: 'received',
      by: { role: 'employee' },
      attachments: [{ id: attachment.id, paperId, isOwn: false }],
    })
    expect([loose, required - lacking]).toEqual([[], 1])
    const history = await office.ok(caseEndpoints.history, { as: admin, params: { id: caseId } })
    expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(['file added']))
  })

  test('makes a deficient paper received, leaves one that is not needed, and may be of no paper', async () => {
    const caseId = await caseOf('drc')
    const { paperId } = await paperOf(caseId, 'Insurance')
    await notePaper(caseId, { paperId, state: 'deficient', note: 'Expired' })
    await uploaded(caseId, { paperId })
    expect(await paperOf(caseId, 'Insurance')).toMatchObject({ state: 'received', note: null })
    await notePaper(caseId, { paperId, state: 'notNeeded', note: 'Torn, not lost' })
    await uploaded(caseId, { paperId })
    expect(await paperOf(caseId, 'Insurance')).toMatchObject({ state: 'notNeeded', note: 'Torn, not lost' })
    const before = (await checklist(caseId)).lacking
    const attachment = await uploaded(caseId, { bytes: await scannedPdf(), name: 'scan.pdf' })
    expect(attachment).toMatchObject({ kind: 'pdf', paperId: null, previewUrl: null })
    expect(await checklist(caseId)).toMatchObject({ lacking: before, loose: [{ id: attachment.id }] })
  })

  test('may be of a paper of this case alone, but of no unknown one', async () => {
    const caseId = await caseOf('drc')
    const { papers } = await notePaper(caseId, { name: 'Letter of the bank', state: 'missing' })
    const { paperId } = named(papers, 'Letter of the bank')
    const attachment = await uploaded(caseId, { paperId })
    expect(attachment.paperId).toBe(paperId)
    expect(await paperOf(caseId, 'Letter of the bank')).toMatchObject({ state: 'received' })
    const other = await caseOf('fitness')
    for (const [of, unknown] of [
      [other, paperId],
      [caseId, UNKNOWN],
      [caseId, (await checklist(await caseOf('conversion'))).papers.at(-1)?.paperId],
    ] as const)
      expect((await upload(of, { paperId: unknown })).status).toBe(404)
    expect((await upload(caseId, { paperId: 'no-id' })).status).toBe(400)
    expect((await upload(UNKNOWN)).status).toBe(404)
  })

  test('gets its kind from its content', async () => {
    const caseId = await caseOf('drc')
    for (const type of ['png', 'jpeg', 'webp'] as const) {
      const image = await uploaded(caseId, { bytes: await proofImage(7, type), name: 'a.pdf', type: 'application/pdf' })
      expect(image.kind).toBe('image')
      const file = await fetchFile(image.url)
      expect([file.headers['content-type'], file.rawPayload.length]).toEqual(['image/jpeg', image.bytes])
      expect((await fetchFile(image.previewUrl ?? '')).headers['content-type']).toBe('image/jpeg')
    }
    const bytes = await scannedPdf()
    const pdf = await uploaded(caseId, { bytes, name: 'a.png' })
    const file = await fetchFile(pdf.url)
    expect([pdf.kind, pdf.bytes]).toEqual(['pdf', file.rawPayload.length])
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(await shownPages(file.rawPayload)).toEqual(await shownPages(bytes))
  })

  test('has a name without misleading characters', async () => {
    const caseId = await caseOf('drc')
    for (const [given, kept] of [
      ['../../etc/passwd', 'passwd'],
      ['C:\\\\scans\\\\rc.jpg', 'rc.jpg'],
      ['a\u202egpj.exe', 'agpj.exe'],
      ['  ', t.attachments('unnamed')],
      ['x'.repeat(300), 'x'.repeat(100)],
      ['aadhaar 2345 6789 0124.jpg', 'aadhaar XXXX XXXX 0124.jpg'],
    ] as const)
      expect((await uploaded(caseId, { name: given })).name, given).toBe(kept)
  })

  test('the 61st is refused, also when two come at once', async () => {
    const caseId = await caseOf('drc')
    const first = await uploaded(caseId)
    const { db } = office.database
    const row = await db.selectFrom('attachments').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
    const { seq: _, ...copied } = row
    for (let n = 1; n < MAX_ATTACHMENTS - 1; n += 1) {
      const id = `${UNKNOWN.slice(0, -2)}${n.toString().padStart(2, '0')}`
      const keys = { id, preview_id: id, file_key: `copy-${n}`, preview_key: `preview-${n}` }
      await db
        .insertInto('attachments')
        .values({ ...copied, ...keys })
        .execute()
    }
    const both = await Promise.all([upload(caseId), upload(caseId)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const refused = await upload(caseId)
    expect([refused.status, refused.message]).toEqual([409, t.attachments('tooMany')])
    expect((await remove(caseId, first, admin)).status).toBe(200)
    expect((await upload(caseId)).status).toBe(201)
  })

  test('becomes loose when its paper leaves the checklist, and comes back with it', async () => {
    const caseId = await caseOf('rma')
    const paper = await office.ok(serviceEndpoints.addPaper, {
      as: admin,
      params: { code: 'rma' },
      body: { name: 'Letter of the club', formNo: null, isRequired: false },
    })
    const { id } = await uploaded(caseId, { paperId: paper.id })
    const switchPaper = (isActive: boolean) =>
      office.call(serviceEndpoints.editPaper, {
        as: admin,
        params: { id: paper.id },
        body: { name: paper.name, formNo: null, isRequired: false, isActive },
      })
    await switchPaper(false)
    expect((await checklist(caseId)).loose).toMatchObject([{ id, paperId: null }])
    await switchPaper(true)
    expect((await checklist(caseId)).loose).toEqual([])
    expect((await paperOf(caseId, paper.name)).attachments).toMatchObject([{ id, paperId: paper.id }])
  })

  test('a dealer adds to its own case, and sees the files of the office', async () => {
    const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
    const [ofOffice, ofDealer] = [await uploaded(caseId), await uploaded(caseId, {}, client)]
    expect(ofDealer.by.role).toBe('client')
    expect((await checklist(caseId, client)).loose.map(({ id }) => id)).toEqual([ofOffice.id, ofDealer.id])
    const draft = await caseOf('drc')
    expect((await upload(draft, {}, client)).status).toBe(404)
    expect((await remove(draft, await uploaded(draft), client)).status).toBe(404)
  })
})

describe('moving', () => {
  test('a file that moves to another paper makes it received, keeps the state of the one it leaves, and is in the history', async () => {
    const caseId = await caseOf('drc')
    const [insurance, complaint] = [await paperOf(caseId, 'Insurance'), await paperOf(caseId, 'Police complaint')]
    const { id } = await uploaded(caseId, { paperId: insurance.paperId, name: 'complaint.png' })
    const answer = await move(caseId, id.toUpperCase(), { paperId: complaint.paperId.toUpperCase() })
    expect([answer.status, answer.message]).toEqual([200, t.attachments('moved')])
    const { papers } = requireSuccess(answer).data
    expect(named(papers, 'Police complaint')).toMatchObject({
      state: 'received',
      attachments: [{ id, paperId: complaint.paperId }],
    })
    expect(named(papers, 'Insurance')).toMatchObject({ state: 'received', attachments: [] })
    expect(await moved(caseId, id, { paperId: null })).toMatchObject({ loose: [{ id, paperId: null }] })
    const data = await office.ok(caseEndpoints.history, { as: admin, params: { id: caseId } })
    expect(data.filter(({ action }) => action === 'file moved').map(({ changes }) => changes)).toEqual([
      { attachment: { from: null, to: 'complaint.png' }, paper: { from: 'Police complaint', to: null } },
      { attachment: { from: null, to: 'complaint.png' }, paper: { from: 'Insurance', to: 'Police complaint' } },
    ])
  })

  test('a file moves to a paper of this case alone, and to its place there', async () => {
    const caseId = await caseOf('drc')
    const { papers } = await notePaper(caseId, { name: 'Letter of the bank', state: 'missing' })
    const { paperId } = named(papers, 'Letter of the bank')
    const kept = await uploaded(caseId, { paperId })
    const { id } = await uploaded(caseId)
    const after = await moved(caseId, id, { paperId, position: 1 })
    expect(named(after.papers, 'Letter of the bank').attachments.map((one) => one.id)).toEqual([id, kept.id])
  })

  test('changes the order of the files of a paper, and with it the bundle', async () => {
    const caseId = await caseOf('drc')
    const { paperId } = await paperOf(caseId, 'Insurance')
    const ids: string[] = []
    for (const text of ['back', 'front', 'stamp'])
      ids.push((await uploaded(caseId, { paperId, bytes: await pdfOf(text), name: `${text}.pdf` })).id)
    const [back = '', front = '', stamp = ''] = ids
    const orderAfter = async (id: string, position: number) =>
      named((await moved(caseId, id, { position })).papers, 'Insurance').attachments.map((one) => one.id)
    expect(await orderAfter(front, 1)).toEqual([front, back, stamp])
    expect(await orderAfter(front, 1)).toEqual([front, back, stamp])
    expect(await orderAfter(back, MAX_ATTACHMENTS)).toEqual([front, stamp, back])
    const late = await uploaded(caseId, { paperId, bytes: await pdfOf('late'), name: 'late.pdf' })
    expect((await paperOf(caseId, 'Insurance')).attachments.at(-1)?.id).toBe(late.id)
    const pages = await pagesOfPdf(requireFile(await bundle(caseId)))
    expect(pages.map((text) => text.trim())).toEqual(['front', 'stamp', 'back', 'late'])
    const data = await office.ok(caseEndpoints.history, { as: admin, params: { id: caseId } })
    expect(data.filter(({ action }) => action === 'file moved').map(({ changes }) => changes.filePosition)).toEqual([
      { from: 2, to: 3 },
      { from: 2, to: 1 },
    ])
    await moved(caseId, front, { paperId })
    expect((await paperOf(caseId, 'Insurance')).attachments[0]?.id).toBe(front)
  })

  test('a dealer moves own files within the hour, and the office looks at their paper again', async () => {
    const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
    const [paper, other] = (await checklist(caseId)).papers
    const [ofOffice, ofDealer] = [await uploaded(caseId), await uploaded(caseId, {}, client)]
    const to = { paperId: paper?.paperId }
    const refused = await move(caseId, ofOffice.id, to, client)
    expect([refused.status, refused.message]).toEqual([403, t.attachments('notYoursToMove')])
    await notePaper(caseId, { ...to, checked: true })
    expect((await moved(caseId, ofDealer.id, to, client)).papers[0]).toMatchObject({
      state: 'received',
      checkedAt: null,
      attachments: [{ id: ofDealer.id }],
    })
    await office.database.db
      .updateTable('attachments')
      .set({ created_at: new Date(Date.now() - HOUR - 1000).toISOString() })
      .where('id', '=', ofDealer.id)
      .execute()
    const onward = { paperId: other?.paperId }
    expect((await move(caseId, ofDealer.id, onward, client)).status).toBe(403)
    expect((await move(caseId, ofDealer.id, onward, await office.employee())).status).toBe(404)
    expect((await move(caseId, ofDealer.id, onward)).status).toBe(200)
  })

  test('names a paper of the case, a place, or both', async () => {
    const caseId = await caseOf('drc')
    const { id } = await uploaded(caseId)
    for (const body of [
      {},
      { position: 0 },
      { position: 1.5 },
      { position: MAX_ATTACHMENTS + 1 },
      { paperId: 'no-id' },
    ])
      expect((await move(caseId, id, body)).status, JSON.stringify(body)).toBe(400)
    const ofOther = (await checklist(await caseOf('conversion'))).papers.at(-1)?.paperId
    expect((await move(caseId, id, { paperId: ofOther })).status).toBe(404)
    expect((await move(caseId, UNKNOWN, { position: 1 })).status).toBe(404)
    expect((await move(await caseOf('drc'), id, { position: 1 })).status).toBe(404)
  })
})

describe('deleting', () => {
  test('the superadmin may delete, and the uploader within the hour', async () => {
    const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
    const [old, ofDealer, ofOffice] = [
      await uploaded(caseId),
      await uploaded(caseId, {}, client),
      await uploaded(caseId, {}, admin),
    ]
    for (const [attachment, as] of [
      [ofDealer, employee],
      [ofOffice, employee],
      [old, client],
    ] as const) {
      const refused = await remove(caseId, attachment, as)
      expect([refused.status, refused.message]).toEqual([403, t.attachments('notYours')])
    }
    const addedAgo = ({ id }: Attachment, milliseconds: number) =>
      office.database.db
        .updateTable('attachments')
        .set({ created_at: new Date(Date.now() - milliseconds).toISOString() })
        .where('id', '=', id)
        .execute()
    await addedAgo(old, HOUR + 1000)
    expect((await remove(caseId, old, employee)).status).toBe(403)
    await addedAgo(ofDealer, HOUR - 30_000)
    expect((await remove(caseId, ofDealer, client)).status).toBe(200)
    expect((await remove(caseId, ofDealer, client)).status).toBe(404)
    expect((await remove(caseId, old, admin)).status).toBe(200)
    expect((await remove(await caseOf('drc'), ofOffice, admin)).status).toBe(404)
  })

  test('keeps the state of the paper, closes the address and removes the files', async () => {
    const caseId = await caseOf('drc')
    const { paperId } = await paperOf(caseId, 'Insurance')
    const attachment = await uploaded(caseId, { paperId })
    const { file_key, preview_key } = await office.database.db
      .selectFrom('attachments')
      .select(['file_key', 'preview_key'])
      .where('id', '=', attachment.id)
      .executeTakeFirstOrThrow()
    expect((await fetchFile(attachment.url)).statusCode).toBe(200)
    expect((await remove(caseId, attachment, employee)).status).toBe(200)
    for (const url of [attachment.url, attachment.previewUrl]) expect((await fetchFile(url ?? '')).statusCode).toBe(404)
    for (const key of [file_key, preview_key]) expect(await office.deps.files.get(key ?? '')).toBe(null)
    expect(await paperOf(caseId, 'Insurance')).toMatchObject({ state: 'received', attachments: [] })
    const notes = await office.database.db.selectFrom('dropped_files').select('file_key').execute()
    expect(notes.filter((note) => [file_key, preview_key].includes(note.file_key))).toEqual([])
  })
})

describe('the bundle', () => {
  test('has all attachments in the order of the checklist, loose ones last', async () => {
    const caseId = await caseOf('fitness', 'drc')
    expect([(await bundle(caseId)).status, (await bundle(caseId)).message]).toEqual([409, t.attachments('none')])
    const { papers } = await checklist(caseId)
    await uploaded(caseId, { bytes: await pdfOf('loose'), name: 'loose.pdf' })
    for (const [index, { paperId }] of [...papers.entries()].toReversed())
      await uploaded(caseId, { paperId, bytes: await pdfOf(`paper ${index}`), name: 'p.pdf' })
    await uploaded(caseId, { paperId: papers[0]?.paperId ?? '', bytes: await proofImage(9, 'jpeg') })
    const answer = await bundle(caseId, employee)
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''VR-/)
    expect((await pagesOfPdf(requireFile(answer))).map((text) => text.trim())).toEqual([
      'paper 0',
      '',
      ...papers.slice(1).map((_, index) => `paper ${index + 1}`),
      'loose',
    ])
    const about = await aboutPdf(requireFile(answer))
    expect(about).toMatchObject({ title: expect.stringMatching(/VR-/), language: 'en-IN', showsTitle: true })
  })

  test('has every page of every kind of PDF, with the values of its fields', async () => {
    const caseId = await caseOf('drc')
    for (const bytes of [await scannedPdf(), await pdfWithFields(), await plainPdf(3)])
      await uploaded(caseId, { bytes, name: 'a.pdf' })
    const pages = await pagesOfPdf(requireFile(await bundle(caseId)))
    expect(pages).toHaveLength(11)
    expect(pages[7]).toContain('By the state')
  })
})
