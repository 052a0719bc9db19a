import { describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { type CaseStatus, caseStatuses } from '#contract/cases/case-values.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const dealer = await office.client()
const ROUNDS = breadth(6, 20)
const unknown = '01900000-0000-7000-8000-00000000dead'

const verify = (id: string, as = admin) => office.call(calls.verify, { as, params: { id } })
const assign = (caseId: string, clientId = dealer.client.id) =>
  office.call(calls.assign, { as: admin, body: { caseId, clientId } })
const reject = (id: string, rejectionRemarks = 'PAPERS_MISSING') =>
  office.call(calls.reject, { as: admin, params: { id }, body: { rejectionRemarks } })
const statusOf = async (id: string) => (await office.ok(calls.details, { as: admin, params: { id } })).status
const actionsOf = async (id: string) => {
  const { db } = office.database
  const rows = await db.selectFrom('history').select('action').where('subject_id', '=', id).orderBy('seq').execute()
  return rows.map(({ action }) => action)
}
const otherThan = (...allowed: CaseStatus[]) => caseStatuses.filter((status) => !allowed.includes(status))

describe('verify', () => {
  test.each(['Created', 'Updated'] as const)('moves a %s case to ready', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await verify(id)
    expect([answer.status, answer.message, answer.data]).toEqual([
      200,
      'Case verified Succesfully',
      { id, status: 'ready' },
    ])
    expect((await actionsOf(id)).at(-1)).toBe('verified')
  })

  test.each(otherThan('Created', 'Updated'))('a verify of a case that is %s is 409', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await verify(id)
    expect([answer.status, answer.message]).toEqual([409, t.cases('notVerifiable')])
    expect(await statusOf(id)).toBe(status)
  })

  test('needs an appointment date from a superadmin, that or an application no from an employee', async () => {
    const by = await office.employee()
    const made = (appointmentDate: string | null, applicationNo: string | null) =>
      office.caseIn('Created', { by, over: { generalDetail: { appointmentDate, applicationNo } } })
    const withNo = await made(null, 'A-1')
    const refused = await verify(withNo.id)
    expect([refused.status, refused.message]).toEqual([409, t.cases('needsAppointment')])
    expect((await verify(withNo.id, by)).status).toBe(200)
    const withDate = await made('2026-11-25', null)
    expect((await verify(withDate.id, by)).status).toBe(200)
    const withNeither = await made(null, null)
    const lacking = await verify(withNeither.id, by)
    expect([lacking.status, lacking.message]).toEqual([409, t.cases('needsAppointmentOrApplication')])
    expect(await statusOf(withNeither.id)).toBe('Created')
  })

  test('accepts no fields in the body', async () => {
    const { id } = await office.caseIn('Created')
    const answer = await office.call(calls.verify, { as: admin, params: { id }, body: { status: 'paid' } })
    expect(answer.status).toBe(400)
  })
})

describe('assign', () => {
  test('moves a ready case to assigned and freezes its amount', async () => {
    const { id } = await office.caseIn('ready', { over: { expenseDetail: { adminCharges: 0.01 } } })
    const answer = await assign(id)
    expect([answer.status, answer.message]).toEqual([200, 'Case Assigned Successfully.'])
    const stored = await office.database.db
      .selectFrom('case_assignments')
      .selectAll()
      .where('id', '=', answer.data.caseAssignmentId)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      case_id: id,
      client_id: dealer.client.id,
      amount: 409_976,
      assigned_by: admin.userId,
    })
    const data = await office.ok(calls.details, { as: admin, params: { id } })
    const { firstName, lastName } = dealer.client
    expect(data).toMatchObject({ status: 'assigned', assignedTo: { firstName, lastName }, payment: null })
    expect((await actionsOf(id)).at(-1)).toBe('assigned')
  })

  test("takes the id of the client's first user as well", async () => {
    const { id } = await office.caseIn('ready')
    expect((await assign(id, dealer.userId)).status).toBe(200)
  })

  test.each(otherThan('ready'))('an assignment of a case that is %s is 409', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await assign(id)
    expect([answer.status, answer.message]).toEqual([409, t.cases('notAssignable')])
  })

  test('a client that is not verified or has no active user is 409, and an unknown one 404', async () => {
    const { id } = await office.caseIn('ready')
    const signedUp = await office.signUp()
    const away = await office.client()
    await office.ok(identityEndpoints.toggleActivation, { as: admin, params: { userId: away.userId } })
    for (const clientId of [signedUp.id, away.client.id]) {
      const answer = await assign(id, clientId)
      expect([answer.status, answer.message]).toEqual([409, t.cases('clientNotAssignable')])
    }
    expect((await assign(id, unknown)).status).toBe(404)
    expect((await assign(id, admin.userId)).status).toBe(404)
    expect((await assign(unknown)).status).toBe(404)
    expect(await statusOf(id)).toBe('ready')
  })

  test('names an invalid id', async () => {
    const answer = await office.call(calls.assign, { as: admin, body: { caseId: 'VR-1' } })
    expect(answer.status).toBe(400)
    expect(answer.errors.fields).toEqual({
      caseId: 'No Valid CaseId is Provided',
      clientId: t.cases('clientNotAssignable'),
    })
  })
})

describe('reject', () => {
  test('moves a ready case to rejected and keeps the reason', async () => {
    const { id } = await office.caseIn('ready')
    const answer = await reject(id, '  RC_BOOK_MISSING ')
    expect([answer.status, answer.message, answer.data]).toEqual([
      200,
      'Case rejected successfully.',
      { id, status: 'rejected' },
    ])
    const data = await office.ok(calls.details, { as: admin, params: { id } })
    expect(data.rejectionRemarks).toBe('RC_BOOK_MISSING')
    expect((await actionsOf(id)).at(-1)).toBe('rejected')
  })

  test.each(otherThan('ready'))('a rejection of a case that is %s is 409', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await reject(id)
    expect([answer.status, answer.message]).toEqual([409, t.cases('notRejectable')])
  })

  test.each([{}, { rejectionRemarks: '  ' }, { rejectionRemarks: null }])('needs a reason: %j', async (body) => {
    const { id } = await office.caseIn('ready')
    const answer = await office.call(calls.reject, { as: admin, params: { id }, body })
    expect([answer.status, answer.errors.fields]).toEqual([400, { rejectionRemarks: 'Reason is required' }])
  })
})

describe('an id', () => {
  test('a malformed id is 400, an unknown one 404', async () => {
    const body = await office.caseBody()
    for (const [id, status] of [
      ['nonsense', 400],
      ['VR-000001', 400],
      [unknown, 404],
    ] as const) {
      expect((await verify(id)).status).toBe(status)
      expect((await reject(id)).status).toBe(status)
      expect((await office.call(calls.edit, { as: admin, params: { id }, body })).status).toBe(status)
    }
  })
})

/** Of several attempts at one time exactly one wins, the others are refused. */
describe(`in ${ROUNDS} rounds at one time exactly one wins`, () => {
  const rounds = async (status: CaseStatus, attempts: ((id: string) => Promise<{ status: number }>)[]) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await office.caseIn(status)
      const before = (await actionsOf(id)).length
      const answers = await Promise.all(attempts.map((attempt) => attempt(id)))
      const statuses = answers.map((answer) => answer.status).sort()
      expect(statuses).toEqual([200, ...attempts.slice(1).map(() => 409)])
      expect(await actionsOf(id)).toHaveLength(before + 1)
    }
  }

  test('one of several verifies wins', () => rounds('Created', [verify, verify, verify]))

  test('one of several assigns wins', async () => {
    await rounds('ready', [(id) => assign(id), (id) => assign(id), (id) => assign(id)])
  })

  test('one of several rejects wins', () => rounds('ready', [(id) => reject(id), (id) => reject(id)]))

  test('one of assigns against rejects wins', () =>
    rounds('ready', [(id) => assign(id), (id) => reject(id), (id) => assign(id)]))

  test('one of several edits with one version wins', async () => {
    const body = { ...(await office.caseBody()), version: 1 }
    const edit = (id: string) => office.call(calls.edit, { as: admin, params: { id }, body })
    await rounds('Created', [edit, edit, edit])
  })
})

describe('close', () => {
  const close = (id: string, reason: string | undefined = 'The owner sold the car', as = admin) =>
    office.call(calls.close, { as, params: { id }, body: { reason } as { reason: string } })
  const details = (id: string) => office.ok(calls.details, { as: admin, params: { id } })
  const toFix = async () => {
    const data = await office.ok(queueEndpoints.rows, { as: admin, body: { kind: 'rejectedToFix', pageSize: 100 } })
    const counts = await office.ok(queueEndpoints.counts, { as: admin })
    expect(counts.find(({ kind }) => kind === 'rejectedToFix')?.count).toBe(data.length)
    return data.map((row) => ('id' in row ? row.id : null))
  }

  test('takes a rejected case out of the queue until it is reopened', async () => {
    const { id } = await office.caseIn('rejected')
    expect(await toFix()).toContain(id)
    const { data, message } = requireSuccess(await close(id))
    expect([data, message]).toEqual([{ id, closedAt: expect.stringMatching(/Z$/) }, t.cases('closed')])
    expect(await details(id)).toMatchObject({ status: 'rejected', closedAt: data.closedAt })
    expect(await toFix()).not.toContain(id)
    const again = await close(id)
    expect([again.status, again.message]).toEqual([409, t.cases('alreadyClosed')])
    await office.ok(calls.reopen, { as: admin, params: { id }, body: { note: 'Bought back' } })
    expect(await details(id)).toMatchObject({ status: 'Updated', closedAt: null })
    expect((await actionsOf(id)).slice(-2)).toEqual(['closed', 'reopened'])
  })

  test.each(otherThan('rejected'))('a closing of a case that is %s is 409', async (status) => {
    const { id } = await office.caseIn(status)
    const answer = await close(id)
    expect([answer.status, answer.message]).toEqual([409, t.cases('notClosable')])
  })

  test('needs a reason, and one of two at once is refused', async () => {
    const { id } = await office.caseIn('rejected')
    expect((await close(id, ' ')).status).toBe(400)
    expect((await close(unknown)).status).toBe(404)
    const answers = await Promise.all([close(id), close(id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
