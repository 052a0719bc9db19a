import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { MAX_ATTACHMENTS } from '#contract/attachments/attachment-values.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { documentEndpoints } from '#contract/documents/document.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { taskEndpoints } from '#contract/tasks/task.ts'
import { t } from '#contract/texts.ts'
import { viewEndpoints } from '#contract/views/view-endpoints.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { plainPdf } from '#test/blank-pdfs.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const { office, admin: as } = await officeOfFile()

describe('an Idempotency-Key', () => {
  const cases = async () =>
    (
      await office.database.db
        .selectFrom('cases')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n

  test('makes twenty equal requests at once one, with one answer', async () => {
    const body = await office.caseBody()
    const before = await cases()
    const headers = { 'idempotency-key': 'form-1' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => office.patiently(caseEndpoints.create, { as, body, headers })),
    )
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await cases()).toBe(before + 1)
  })

  test('a key with another body is a conflict', async () => {
    const body = await office.caseBody()
    expect(
      (await office.call(caseEndpoints.create, { as, body, headers: { 'idempotency-key': 'form-1' } })).status,
    ).toBe(409)
  })

  test('a key keeps of a body what nobody can try out without the secret of the office', async () => {
    const body = await office.caseBody()
    const send = () => office.call(caseEndpoints.create, { as, body, headers: { 'idempotency-key': 'form-secret' } })
    requireSuccess(await send())
    const row = () => office.database.db.selectFrom('idempotency_keys').where('key', '=', 'form-secret')
    const { body_hash: kept } = await row().select('body_hash').executeTakeFirstOrThrow()
    const parsed = caseEndpoints.create.body.parse(body)
    expect(kept).toEqual(office.deps.keys.fingerprint(JSON.stringify(parsed)))
    const plain = hash('sha256', JSON.stringify(parsed), 'buffer')
    expect(kept).not.toEqual(plain)
    const other = deriveKeys('another secret, which is long enough').fingerprint(JSON.stringify(parsed))
    expect(kept).not.toEqual(other)
  })

  test('a key of a refused request can be used again', async () => {
    const headers = { 'idempotency-key': 'form-2' }
    expect((await office.call(caseEndpoints.create, { as, body: {}, headers })).status).toBe(400)
    expect((await office.call(caseEndpoints.create, { as, body: await office.caseBody(), headers })).status).toBe(201)
  })

  test('belongs to its user', async () => {
    const headers = { 'idempotency-key': 'form-3' }
    const other = await office.employee()
    expect((await office.call(caseEndpoints.create, { as, body: await office.caseBody(), headers })).status).toBe(201)
    expect(
      (await office.call(caseEndpoints.create, { as: other, body: await office.caseBody(), headers })).status,
    ).toBe(201)
  })

  test('belongs to the program that sent it, not to the person who made its API key', async () => {
    const headers = { 'idempotency-key': 'order-1001' }
    const senders = [await office.apiKey('cases:write'), await office.apiKey('cases:write'), as]
    const body = await office.caseBody()
    const first = []
    for (const sender of senders) first.push(await office.ok(caseEndpoints.create, { as: sender, body, headers }))
    expect(new Set(first.map(({ id }) => id)).size).toBe(3)
    for (const [index, sender] of senders.entries())
      expect(await office.ok(caseEndpoints.create, { as: sender, body, headers })).toEqual(first[index])
    // A repeat after a new sign-in is a repeat still.
    const again = await office.superadmin()
    expect(await office.ok(caseEndpoints.create, { as: again, body, headers })).toEqual(first[2])
  })

  test('a key of 300 characters is refused', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(300) }
    expect((await office.call(caseEndpoints.create, { as, body: await office.caseBody(), headers })).status).toBe(400)
  })
})

describe('what is created by a form', () => {
  const headers = { 'idempotency-key': 'sent-again' }
  const branch = { address1: '12 MG Road', address2: 'Camp', city: 'Nashik', state: 'Maharashtra', pincode: '422001' }
  const employee = { firstname: 'Asha', lastname: 'Patil', phone: '9876543210', role: 'employee' }
  const sendTwice = async (endpoint: Endpoint, body: object) => {
    const [first, second] = [
      await office.call(endpoint, { as, body, headers: { 'idempotency-key': endpoint.path } }),
      await office.call(endpoint, { as, body, headers: { 'idempotency-key': endpoint.path } }),
    ]
    expect([first.status, second.status], JSON.stringify(first.errors)).toEqual([201, 201])
    expect(second.data).toEqual(first.data)
    return first.data as Record<string, unknown>
  }
  const rows = async (table: 'documents' | 'tasks' | 'branches' | 'saved_views' | 'api_keys' | 'users') =>
    (await office.database.db.selectFrom(table).select('id').execute()).length

  test('a document, task, branch, view and employee that are sent twice are made once', async () => {
    const priority = '2027-01-01T10:00:00.000Z'
    const made = [
      ['documents', documentEndpoints.create, { name: 'Form 29', url: 'https://parivahan.gov.in/form29.pdf' }],
      ['tasks', taskEndpoints.create, { task_title: 'Call the RTO', task_text: 'About MH-12', priority }],
      ['branches', referenceEndpoints.createBranch, { name: 'Nashik Road', ...branch }],
      ['saved_views', viewEndpoints.create, { list: 'unverified', name: 'Mine', query: {} }],
    ] as const
    for (const [table, endpoint, body] of made) {
      const before = await rows(table)
      await sendTwice(endpoint, body)
      expect(await rows(table), table).toBe(before + 1)
    }
    const { branchCode } = (await office.ok(referenceEndpoints.activeBranches, { as }))[0] ?? {}
    const before = await rows('users')
    const personal = { aadharNumber: '234567890124', panNumber: 'ABCDE1234F', email: 'twice@office.test' }
    await sendTwice(employeeEndpoints.add, { ...employee, ...personal, branchCode })
    expect(await rows('users')).toBe(before + 1)
  })

  test('the secret of an API key is answered to the second request, too, and is stored nowhere in plain text', async () => {
    const before = await rows('api_keys')
    const { secret } = await sendTwice(keyEndpoints.create, { name: 'Tally', scopes: ['cases:read'] })
    expect(await rows('api_keys')).toBe(before + 1)
    const { rows: found } = await office.database.pool.query(
      'select 1 from idempotency_keys where position($1 in answer::text) > 0',
      [secret],
    )
    expect([String(secret).slice(0, 4), found]).toEqual(['vrp_', []])
  })

  test('a file of a request and a blank form that are sent twice are kept once', async () => {
    const client = await office.client()
    const asked = { vehicleNo: 'MH 12 AB 1234', services: ['fitness'] } as const
    const { id } = await office.ok(requestEndpoints.create, { as: client, body: asked })
    const photo = formWith(await proofImage(7), 'rc.png')
    const attach = () =>
      office.patiently(requestEndpoints.upload, {
        as: client,
        params: { id },
        body: photo.body,
        headers: { ...photo.headers, ...headers },
      })
    const first = requireSuccess(await attach())
    await office.ok(requestEndpoints.decline, { as, params: { id }, body: { reason: 'Not ours' } })
    expect((await attach()).data).toEqual(first.data)
    const data = await office.ok(requestEndpoints.all, { as: client })
    expect(data.map(({ attachments }) => attachments.length)).toEqual([1])
    const blank = formWith(await plainPdf(), 'Form 29.pdf', 'application/pdf')
    const upload = () =>
      office.patiently(officialFormEndpoints.upload, {
        as,
        body: blank.body,
        headers: { ...blank.headers, ...headers },
      })
    expect((await upload()).data).toEqual((await upload()).data)
    expect(await office.ok(officialFormEndpoints.all, { as })).toHaveLength(1)
  })
})

describe('at the counter', () => {
  const headersOf = (key: string) => ({ 'idempotency-key': key })
  const attachments = async (caseId: string) => {
    const { papers, loose } = await office.ok(paperEndpoints.ofCase, { as, params: { caseId } })
    return [...papers.flatMap((paper) => paper.attachments), ...loose]
  }
  const history = (id: string) => office.ok(caseEndpoints.history, { as, params: { id } })
  const upload = (caseId: string, form: ReturnType<typeof formWith>, key: string) =>
    office.patiently(attachmentEndpoints.upload, {
      as,
      params: { caseId },
      body: form.body,
      headers: { ...form.headers, ...headersOf(key) },
    })

  test('a stage that is sent twice is changed once, and another one with the key is a conflict', async () => {
    const { id: caseId } = await office.caseIn('ready')
    const body = { stage: 'submitted', waitingOn: 'rto', receiptNo: 'MH12-1' } as const
    const move = (sent: object) =>
      office.call(stageEndpoints.change, { as, params: { caseId }, body: sent, headers: headersOf('stage-1') })
    const before = (await history(caseId)).length
    const answers = await Promise.all([move(body), move(body)])
    answers.push(await move(body))
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(requireSuccess(answers[0] as (typeof answers)[number]).data.stage).toBe('submitted')
    expect((await history(caseId)).length).toBe(before + 1)
    // Moved on meanwhile: the repeat does not move it back.
    await office.ok(stageEndpoints.change, {
      as,
      params: { caseId },
      body: { stage: 'inProcess', waitingOn: 'rto' },
    })
    expect((await move(body)).data).toEqual(answers[0]?.data)
    expect((await move({ ...body, receiptNo: 'MH12-2' })).status).toBe(409)
    const { data } = await office.call(caseEndpoints.details, { as, params: { id: caseId } })
    expect(data.stage).toBe('inProcess')
  })

  test('a paper that is sent twice is noted once', async () => {
    const { id: caseId } = await office.caseIn('ready')
    const body = { name: 'Letter of the bank', state: 'received' } as const
    const note = () =>
      office.call(paperEndpoints.change, { as, params: { caseId }, body, headers: headersOf('paper-1') })
    const [first, second] = [await note(), await note()]
    expect([first.status, second.data]).toEqual([200, first.data])
    const { papers } = await office.ok(paperEndpoints.ofCase, { as, params: { caseId } })
    expect(papers.filter(({ name }) => name === body.name)).toHaveLength(1)
  })

  test('six equal photos at once are one attachment, with one answer and no file left over', async () => {
    const { id: caseId } = await office.caseIn('ready')
    const form = formWith(await proofImage(1), 'rc.png')
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(caseId, form, 'photo-1')))
    answers.push(await upload(caseId, formWith(await proofImage(1), 'another name.png'), 'photo-1'))
    expect(new Set(answers.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(await attachments(caseId)).toHaveLength(1)
    const db = office.database.db
    const { keys } = await db
      .selectFrom('attachments')
      .select((eb) => eb.fn.countAll<number>().as('keys'))
      .where('case_id', '=', caseId)
      .executeTakeFirstOrThrow()
    expect(keys).toBe(1)
  })

  test('a photo that is sent again is answered again, though the case is full meanwhile', async () => {
    const { id: caseId } = await office.caseIn('ready')
    const form = formWith(await proofImage(4))
    const first = await upload(caseId, form, 'photo-3')
    await office.database.pool.query(
      `insert into attachments (id, case_id, name, kind, file_key, bytes, sha256, user_id, created_at)
      select gen_random_uuid(), case_id, name, 'pdf', gen_random_uuid()::text, bytes, sha256, user_id, created_at
      from attachments, generate_series(2, $2) where case_id = $1`,
      [caseId, MAX_ATTACHMENTS],
    )
    const again = await upload(caseId, form, 'photo-3')
    expect([again.status, again.data]).toEqual([201, first.data])
    expect(await upload(caseId, form, 'photo-4')).toMatchObject({
      status: 409,
      message: t.attachments('tooMany'),
    })
    await office.database.pool.query("delete from attachments where case_id = $1 and kind = 'pdf'", [caseId])
  })

  test('another photo, paper or case with the key is a conflict, and a refused one leaves the key free', async () => {
    const [one, other] = [await office.caseIn('ready'), await office.caseIn('ready')]
    const refused = await upload(one.id, formWith(Buffer.from('no image')), 'photo-2')
    expect(refused.status).toBe(415)
    const form = formWith(await proofImage(2))
    expect((await upload(one.id, form, 'photo-2')).status).toBe(201)
    const paperId = '01900000-0000-7000-8000-0000000000ff'
    const sent = [
      upload(one.id, formWith(await proofImage(3)), 'photo-2'),
      upload(one.id, formWith(await proofImage(2), 'proof.png', 'image/png', { paperId }), 'photo-2'),
      upload(other.id, form, 'photo-2'),
    ]
    for (const { status, message } of await Promise.all(sent))
      expect([status, message]).toEqual([409, t.general('keyReused')])
    expect(await attachments(one.id)).toHaveLength(1)
    expect(await attachments(other.id)).toEqual([])
  })
})
