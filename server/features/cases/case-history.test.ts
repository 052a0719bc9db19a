import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile, openOffice } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const owner = await office.employee()
const dealer = await office.client()

const history = (id: string, as: Session = admin) => office.ok(calls.history, { as, params: { id } })
const reveal = (id: string, as: Session, reason: unknown = 'Form 29 for the RTO') =>
  office.call(calls.revealAadhaar, { as, params: { id }, body: { reason } })

describe('the history of a case', () => {
  test('holds every event with its actor, newest first', async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    await office.ok(calls.edit, { as: owner, params: { id }, body: await office.caseBody() })
    await office.ok(calls.verify, { as: owner, params: { id } })
    const assigned = await office.ok(calls.assign, { as: admin, body: { caseId: id, clientId: dealer.client.id } })
    const made = { assignmentId: assigned.caseAssignmentId, totalAmount: 4_099.75 }
    const first = await office.payment(dealer, [made])
    await office.ok(paymentEndpoints.rejectPayment, { as: admin, params: { id: first.paymentId } })
    const second = await office.payment(dealer, [made], 'UPI')
    await office.ok(paymentEndpoints.verifyPayment, { as: admin, params: { id: second.paymentId } })
    const expiry = { expiryType: 'PUC', newExpiryDate: '2028-01-01' }
    await office.ok(calls.updateExpiry, { as: owner, params: { id }, body: expiry })
    requireSuccess(await reveal(id, admin))
    const entries = await history(id)
    expect(entries.map(({ action, by }) => [action, by?.role])).toEqual([
      ['Aadhaar revealed', 'superadmin'],
      ['expiry changed', 'employee'],
      ['payment verified', 'superadmin'],
      ['payment made', 'client'],
      ['payment rejected', 'superadmin'],
      ['payment made', 'client'],
      ['assigned', 'superadmin'],
      ['verified', 'employee'],
      ['edited', 'employee'],
      ['created', 'employee'],
    ])
    expect(entries.at(-1)).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      by: {
        firstName: owner.employee.firstName,
        lastName: owner.employee.lastName,
        employeeCode: owner.employee.employeeCode,
        role: 'employee',
      },
      action: 'created',
      changes: { status: { from: null, to: 'Created' } },
    })
    expect(entries[3]?.by?.firmName).toBe(dealer.client.firmName)
    expect(entries[6]?.changes).toEqual({
      status: { from: 'ready', to: 'assigned' },
      assignedTo: { from: null, to: dealer.client.firmName },
      totalAmount: { from: null, to: 4_099.75 },
    })
    const moves = entries.flatMap(({ changes }) => (changes.status ? [changes.status] : [])).toReversed()
    expect(moves.map(({ to }) => to)).toEqual(['Created', 'Updated', 'ready', 'assigned', 'paid'])
    for (const [n, { from }] of moves.entries()) expect(from).toBe(n === 0 ? null : moves[n - 1]?.to)
  })

  test('shows plain values to users who see the case, financiers by name, flags as yes and no', async () => {
    const firm = await office.firm('Bank of Pune')
    const { id } = await office.caseIn('Created')
    const body = await office.caseBody({ transactionDetail: { hpaId: firm.id, drc: true } })
    const owners = { ...body.ownerDetails, buyerName: 'Zoya Khan' }
    await office.ok(calls.edit, { as: admin, params: { id }, body: { ...body, ownerDetails: owners } })
    const [edited] = await history(id)
    expect(edited?.changes).toMatchObject({
      hpaId: { from: 'NA', to: 'Bank of Pune' },
      drc: { from: false, to: true },
      buyerName: { from: 'IMRAN SHAIKH', to: 'ZOYA KHAN' },
    })
  })

  test('hides the fields of superadmins from an employee', async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    const secret = { generalDetail: { incentiveAmount: 5 }, expenseDetail: { otherCharges: 6, adminCharges: 7 } }
    await office.ok(calls.edit, { as: admin, params: { id }, body: await office.caseBody(secret) })
    const hidden = ['incentiveAmount', 'otherCharges', 'adminCharges']
    expect(Object.keys((await history(id))[0]?.changes ?? {})).toEqual(expect.arrayContaining(hidden))
    expect(JSON.stringify(await history(id, owner))).not.toMatch(new RegExp(hidden.join('|')))
  })

  test('the history is read by a superadmin and the owner only, and an unknown case has none', async () => {
    const { id } = await office.caseIn('assigned', { by: owner, client: dealer })
    const ask = async (as: Session, params = { id }) => (await office.call(calls.history, { as, params })).status
    expect([await ask(admin), await ask(owner), await ask(await office.employee())]).toEqual([200, 200, 404])
    expect(await ask(admin, { id: '01900000-0000-7000-8000-00000000dead' })).toBe(404)
    expect(await ask(admin, { id: 'nonsense' })).toBe(400)
  })
})

test('a long history comes in pages of 200, with its exact length', async () => {
  const { id } = await office.caseIn('Created', { by: owner })
  await office.database.pool.query(
    `insert into history (id, at, actor_id, subject_type, subject_id, action, changes)
     select gen_random_uuid(), now(), $2, 'case', $1, 'edited', jsonb_build_object('note', jsonb_build_object('from', null, 'to', n))
     from generate_series(1, 449) as n`,
    [id, admin.userId],
  )
  const page = async (query: Record<string, number> = {}) => {
    const answer = await office.call(calls.history, { as: owner, params: { id }, query })
    return {
      numbers: answer.data?.map(({ changes }) => changes.note?.to ?? 0),
      meta: answer.meta,
      status: answer.status,
    }
  }
  const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n)
  expect(await page()).toEqual({ numbers: down(449, 250), meta: { total: 450, page: 0, pageSize: 200 }, status: 200 })
  expect((await page({ page: 2 })).numbers).toEqual(down(49, 0))
  expect((await page({ page: 1, pageSize: 10 })).numbers).toEqual(down(439, 430))
  expect((await page({ page: 9 })).numbers).toEqual([])
  expect((await page({ pageSize: 201 })).status).toBe(400)
})

describe('revealing Aadhaar numbers', () => {
  test('answers both in full and leaves reason and person in the history', async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    for (const as of [admin, owner]) {
      expect(requireSuccess(await reveal(id, as)).data).toEqual({
        sellerAadharNo: '345678901234',
        buyerAadharNo: '456789012345',
      })
      const [newest] = await history(id)
      expect(newest).toMatchObject({
        action: 'Aadhaar revealed',
        by: { role: as === admin ? 'superadmin' : 'employee' },
        changes: { reason: { from: null, to: 'Form 29 for the RTO' } },
      })
    }
    expect(JSON.stringify(await history(id))).not.toMatch(/345678901234|456789012345/)
    expect(office.logs.join()).not.toMatch(/345678901234|456789012345/)
  })

  test('answers null without owner details', async () => {
    const { id } = await office.caseIn('Created', { over: { ownerDetails: {} } })
    expect(requireSuccess(await reveal(id, admin)).data).toEqual({ sellerAadharNo: null, buyerAadharNo: null })
  })

  test('needs a reason, and leaves no trace when refused', async () => {
    const { id } = await office.caseIn('Created', { by: owner })
    for (const reason of [undefined, null, '  ']) {
      const answer = await office.call(calls.revealAadhaar, { as: admin, params: { id }, body: { reason } })
      expect([answer.status, answer.errors.fields]).toEqual([400, { reason: 'Reason is required' }])
    }
    expect((await reveal(id, await office.employee())).status).toBe(404)
    expect(await history(id)).toHaveLength(1)
  })

  test('a person reveals numbers 20 times an hour at most', async () => {
    const limited = await openOffice({ RATE_LIMITS: 'on' })
    try {
      const as = await limited.superadmin()
      const { id } = await limited.caseIn('Created')
      const ask = () => limited.call(calls.revealAadhaar, { as, params: { id }, body: { reason: 'Form 30' } })
      for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(200)
      const refused = await ask()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
    } finally {
      await limited.close()
    }
  })
})
