import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { requestEndpoints as calls, MAX_OPEN_REQUESTS } from '#contract/requests/request.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const otherEmployee = await office.employee()
const client = await office.client()
const otherClient = await office.client()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const asked = { vehicleNo: 'mh 12 ab 1234', services: ['fitness', 'transferLocal', 'fitness'] } as const

const send = (as: Session, body: object = asked) => office.call(calls.create, { as, body: body as never })
const sent = async (as: Session = client) => requireSuccess(await send(as)).data
let images = 0
const upload = async (id: string, as: Session = client, fields: Record<string, string> = {}) => {
  images += 1
  return office.call(calls.upload, {
    as,
    params: { id },
    ...formWith(await proofImage(images), `paper-${images}.png`, 'image/png', fields),
  })
}
const uploaded = async (...args: Parameters<typeof upload>) => requireSuccess(await upload(...args)).data
const list = (as: Session, query = {}) => office.ok(calls.all, { as, query })
const found = async (id: string, as: Session = client) => (await list(as)).find((one) => one.id === id)
const decline = (id: string, as: Session = employee, reason = 'Ask the other RTO') =>
  office.call(calls.decline, { as, params: { id }, body: { reason } })
const formOf = (over = {}) => office.caseBody({ transactionDetail: { to: 'LOCAL', ...over } })
const accept = async (requestId: string, as: Session = employee) =>
  office.call(caseEndpoints.create, { as, body: { ...(await formOf()), requestId } })
const checklist = async (caseId: string, as: Session = admin) =>
  office.call(paperEndpoints.ofCase, { as, params: { caseId } })
const fetchFile = (url: string) => office.app.inject({ method: 'GET', url })

describe('a request', () => {
  test('a new request is open, with its services in the order of the catalogue', async () => {
    const answer = await send(client, { ...asked, note: ' Both keys are here\r\n2345 6789 0124 ' })
    expect([answer.status, answer.message]).toEqual([201, t.requests('sent')])
    expect(answer.data).toEqual({
      id: expect.any(String),
      at: expect.any(String),
      status: 'open',
      vehicleNo: 'MH 12 AB 1234',
      services: ['transferLocal', 'fitness'],
      note: 'Both keys are here\nXXXX XXXX 0124',
      reason: null,
      CaseNo: null,
      attachments: [],
      firmName: client.client.firmName,
      by: { firstName: expect.any(String), lastName: expect.any(String) },
    })
    expect(await found(answer.data.id)).toEqual(answer.data)
  })

  test.each([
    ['services', { ...asked, services: [] }],
    ['services', { vehicleNo: 'MH12AB1234' }],
    ['services.0', { ...asked, services: ['towing'] }],
    ['vehicleNo', { ...asked, vehicleNo: ' ' }],
    ['vehicleNo', { ...asked, vehicleNo: ' - ' }],
    ['vehicleNo', { ...asked, vehicleNo: '234567890124' }],
    ['note', { ...asked, note: 'x'.repeat(1001) }],
  ])('a request with a wrong %s is 400', async (field, body) => {
    expect(await send(client, body)).toMatchObject({ status: 400, errors: { fields: { [field]: expect.any(String) } } })
  })

  test('a firm with 200 open requests is refused another one, also of two at once, until one is decided', async () => {
    const busy = await office.client()
    const { id } = await sent(busy)
    await office.database.pool.query(
      `insert into requests (id, client_id, user_id, vehicle_no, services, created_at)
      select gen_random_uuid(), client_id, user_id, vehicle_no, services, created_at
      from requests, generate_series(2, $2) where id = $1`,
      [id, MAX_OPEN_REQUESTS - 1],
    )
    const answers = await whileHeld(
      office,
      'lock table requests in share row exclusive mode',
      () => send(busy),
      () => send(busy),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect((await send(busy)).message).toBe(t.requests('tooManyOpen'))
    expect((await send(client)).status).toBe(201)
    requireSuccess(await decline(id))
    expect((await send(busy)).status).toBe(201)
    // They have no history, as the laws of the data want it.
    await office.database.pool.query(
      "delete from requests where id not in (select subject_id from history where subject_type = 'request')",
    )
  })

  test('a request is seen by all staff and its own firm, by status, oldest first, in pages', async () => {
    const [own, other, declined] = [await sent(), await sent(otherClient), await sent()]
    requireSuccess(await decline(declined.id))
    const idsFor = async (as: Session, query = {}) => (await list(as, query)).map(({ id }) => id)
    for (const staff of [admin, employee, otherEmployee])
      expect((await idsFor(staff)).slice(-3)).toEqual([own.id, other.id, declined.id])
    expect((await idsFor(client)).slice(-2)).toEqual([own.id, declined.id])
    expect(await idsFor(otherClient)).toEqual([other.id])
    expect(await idsFor(client, { status: 'declined' })).toEqual([declined.id])
    expect(await idsFor(client, { status: 'accepted' })).toEqual([])
    expect(await idsFor(admin, { sort: '-at', pageSize: '2' })).toEqual([declined.id, other.id])
    expect(await idsFor(admin, { search: otherClient.client.firmName })).toEqual([other.id])
    expect((await office.call(calls.all, { as: admin, query: { status: 'lost' as never } })).status).toBe(400)
  })
})

describe('a file of a request', () => {
  test('a file is judged and listed like one of a case, and may be of a paper of its services', async () => {
    const request = await sent()
    const services = await office.ok(serviceEndpoints.all, { as: client })
    const paperId = services.find(({ code }) => code === 'fitness')?.papers[0]?.id ?? ''
    const loose = await uploaded(request.id)
    const ofPaper = await uploaded(request.id, client, { paperId })
    expect([loose.kind, loose.paperId, loose.by.role, ofPaper.paperId]).toEqual(['image', null, 'client', paperId])
    expect((await found(request.id))?.attachments.map(({ id }) => id)).toEqual([loose.id, ofPaper.id])
    expect((await fetchFile(loose.url)).statusCode).toBe(200)
    const ofOtherService = services.find(({ code }) => code === 'drc')?.papers.find(({ name }) => name === 'Insurance')
    for (const unknown of [UNKNOWN, ofOtherService?.id ?? ''])
      expect((await upload(request.id, client, { paperId: unknown })).status).toBe(404)
    const text = formWith(Buffer.from('hello'), 'a.txt', 'text/plain')
    expect((await office.call(calls.upload, { as: client, params: { id: request.id }, ...text })).status).toBe(415)
    const pdf = formWith(await plainPdf(), 'rc.pdf', 'application/pdf')
    const kept = await office.ok(calls.upload, { as: client, params: { id: request.id }, ...pdf })
    expect(kept).toMatchObject({ kind: 'pdf', previewUrl: null })
  })

  test('a file is refused from others, after the decision, and beyond 60', async () => {
    const request = await sent()
    expect((await upload(request.id, otherClient)).status).toBe(404)
    expect((await upload(UNKNOWN)).status).toBe(404)
    await uploaded(request.id)
    await office.database.pool.query(
      `insert into attachments (id, request_id, name, kind, file_key, bytes, sha256, user_id, created_at)
      select gen_random_uuid(), request_id, name, 'pdf', gen_random_uuid()::text, bytes, sha256, user_id, created_at
      from attachments, generate_series(2, $2) where request_id = $1`,
      [request.id, MAX_ATTACHMENTS],
    )
    expect(await upload(request.id)).toMatchObject({ status: 409, message: t.requests('tooManyFiles') })
    await office.database.pool.query(`delete from attachments where request_id = $1 and kind = 'pdf'`, [request.id])
    requireSuccess(await decline(request.id))
    expect(await upload(request.id)).toMatchObject({ status: 409, message: t.requests('notOpen') })
    expect((await found(request.id))?.attachments).toHaveLength(1)
  })
})

describe('a declined request', () => {
  test('shows its reason, and is final', async () => {
    const { id } = await sent()
    expect(await decline(id, admin)).toMatchObject({
      status: 200,
      data: { status: 'declined', reason: 'Ask the other RTO' },
    })
    expect((await found(id))?.reason).toBe('Ask the other RTO')
    expect((await decline(id)).status).toBe(409)
    expect((await accept(id)).status).toBe(409)
  })

  test('needs a reason and a request', async () => {
    const { id } = await sent()
    expect((await decline(id, employee, ' ')).status).toBe(400)
    expect((await decline(UNKNOWN)).status).toBe(404)
    expect((await found(id))?.status).toBe('open')
  })
})

describe('an accepted request', () => {
  test('names its case, which has the files, and the dealer sees them again when it is assigned', async () => {
    const request = await sent()
    const services = await office.ok(serviceEndpoints.all, { as: client })
    const paper = services.find(({ code }) => code === 'transferLocal')?.papers[0]
    const ofPaper = await uploaded(request.id, client, { paperId: paper?.id ?? '' })
    const loose = await uploaded(request.id)
    const made = requireSuccess(await accept(request.id))
    expect(made.status).toBe(201)
    expect(made.data).toMatchObject({ status: 'Created' })
    expect(await found(request.id)).toMatchObject({
      status: 'accepted',
      CaseNo: made.data.CaseNo,
      attachments: [],
      reason: null,
    })
    const papers = requireSuccess(await checklist(made.data.id)).data
    expect(papers.loose.map(({ id }) => id)).toEqual([loose.id])
    expect(papers.papers.find(({ name }) => name === paper?.name)).toMatchObject({
      state: 'received',
      attachments: [{ id: ofPaper.id }],
    })
    const history = await office.ok(caseEndpoints.history, { as: employee, params: { id: made.data.id } })
    expect(history.at(-1)?.changes.fromRequestOf).toEqual({ from: null, to: client.client.firmName })
    expect(history.filter(({ action }) => action === 'file added')).toHaveLength(2)

    // Not assigned yet: the dealer sees neither the case nor its files, and cannot delete them.
    expect((await checklist(made.data.id, client)).status).toBe(404)
    const remove = { as: client, params: { caseId: made.data.id, id: loose.id } }
    expect((await office.call(attachmentEndpoints.remove, remove)).status).toBe(404)
    expect((await fetchFile(loose.url)).statusCode).toBe(200)
    await office.ok(caseEndpoints.verify, { as: employee, params: { id: made.data.id } })
    await office.ok(caseEndpoints.assign, {
      as: admin,
      body: { caseId: made.data.id, clientId: client.client.id } as never,
    })
    expect(requireSuccess(await checklist(made.data.id, client)).data.loose).toHaveLength(1)
    expect((await office.call(attachmentEndpoints.remove, remove)).status).toBe(200)
  })

  test('rings once for all of its files', async () => {
    const { id } = await sent()
    for (let file = 0; file < 3; file += 1) await uploaded(id)
    const { data: made } = requireSuccess(await accept(id))
    const rung = await office.ok(notificationEndpoints.all, { as: admin })
    expect(rung.filter(({ text }) => text.includes(made.CaseNo)).map(({ event }) => event)).toEqual(['paperUploaded'])
  })

  test('two people who accept at once make one case, and a wrong form makes none', async () => {
    const { id } = await sent()
    expect((await accept(UNKNOWN)).status).toBe(404)
    const body = { ...(await formOf()), requestId: id }
    const wrong = { ...body, generalDetail: { ...body.generalDetail, firmName: 'Nobody' } }
    expect((await office.call(caseEndpoints.create, { as: employee, body: wrong })).status).toBe(400)
    expect((await found(id))?.status).toBe('open')
    const answers = await Promise.all([accept(id), accept(id, otherEmployee), accept(id, admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const cases = await office.database.pool.query(`select count(*)::int from history
      where subject_type = 'request' and subject_id = '${id}' and action = 'accepted'`)
    expect(cases.rows).toEqual([{ count: 1 }])
  })

  test('takes along a file that is uploaded meanwhile, or refuses it', async () => {
    const { id } = await sent()
    const [made, file] = await Promise.all([accept(id), upload(id)])
    const { loose } = requireSuccess(await checklist(requireSuccess(made).data.id)).data
    expect(loose).toHaveLength(file.status === 201 ? 1 : 0)
    expect([201, 409]).toContain(file.status)
  })
})

test('the activity log names a request by plate and firm', async () => {
  const { id } = await sent()
  const about = `MH 12 AB 1234, ${client.client.firmName}`
  const data = await office.ok(activityEndpoints.list, { as: admin, query: { kind: 'request', search: 'mh 12 ab' } })
  expect(data[0]).toMatchObject({ action: 'sent', aboutId: id, about, by: { role: 'client' } })
})
