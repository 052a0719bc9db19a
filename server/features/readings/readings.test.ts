import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { readingEndpoints as calls, type Reading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY, paperKinds } from '#contract/readings/reading-values.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { makeSpecimens, papersOfOneVehicle, type Specimen } from '#test/specimens/specimens.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { readWaitingFiles } from './read-waiting-files.ts'

/* Papers are drawn with known content (test/specimens). PDFs with text are read at once, pictures take seconds. */
const { office, admin } = await officeOfFile()
office.clock.set('2026-11-30T06:00:00.000Z')
const employee = await office.employee()
const client = await office.client()
const { db, pool } = office.database
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const NOTHING = { kind: null, certainty: 0, fields: [] }

const specimens = makeSpecimens(3, 81)
const specimen = (kind: Specimen['kind'], form: Specimen['form'] = 'text') => {
  const found = specimens.find((one) => one.kind === kind && one.form === form)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
const fileOf = async (paper: Specimen) => formWith(await paper.draw(), paper.type === 'pdf' ? 'paper.pdf' : 'paper.jpg')
const pngOf = async (paper: Specimen) =>
  sharp(await paper.draw())
    .png()
    .toBuffer()
const tryFile = (as: Session, form: ReturnType<typeof formWith>) => office.call(calls.try, { as, ...form })
const valuesOf = ({ fields }: Reading) => Object.fromEntries(fields.map(({ name, value }) => [name, value]))
const upload = async (caseId: string, bytes: Buffer, as: Session = employee) =>
  (await office.ok(attachmentEndpoints.upload, { as, params: { caseId }, ...formWith(bytes, 'paper.pdf') })).id
const readAll = () => readWaitingFiles(office.deps, () => false)
const readingsOf = (caseId: string, as: Session = employee) => office.ok(calls.ofCase, { as, params: { caseId } })
const caseOf = async (vehicleNo?: string) =>
  (await office.caseIn('Created', { by: employee, ...(vehicleNo && { over: { vehicleDetail: { vehicleNo } } }) })).id
const pdfOf = (...lines: string[]) =>
  plainPdf(1, (document) => {
    lines.forEach((line, at) => document.getPages()[0]?.drawText(line, { x: 40, y: 780 - 24 * at, size: 11 }))
  })

test('a paper is read before there is a case, with the places of its values, and nothing of it stays', async () => {
  const paper = specimen('RC')
  const before = await db.selectFrom('readings').select('id').execute()
  for (const as of [admin, employee, client]) {
    const reading = requireSuccess(await tryFile(as, await fileOf(paper))).data
    expect([reading.kind, valuesOf(reading)]).toEqual(['RC', paper.truth])
    for (const { certainty, page, box } of reading.fields) {
      expect([certainty >= HIGH_CERTAINTY, page]).toEqual([true, 1])
      for (const side of [box.x, box.y, box.width, box.height, box.x + box.width, box.y + box.height])
        expect(side >= 0 && side <= 1.0001).toBe(true)
    }
  }
  expect(await db.selectFrom('readings').select('id').execute()).toEqual(before)
})

test('a photo and a screenshot are read by their letters', async () => {
  for (const paper of [specimen('PUC', 'photo'), specimen('PAYMENT', 'scan')]) {
    const reading = requireSuccess(await tryFile(client, await fileOf(paper))).data
    expect([reading.kind, valuesOf(reading)], paper.name).toEqual([paper.kind, paper.truth])
  }
})

test('a file that is no paper is nothing, and one that cannot be opened is refused as an upload is', async () => {
  for (const bytes of [await plainPdf(), await proofImage(1), await pdfOf('Dear Sir, please find the file attached.')])
    expect(requireSuccess(await tryFile(client, formWith(bytes, 'letter.pdf'))).data).toEqual(NOTHING)
  expect((await tryFile(client, formWith(Buffer.from('hello'), 'a.pdf'))).status).toBe(415)
  expect((await tryFile(client, formWith(Buffer.from('%PDF-1.7 no'), 'a.pdf'))).status).toBe(400)
  expect((await office.call(calls.try, { ...(await fileOf(specimen('PUC'))) })).status).toBe(401)
})

test('a card of Aadhaar or PAN is left alone, and a number of it lands nowhere', async () => {
  const cards = [
    await pdfOf('Government of India', 'Unique Identification Authority of India', 'ASHA PATIL', '2345 6789 0124'),
    await pdfOf('INCOME TAX DEPARTMENT', 'Permanent Account Number Card', 'ABCPE1234F', 'ASHA PATIL'),
  ]
  for (const card of cards)
    expect(requireSuccess(await tryFile(employee, formWith(card, 'c.pdf'))).data).toEqual(NOTHING)
  const caseId = await caseOf()
  const paper = await pdfOf(
    'CERTIFICATE OF REGISTRATION',
    'Owner Name : 2345 6789 0124 ASHA',
    'Financier : AADHAAR 234567890124',
    'Engine No. : 234567890124',
    'Chassis No. : 2345 6789 0124',
    'Registration No. : MH12AB1234',
  )
  for (const bytes of [...cards, paper]) await upload(caseId, bytes)
  await readAll()
  expect(JSON.stringify(await readingsOf(caseId))).not.toMatch(/2345[ .-]{0,3}6789|ABCPE1234F/)
})

test('a stored file is read once, after the answer of its upload, and its reading goes with it', async () => {
  const paper = specimen('INSURANCE')
  const caseId = await caseOf(paper.truth.vehicleNo)
  const reads = vi.spyOn(office.deps.papers, 'read')
  const id = await upload(caseId, await paper.draw())
  expect([reads.mock.calls.length, await readingsOf(caseId)]).toEqual([0, []])
  await Promise.all([readAll(), readAll()])
  await readAll()
  const [reading, ...others] = await readingsOf(caseId)
  expect(others).toEqual([])
  expect(reading).toMatchObject({ attachmentId: id, kind: 'INSURANCE', isOtherVehicle: false })
  expect(reading && valuesOf(reading)).toEqual(paper.truth)
  expect(reading?.number).toBe(paper.number)
  expect(await db.selectFrom('readings').select('id').where('attachment_id', '=', id).execute()).toHaveLength(1)
  const count = reads.mock.calls.length
  await readAll()
  expect(reads.mock.calls.length).toBe(count)
  reads.mockRestore()
  await office.ok(attachmentEndpoints.remove, { as: admin, params: { caseId, id } })
  expect(await db.selectFrom('readings').select('id').where('attachment_id', '=', id).execute()).toEqual([])
})

test('values are encrypted in the database, and the log has none of them', async () => {
  const paper = specimen('RC')
  const caseId = await caseOf(paper.truth.vehicleNo)
  await upload(caseId, await paper.draw())
  await readAll()
  const { rows } = await pool.query(
    `select row_to_json(readings)::text as row, encode(sealed, 'escape') as sealed from readings`,
  )
  for (const value of Object.values(paper.truth)) {
    expect(JSON.stringify(rows)).not.toContain(value)
    expect(office.logs.join('')).not.toContain(value)
  }
})

test('the paper of another vehicle says so, and none of its values is certain', async () => {
  const paper = specimen('PUC')
  const caseId = await caseOf('MH12ZZ9999')
  await upload(caseId, await paper.draw())
  await readAll()
  const [reading] = await readingsOf(caseId)
  expect(reading?.isOtherVehicle).toBe(true)
  expect(reading?.fields.every(({ certainty }) => certainty < HIGH_CERTAINTY)).toBe(true)
})

test('readings are the office’s alone, also of the files of dealers and of requests that became cases', async () => {
  const paper = specimen('TAX')
  const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
  await upload(caseId, await paper.draw(), client)
  const asked = { vehicleNo: paper.truth.vehicleNo ?? '', services: ['fitness' as const] }
  const request = await office.ok(requestEndpoints.create, { as: client, body: asked })
  await office.ok(requestEndpoints.upload, { as: client, params: { id: request.id }, ...(await fileOf(paper)) })
  await readAll()
  expect((await readingsOf(caseId)).map(({ kind }) => kind)).toEqual(['TAX'])
  const body = { ...(await office.caseBody()), requestId: request.id }
  const made = await office.ok(caseEndpoints.create, { as: employee, body })
  expect((await readingsOf(made.id)).map(({ kind }) => kind)).toEqual(['TAX'])
  expect((await office.call(calls.ofCase, { as: client, params: { caseId } })).status).toBe(403)
  const colleague = await office.employee()
  for (const [as, id] of [
    [colleague, made.id],
    [employee, UNKNOWN],
  ] as const)
    expect((await office.call(calls.ofCase, { as, params: { caseId: id } })).status).toBe(404)
})

test('a proof of a payment is compared with it, for the superadmin', async () => {
  const proof = specimen('PAYMENT', 'scan')
  const image = await pngOf(proof)
  const { truth } = proof
  const amount = Number(truth.amount)
  const paid = await office.caseIn('assigned', { client, over: { expenseDetail: { otherCharges: amount } } })
  await office.payment(client, [paid], 'UPI', truth.utr, image)
  await office.payment(client, [await office.caseIn('assigned', { client })], 'UPI', 'OTHER123456')
  const pending = async () => (await office.ok(paymentEndpoints.pending, { as: admin })) as { reading: unknown }[]
  expect((await pending()).map(({ reading }) => reading)).toEqual([null, null])
  await readAll()
  const [first, second] = await pending()
  expect(first?.reading).toMatchObject({ kind: 'PAYMENT', agrees: { utr: true } })
  expect(second?.reading).toMatchObject({ kind: null, agrees: { utr: null, amount: null, day: null, payee: null } })
})

test('the day of a proof agrees with that of its payment, and one of weeks before differs', async () => {
  const agreesOf = async (today: string, utr: string) => {
    const [proof] = papersOfOneVehicle(5, ['PAYMENT'], 'scan', today)
    if (!proof) throw new Error('no proof')
    const image = await pngOf(proof)
    const paid = await office.caseIn('assigned', { client })
    const { paymentId } = await office.payment(client, [paid], 'UPI', utr, image)
    await readAll()
    const pending = await office.ok(paymentEndpoints.pending, { as: admin })
    return [proof.truth.day, pending.find(({ id }) => id === paymentId)?.reading?.agrees.day]
  }
  expect(await agreesOf('2026-12-07', 'SAMEDAY00001')).toEqual(['2026-11-30', true])
  expect(await agreesOf('2026-08-19', 'WEEKSBEFORE1')).toEqual(['2026-08-12', false])
})

test('the page of a vehicle says which paper a date came from, to staff alone', async () => {
  const paper = specimen('PUC')
  const { vehicleNo = '', pucExpiry } = paper.truth
  const over = { vehicleDetail: { vehicleNo }, expireDetail: { pucExpiry } }
  const { id, CaseNo } = await office.caseIn('assigned', { by: employee, client, over })
  await upload(id, await paper.draw())
  await readAll()
  const vehicleOf = (as: Session) => office.ok(vehicleEndpoints.details, { as, params: { plate: vehicleNo } })
  const { dateSources } = await vehicleOf(employee)
  expect(dateSources).toMatchObject({ PUC: { kind: 'PUC', CaseNo }, INSURANCE: null })
  expect(await vehicleOf(client)).not.toHaveProperty('dateSources')
})

test('proofs that differ from their payments come first', async () => {
  const proof = specimen('PAYMENT', 'scan')
  const { truth } = proof
  const amount = Number(truth.amount)
  const pay = async (utr: string | undefined, otherCharges: number, bytes: Buffer) => {
    const paid = await office.caseIn('assigned', { client, over: { expenseDetail: { otherCharges } } })
    return (await office.payment(client, [paid], 'UPI', utr, bytes)).paymentId
  }
  const png = await pngOf(proof)
  const plain = await pay('PLAIN0000001', 10, await proofImage(7))
  const other = await pay('OTHER0000001', amount, png)
  await readAll()
  const ids = async (sort: 'Proof' | '-Proof') =>
    (await office.ok(paymentEndpoints.pending, { as: admin, query: { sort } })).map(({ id }) => id)
  const first = await ids('Proof')
  expect(first.indexOf(other)).toBeLessThan(first.indexOf(plain))
  const last = await ids('-Proof')
  expect(last.indexOf(other)).toBeGreaterThan(last.indexOf(plain))
})

test('papers are read while the setting is on, of the chosen kinds, and the history says who chose', async () => {
  const paper = specimen('PERMIT')
  const edit = (body: object) => office.ok(calls.editSettings, { as: admin, body })
  expect(await office.ok(calls.settings, { as: client })).toEqual({ isOn: true, kinds: [...paperKinds] })
  expect(await edit({ kinds: ['PUC', 'INSURANCE'] })).toEqual({ isOn: true, kinds: ['INSURANCE', 'PUC'] })
  expect(requireSuccess(await tryFile(employee, await fileOf(paper))).data).toEqual(NOTHING)
  expect(requireSuccess(await tryFile(employee, await fileOf(specimen('PUC')))).data.kind).toBe('PUC')
  const ofOther = await caseOf()
  await upload(ofOther, await paper.draw())
  await readAll()
  expect((await readingsOf(ofOther)).map(({ kind, fields }) => [kind, fields])).toEqual([[null, []]])
  expect(await edit({ isOn: false })).toEqual({ isOn: false, kinds: ['INSURANCE', 'PUC'] })
  const reads = vi.spyOn(office.deps.papers, 'read')
  const caseId = await caseOf()
  await upload(caseId, await specimen('PUC').draw())
  await readAll()
  expect(requireSuccess(await tryFile(employee, await fileOf(specimen('PUC')))).data).toEqual(NOTHING)
  await edit({ isOn: true, kinds: [...paperKinds] })
  await readAll()
  expect([await readingsOf(caseId), reads.mock.calls.length], 'what came while it was off is not read').toEqual([[], 0])
  reads.mockRestore()
  for (const body of [{ kinds: ['CARD'] }, { kinds: ['PUC', 'PUC'] }, { kinds: 'PUC' }, { isOn: 'yes' }, { on: true }])
    expect((await office.call(calls.editSettings, { as: admin, body })).status).toBe(400)
  expect((await office.call(calls.editSettings, { as: employee, body: { isOn: false } })).status).toBe(403)
  const { data } = await office.call(activityEndpoints.list, { as: admin, query: {} })
  expect(JSON.stringify(data)).toContain('papersAreRead')
})

test('a reader that dies or is busy costs nobody an upload: what is of the moment is read later', async () => {
  const paper = specimen('FITNESS')
  const caseId = await caseOf(paper.truth.vehicleNo)
  const id = await upload(caseId, await paper.draw())
  const reads = vi.spyOn(office.deps.papers, 'read')
  for (const fault of ['busy', 'share', 'machine'] as const) {
    reads.mockResolvedValueOnce({ fault })
    await readAll()
    expect(await readingsOf(caseId)).toEqual([])
  }
  await readAll()
  expect((await readingsOf(caseId)).map(({ attachmentId, kind }) => [attachmentId, kind])).toEqual([[id, 'FITNESS']])
  for (const fault of ['crashed', 'seconds', 'memory', 'unreadable', 'absent'] as const) {
    await upload(caseId, await paper.draw())
    reads.mockResolvedValueOnce({ fault })
    await readAll()
    await readAll()
    expect((await readingsOf(caseId)).at(-1)).toMatchObject(NOTHING)
  }
  reads.mockRestore()
})

test('text that fills a page, or is longer than any name, ends at its bounds', async () => {
  const words = Array.from({ length: 300 }, (_, at) => `Owner Name : ${'A '.repeat(30)}Registration No. ${at}`)
  const long = await pdfOf('CERTIFICATE OF REGISTRATION', `Owner Name : ${'<b>=cmd|x!A1</b>'.repeat(250)}`)
  const many = await plainPdf(40, (document) => {
    for (const page of document.getPages())
      words.forEach((word, at) => page.drawText(word, { x: 5, y: 835 - at * 2.7, size: 2.5 }))
  })
  for (const bytes of [long, many]) {
    const { data } = requireSuccess(await tryFile(employee, formWith(bytes, 'x.pdf')))
    for (const { value } of data.fields) expect(value.length).toBeLessThanOrEqual(100)
    expect(JSON.stringify(data)).not.toMatch(/[<=|]/)
  }
})

test('twice at once gives two answers', async () => {
  const form = await fileOf(specimen('RECEIPT'))
  const answers = await Promise.all([1, 2, 3].map(() => tryFile(employee, form)))
  expect(answers.map(({ status, data }) => [status, data.kind])).toEqual(answers.map(() => [200, 'RECEIPT']))
})
