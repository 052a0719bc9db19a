import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/account/account.ts'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { billEndpoints } from '#contract/bills/bill.ts'
import { clientEndpoints } from '#contract/clients/client.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { teamEndpoints as calls, MAX_TEAM } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#contract/transactions/transaction.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const owner = await office.client({ creditLimit: 90_000 })
const otherOwner = await office.client()
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const nisha = { firstName: 'Nisha', lastName: 'Rane', email: 'nisha@rane.test', phoneNo: '9822012345', canPay: false }

const add = (as: Session, over: object = {}) => office.call(calls.add, { as, body: { ...nisha, ...over } })
const edit = (as: Session, userId: string, body: object) =>
  office.call(calls.edit, { as, params: { userId }, body: body as never })
const team = (as: Session) => office.ok(calls.all, { as })
const isIn = async (as: Session) => (await office.call(identityEndpoints.myProfile, { as })).status === 200
const signIn = ({ email, password }: Session) =>
  office.call(identityEndpoints.signIn, { body: { email, password: password ?? '' } })
const toggle = (userId: string) => office.ok(identityEndpoints.toggleActivation, { as: admin, params: { userId } })

describe('a team', () => {
  test('a team has an owner and members, who set a password by a mailed link', async () => {
    const answer = await add(owner)
    expect([answer.status, answer.message]).toEqual([201, t.team('added')])
    expect(answer.data).toEqual({ ...nisha, id: expect.any(String), isActive: true, isOwner: false })
    expect(await team(owner)).toMatchObject([{ id: owner.userId, isOwner: true, canPay: true }, { id: answer.data.id }])
    expect(await office.linkTokenFor(nisha.email)).toBeTruthy()
    const session = await office.choosePassword(nisha.email)
    const profile = await office.ok(identityEndpoints.myProfile, { as: session })
    expect(profile).toMatchObject({
      id: answer.data.id,
      client: { id: owner.client.id },
      membership: { isOwner: false, canPay: false },
    })
    expect((await team(otherOwner)).map(({ id }) => id)).toEqual([otherOwner.userId])
  })

  test('takes no e-mail that is in use, and no more than 50 people', async () => {
    for (const email of [owner.email, otherOwner.email, admin.email])
      expect(await add(owner, { email })).toMatchObject({ status: 409, message: t.employee('emailInUse') })
    expect((await add(owner, { email: 'x@y.test', canPay: 'yes' })).status).toBe(400)
    await office.database.pool.query(
      `insert into users (id, role, client_id, email, first_name, last_name, phone_no, created_at)
      select gen_random_uuid(), 'client', $1, n || '@full.test', 'A', 'B', '9822012345', now() from generate_series(2, $2) as n`,
      [otherOwner.client.id, MAX_TEAM],
    )
    expect(await add(otherOwner, { email: 'x@y.test' })).toMatchObject({ status: 409, message: t.team('full') })
  })

  test('a team is managed by its owner alone, before the input is looked at', async () => {
    const member = await office.member(owner, { canPay: true })
    const refused = { status: 403, message: t.team('ownerOnly') }
    expect(await office.call(calls.all, { as: member })).toMatchObject(refused)
    expect(await office.call(calls.add, { as: member, body: {} as never })).toMatchObject(refused)
    expect(await edit(member, member.userId, {})).toMatchObject(refused)
    for (const id of [otherOwner.userId, admin.userId, UNKNOWN])
      expect((await edit(owner, id, { canPay: true, isActive: true })).status).toBe(404)
  })

  test('an edit changes what it names; one that names nothing is 400', async () => {
    const member = await office.member(owner, { canPay: true })
    expect(requireSuccess(await edit(owner, member.userId, { isActive: false })).data).toMatchObject({ canPay: true })
    const { data } = requireSuccess(await edit(owner, member.userId, { canPay: false }))
    expect(data).toMatchObject({ canPay: false, isActive: false })
    expect(await isIn(member)).toBe(false)
    expect(await edit(owner, owner.userId, { canPay: true })).toMatchObject({ status: 200 })
    expect(await edit(owner, owner.userId, { isActive: false })).toMatchObject({ status: 409 })
    for (const body of [{}, { isActive: null }, { canPay: 'true' }])
      expect((await edit(owner, member.userId, body)).status).toBe(400)
  })

  test('keeps its owner on; a member who is switched off is out at once', async () => {
    const member = await office.member(owner)
    expect(await edit(owner, owner.userId, { canPay: true, isActive: false })).toMatchObject({
      status: 409,
      message: t.team('ownerStays'),
    })
    const answer = await edit(owner, member.userId, { canPay: true, isActive: false })
    expect(requireSuccess(answer).data).toMatchObject({ canPay: true, isActive: false })
    expect(await isIn(member)).toBe(false)
    expect((await signIn(member)).status).toBe(403)
    requireSuccess(await edit(owner, member.userId, { canPay: true, isActive: true }))
    expect((await signIn(member)).status).toBe(200)
    const data = await office.ok(activityEndpoints.list, { as: admin, query: { search: member.member.lastName } })
    expect(data.filter(({ kind, by }) => kind === 'user' && by?.lastName === owner.client.lastName)).toMatchObject([
      { action: 'switched', aboutId: member.userId },
      { action: 'edited', changes: { canPay: { from: false, to: true } } },
      { action: 'switched', aboutId: member.userId },
      { action: 'created', aboutId: member.userId },
    ])
  })
})

describe('a member', () => {
  test('sees the cases and requests of the firm, and acts under its own name', async () => {
    const member = await office.member(owner)
    const { assignmentId } = await office.caseIn('assigned', { client: owner })
    const { data: request } = await office.call(requestEndpoints.create, {
      as: member,
      body: { vehicleNo: 'MH12AB1234', services: ['fitness'] },
    })
    expect(request.by).toEqual({ firstName: 'Nisha', lastName: member.member.lastName })
    const seen = await office.ok(requestEndpoints.all, { as: owner })
    expect(seen.map(({ id }) => id)).toContain(request.id)
    const details = { as: member, body: { caseAssignmentIds: [assignmentId] } }
    expect((await office.call(paymentEndpoints.paymentDetails, details)).status).toBe(200)
    const range = { fromDate: '2026-01-01', toDate: '2026-12-31' }
    for (const id of [owner.client.id, owner.userId, member.userId])
      expect(
        (await office.call(transactionEndpoints.history, { as: member, params: { id }, body: range })).status,
      ).toBe(200)
    const sessions = await office.ok(accountEndpoints.mySessions, { as: member })
    expect(sessions).toHaveLength(1)
  })

  test('pays only with the right to, which is looked at first', async () => {
    const member = await office.member(owner)
    const { assignmentId, totalAmount } = await office.caseIn('assigned', { client: owner })
    const body = { caseAssignmentIds: [assignmentId], amount: totalAmount, mode: 'CREDIT' as const }
    const refused = { status: 403, message: t.team('mayNotPay') }
    expect(await office.call(paymentEndpoints.payCases, { as: member, body })).toMatchObject(refused)
    expect(await office.call(paymentEndpoints.payCases, { as: member, body: {} as never })).toMatchObject(refused)
    const ofBill = { as: member, params: { billId: 'no id' }, body: {} as never }
    expect(await office.call(billEndpoints.pay, ofBill)).toMatchObject(refused)

    requireSuccess(await edit(owner, member.userId, { canPay: true, isActive: true }))
    expect((await office.call(billEndpoints.pay, ofBill)).status).toBe(400)
    expect((await office.call(paymentEndpoints.payCases, { as: member, body })).status).toBe(201)
  })
})

describe('the owner', () => {
  test('takes the members along when the superadmin switches the firm off and on', async () => {
    const firm = await office.client()
    const [member, pending] = [await office.member(firm), await office.member(firm)]
    requireSuccess(await edit(firm, pending.userId, { canPay: false, isActive: false }))
    const isActive = async () =>
      (await office.ok(clientEndpoints.active, { as: admin, query: { pageSize: '100' } })).some(
        ({ id }) => id === firm.client.id,
      )
    expect(await isActive()).toBe(true)
    expect(await toggle(firm.userId)).toEqual({ id: firm.userId, isActive: false })
    expect([await isIn(firm), await isIn(member), await isActive()]).toEqual([false, false, false])
    expect(await signIn(member)).toMatchObject({ status: 403, message: t.session('deactivated') })
    await toggle(firm.userId)
    expect([(await signIn(member)).status, (await signIn(pending)).status]).toEqual([200, 403])
  })

  test('a correction of the client renames the owner', async () => {
    const firm = await office.client()
    const member = await office.member(firm)
    const { address1, address2, city, state, pincode, mobileNo, firmName } = firm.client
    const body = { address1, address2, city, state, pincode, mobileNo, firmName, firstName: 'Meera', lastName: 'Joshi' }
    const data = await office.ok(clientEndpoints.edit, {
      as: admin,
      params: { id: member.userId },
      body: body as never,
    })
    expect(data.users).toMatchObject([
      { id: firm.userId, firstName: 'Meera' },
      { id: member.userId, firstName: 'Nisha' },
    ])
  })
})
