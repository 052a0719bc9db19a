import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { allRoutes } from '#server/features/all-routes.generated.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { type CallOptions, requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession, MadeCase } from '#test/factories.ts'
import { type Office, openOffice } from '#test/office.ts'
import { newPushDevice } from '#test/push-device.ts'
import { bareAsk } from '#test/sample-requests.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/*
 * Whose is it after it changed hands? What one dealer brought carries its mark. After each kind of transfer the next one
 * sends every reading call of its role, and finds no mark; nor does the former one find the mark of the next.
 */

const MARKS = { former: 'CANARYFORMER', next: 'CANARYNEXT' } as const
type Side = keyof typeof MARKS

let office: Office
let admin: Session
const dealers = {} as Record<Side, ClientSession & { member: Session }>
const otherSide = (side: Side): Side => (side === 'former' ? 'next' : 'former')

beforeAll(async () => {
  office = await openOffice()
  admin = await office.superadmin()
  for (const side of ['former', 'next'] as const) {
    const client = await office.client({ firstName: `${MARKS[side]} Owner`, firmName: `${MARKS[side]} Motors` })
    dealers[side] = { ...client, member: await office.member(client, { firstName: `${MARKS[side]} Clerk` }) }
  }
})
afterAll(() => office.close())

const readingCalls = allRoutes
  .filter(({ kind, endpoint: { method, answers } }) => kind === 'query' || method === 'GET' || answers !== 'json')
  .map(({ endpoint }) => endpoint)
  .filter(({ roles, answers }) => roles !== 'public' && roles.includes('client') && answers !== 'events')

/** The calls that must answer, so that a walk of refusals alone proves nothing. */
const answered = [
  caseEndpoints.details,
  paymentEndpoints.myCases,
  commentEndpoints.ofCase,
  notificationEndpoints.all,
  paperEndpoints.ofCase,
  requestEndpoints.all,
  searchEndpoints.find,
  stageEndpoints.reached,
  vehicleEndpoints.details,
].map(({ path }) => path)

/** Sends every reading call about a case; returns where the mark of the other side stands, and what was answered. */
async function walk(side: Side, as: Session, { id, vehicleNo }: MadeCase, headers: Record<string, string> = {}) {
  const range = { fromDate: '2026-01-01', toDate: '2028-12-31' }
  const clientId = dealers[side].client.id
  const paramsOf = (path: string) => ({
    ...(path.includes(':caseId') && { caseId: id }),
    ...(path.includes(':id') && { id: path.startsWith('/case/') ? id : clientId }),
    ...(path.includes(':plate') && { plate: vehicleNo }),
    ...(path.includes(':page') && { page: '1' }),
    ...(path.includes(':paymentId') && { paymentId: id }),
  })
  const leaks: string[] = []
  const answers: string[] = []
  for (const endpoint of readingCalls) {
    const { path, method } = endpoint
    const asks: CallOptions[] = [{ ...bareAsk(endpoint), params: paramsOf(path) }]
    if (path === searchEndpoints.find.path)
      asks.splice(0, 1, ...[vehicleNo, MARKS[otherSide(side)]].map((text) => ({ query: { text } })))
    if (method === 'POST') asks.push({ params: paramsOf(path), body: range })
    for (const ask of asks) {
      const { status, data, errors } = await office.call(endpoint, { ...ask, as, headers })
      if (status < 300) answers.push(path)
      const text = data instanceof Buffer ? data.toString('latin1') : JSON.stringify([data, errors])
      if (text.includes(MARKS[otherSide(side)])) leaks.push(`${method} ${path}`)
    }
  }
  return { leaks, answers: [...new Set(answers)] }
}

/** A dealer leaves its mark on a case: files, comments, the state of a paper, and what the office writes to it. */
async function leaveMark(side: Side, { id: caseId }: MadeCase): Promise<void> {
  const { member } = dealers[side]
  const params = { caseId }
  const { papers } = await office.ok(paperEndpoints.ofCase, { as: member, params })
  const lacking = papers.find(({ state }) => state === 'missing')
  for (const paperId of [undefined, lacking?.paperId])
    await office.ok(attachmentEndpoints.upload, {
      as: member,
      params,
      ...formWith(await proofImage(1), `${MARKS[side]} scan.png`, 'image/png', paperId ? { paperId } : {}),
    })
  const write = async (as: Session, body: object) =>
    requireSuccess(await office.call(commentEndpoints.add, { as, params, body }))
  await write(member, { text: `${MARKS[side]} asks` })
  await write(admin, { text: `For ${MARKS[side]} alone`, isInternal: false })
  await write(admin, { text: `${MARKS[side]} is late again`, isInternal: true })
}

/** What the walk finds of the marks, as each dealer who may. */
async function expectNoMark(side: Side, made: MadeCase, headers?: Record<string, string>): Promise<void> {
  for (const as of [dealers[side], dealers[side].member]) {
    const { leaks, answers } = await walk(side, as, made, headers)
    expect(leaks).toEqual([])
    expect(answers).toEqual(expect.arrayContaining(answered))
  }
}

async function mailsTo(side: Side): Promise<string> {
  await runJobsOnce(office.deps)
  const recipients = [dealers[side].email, dealers[side].member.email]
  const mails = await office.database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('recipient', 'in', recipients)
    .execute()
  return mails.map((mail) => JSON.stringify(writeMail(office.deps, mail))).join()
}

describe('the next dealer', () => {
  test('the walk finds the mark of whoever brought it', async () => {
    const made = await office.caseIn('assigned', { client: dealers.former })
    await leaveMark('former', made)
    // Read as if by the other side, whose mark it looks for.
    const { leaks } = await walk('next', dealers.former, made)
    expect(leaks).toEqual(
      expect.arrayContaining(['GET /case/papers/:caseId', 'GET /case/comments/:caseId', 'GET /team/all']),
    )
  })

  test('finds in a case that was taken back nothing of the former one, nor the other way round', async () => {
    const made = await office.caseIn('assigned', { client: dealers.former })
    await leaveMark('former', made)
    await office.unassign(made)
    await office.assign(made, dealers.next)
    await leaveMark('next', made)
    await expectNoMark('next', made)
    expect(await mailsTo('next')).not.toContain(MARKS.former)
    const { leaks } = await walk('former', dealers.former, made)
    expect(leaks).toEqual([])
    await office.unassign(made)
    await office.assign(made, dealers.former)
    await expectNoMark('former', made)
    expect(await mailsTo('former')).not.toContain(MARKS.next)
  })

  test('finds in a case of the request of another nothing of it', async () => {
    const { former, next } = dealers
    const asked = { vehicleNo: 'MH12RQ4321', services: ['fitness'], note: `${MARKS.former} note` }
    const { id } = await office.ok(requestEndpoints.create, { as: former.member, body: asked })
    const file = formWith(await proofImage(2), `${MARKS.former} asked.png`)
    await office.ok(requestEndpoints.upload, { as: former.member, params: { id }, ...file })
    const form = await office.caseBody({
      generalDetail: { firmName: next.client.firmName },
      vehicleDetail: { vehicleNo: asked.vehicleNo },
    })
    const data = await office.ok(caseEndpoints.create, { as: admin, body: { ...form, requestId: id } })
    await office.ok(caseEndpoints.verify, { as: admin, params: { id: data.id } })
    const made = { ...data, vehicleNo: asked.vehicleNo } as unknown as MadeCase
    await office.assign(made, next)
    await expectNoMark('next', made)
    expect(await mailsTo('next')).not.toContain(MARKS.former)
    const requests = await office.ok(requestEndpoints.all, { as: former })
    expect(requests.map((one) => one.id)).toContain(id)
  })
})

test('a device that another user subscribes is that user’s alone', async () => {
  const { db } = office.database
  const { former, next } = dealers
  const { subscription } = newPushDevice('https://updates.push.services.mozilla.com/wpush/changed-hands')
  await office.ok(notificationEndpoints.startPush, { as: former, body: subscription })
  // The former user's session ended by itself, and so left its device.
  await db.updateTable('push_subscriptions').set({ session_id: null }).execute()
  await office.ok(notificationEndpoints.startPush, { as: next, body: subscription })
  const owners = await db.selectFrom('push_subscriptions').select('user_id').execute()
  expect(owners).toEqual([{ user_id: next.userId }])
  await office.ok(notificationEndpoints.stopPush, { as: former, body: { endpoint: subscription.endpoint } })
  expect(await db.selectFrom('push_subscriptions').select('user_id').execute()).toEqual(owners)
})

test('a browser that another user signs in with shows nothing of the former one, by cookie or repeated call', async () => {
  const { former, next } = dealers
  const made = await office.caseIn('assigned', { client: former })
  const credentials = ({ email, password }: Session) => ({ email, password })
  const signedIn = await office.call(identityEndpoints.signIn, { body: credentials(former) })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  expect(cookie).toMatch(/=.+/)
  const repeated = { params: { caseId: made.id }, body: { text: `${MARKS.former} writes` } }
  const headers = { cookie, 'idempotency-key': 'kept-by-the-browser' }
  await office.ok(commentEndpoints.add, { as: former, ...repeated, headers })
  await office.unassign(made)
  await office.assign(made, next)
  await office.ok(identityEndpoints.signIn, { body: credentials(next), headers: { cookie } })
  const repeat = { ...repeated, body: { text: 'The same key' } }
  const answer = await office.call(commentEndpoints.add, { as: next, ...repeat, headers })
  expect(JSON.stringify(answer)).not.toContain(MARKS.former)
  await expectNoMark('next', made, { cookie })
  const places = await office.database.db
    .selectFrom('known_places')
    .select('user_id')
    .where('user_id', 'in', [former.userId, next.userId])
    .groupBy('user_id')
    .execute()
  expect(places).toHaveLength(2)
})

test('a key that was revoked, or whose maker is switched off, answers nobody', async () => {
  const open = allRoutes.map(({ endpoint }) => endpoint).filter(({ scope }) => scope)
  const statusesOf = async (key: Session) => {
    const statuses = await Promise.all(open.map(async (endpoint) => (await office.call(endpoint, { as: key })).status))
    return [...new Set(statuses)]
  }
  const [revoked, left] = [await office.apiKey(...keyScopes), await office.apiKey(...keyScopes)]
  expect(await statusesOf(revoked)).toContain(200)
  await office.stepUp(admin)
  await office.ok(keyEndpoints.revoke, { as: admin, params: { id: revoked.keyId } })
  expect(await statusesOf(revoked)).toEqual([401])
  const { pool } = office.database
  const switchMaker = (on: boolean) => pool.query('update users set is_active = $1 where id = $2', [on, admin.userId])
  expect(await statusesOf(left)).toContain(200)
  await switchMaker(false)
  expect(await statusesOf(left)).toEqual([401])
  await switchMaker(true)
})
