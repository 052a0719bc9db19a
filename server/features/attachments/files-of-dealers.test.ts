import { expect, test } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import type { Session } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const [former, next] = [await office.client(), await office.client()]
let images = 0
const send = async (caseId: string, as: Session, name: string, fields: { paperId?: string } = {}) => {
  images += 1
  const form = formWith(await proofImage(images), `${name}.png`, 'image/png', fields)
  return office.ok(calls.upload, { as, params: { caseId }, ...form })
}
const sendPdf = async (caseId: string, as: Session) => {
  const form = formWith(await plainPdf(), 'permit.pdf', 'application/pdf')
  return office.ok(calls.upload, { as, params: { caseId }, ...form })
}
const checklist = (caseId: string, as: Session) => office.ok(paperEndpoints.ofCase, { as, params: { caseId } })
const filesFor = async (caseId: string, as: Session) => {
  const { papers, loose } = await checklist(caseId, as)
  return [...papers.flatMap(({ attachments }) => attachments), ...loose].map(({ name }) => name).toSorted()
}
const handOver = async (made: MadeCase) => {
  await office.unassign(made)
  await office.assign(made, next)
}

test('the next dealer of a case sees the files of the office and its own, and the former one nothing', async () => {
  const made = await office.caseIn('assigned', { client: former })
  const member = await office.member(former)
  const [paper] = (await checklist(made.id, admin)).papers
  await send(made.id, admin, 'office-while-former')
  await send(made.id, former, 'former-loose')
  await send(made.id, member, 'former-of-paper', { paperId: paper?.paperId ?? '' })
  expect(await filesFor(made.id, former)).toEqual([
    'former-loose.png',
    'former-of-paper.png',
    'office-while-former.png',
  ])
  await handOver(made)
  expect(await filesFor(made.id, next)).toEqual(['office-while-former.png'])
  await send(made.id, next, 'next')
  expect(await filesFor(made.id, next)).toEqual(['next.png', 'office-while-former.png'])
  expect(await filesFor(made.id, admin)).toHaveLength(4)
  expect((await office.call(paperEndpoints.ofCase, { as: former, params: { caseId: made.id } })).status).toBe(404)
  await office.unassign(made)
  await office.assign(made, former)
  expect(await filesFor(made.id, former)).toEqual([
    'former-loose.png',
    'former-of-paper.png',
    'office-while-former.png',
  ])
})

test('the state of a paper that a former dealer sent stays, without its name and time', async () => {
  const made = await office.caseIn('assigned', { client: former })
  const [first] = (await checklist(made.id, admin)).papers
  const paperId = first?.paperId ?? ''
  await send(made.id, former, 'rc', { paperId })
  const paperFor = async (as: Session) => (await checklist(made.id, as)).papers.find((one) => one.paperId === paperId)
  expect(await paperFor(former)).toMatchObject({ state: 'received', by: { role: 'client' }, at: expect.any(String) })
  await handOver(made)
  expect(await paperFor(next)).toMatchObject({ state: 'received', by: null, at: null, attachments: [] })
  expect(await paperFor(admin)).toMatchObject({ by: { role: 'client' }, attachments: [{ name: 'rc.png' }] })
})

test("a file of the former dealer is 404 for the next one: its page, a move, a deletion, and within the office's order", async () => {
  const made = await office.caseIn('assigned', { client: former })
  const [pdf, image] = [await sendPdf(made.id, former), await send(made.id, former, 'scan')]
  const page = (as: Session, id: string) =>
    office.call(calls.page, { as, params: { caseId: made.id, id, page: 1 } as never })
  expect((await page(former, pdf.id)).status).toBe(200)
  await handOver(made)
  const ofOffice = await sendPdf(made.id, admin)
  expect([(await page(next, pdf.id)).status, (await page(next, ofOffice.id)).status]).toEqual([404, 200])
  for (const { id } of [pdf, image]) {
    const params = { caseId: made.id, id }
    expect((await office.call(calls.move, { as: next, params, body: { position: 1 } })).status).toBe(404)
    expect((await office.call(calls.remove, { as: next, params })).status).toBe(404)
  }
  const own = [await send(made.id, next, 'own-1'), await send(made.id, next, 'own-2')]
  const params = { caseId: made.id, id: own[1]?.id ?? '' }
  const moved = await office.ok(calls.move, { as: next, params, body: { position: 1 } })
  expect(moved.loose.map(({ name }) => name)).toEqual(['own-2.png', 'permit.pdf', 'own-1.png'])
  expect((await checklist(made.id, admin)).loose.map(({ name }) => name)).toEqual([
    'permit.pdf',
    'scan.png',
    'own-2.png',
    'permit.pdf',
    'own-1.png',
  ])
})

test('the files of a request stay with its dealer when its case goes to another firm', async () => {
  const body = { vehicleNo: 'MH12RQ1234', services: ['fitness'], note: null }
  const request = await office.ok(requestEndpoints.create, { as: former, body })
  const form = formWith(await proofImage(90), 'asked.png')
  await office.ok(requestEndpoints.upload, { as: former, params: { id: request.id }, ...form })
  const caseBody = await office.caseBody({ generalDetail: { firmName: former.client.firmName } })
  const made = await office.ok(caseEndpoints.create, { as: admin, body: { ...caseBody, requestId: request.id } })
  await office.ok(caseEndpoints.verify, { as: admin, params: { id: made.id } })
  await office.assign(made, next)
  expect(await filesFor(made.id, next)).toEqual([])
  expect(await filesFor(made.id, admin)).toEqual(['asked.png'])
  const requestsOf = (as: Session) => office.ok(requestEndpoints.all, { as })
  expect((await requestsOf(former)).map(({ id }) => id)).toContain(request.id)
  expect((await requestsOf(next)).map(({ id }) => id)).not.toContain(request.id)
  await office.unassign(made)
  await office.assign(made, former)
  expect(await filesFor(made.id, former)).toEqual(['asked.png'])
})

test('files of a former dealer take no room from the next one', async () => {
  const made = await office.caseIn('assigned', { client: former })
  await send(made.id, former, 'first')
  await office.database.pool.query(
    `insert into attachments (id, case_id, name, kind, file_key, bytes, preview_id, preview_key, preview_bytes, sha256,
        user_id, client_id, created_at)
      select gen_random_uuid(), case_id, name, kind, file_key || n, bytes, gen_random_uuid(), preview_key || n, preview_bytes,
        sha256, user_id, client_id, created_at
      from attachments, generate_series(1, $1) as n where case_id = $2`,
    [MAX_ATTACHMENTS - 1, made.id],
  )
  const add = async (as: Session) =>
    (await office.call(calls.upload, { as, params: { caseId: made.id }, ...formWith(await proofImage(200)) })).status
  expect(await add(former)).toBe(409)
  await handOver(made)
  expect([await add(next), await add(admin)]).toEqual([201, 409])
  expect(await filesFor(made.id, next)).toHaveLength(1)
})
