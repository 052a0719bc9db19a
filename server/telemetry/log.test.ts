import { afterAll, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

test('an error of the database is logged without the row that it names, also as the cause of another', async () => {
  await office.client()
  const refused = office.database.pool.query('update clients set utilized_credit = -1')
  const error = await refused.then(
    () => new Error('taken'),
    (reason: Error) => reason,
  )
  expect(error).toMatchObject({ detail: expect.stringContaining('Failing row contains') })
  const { log } = office.deps
  log.error({ err: error }, 'one of many failed')
  log.error({ err: new Error('the job failed', { cause: error }) }, 'not done')
  log.error({ err: 'a text' }, 'not done')
  const [own, outer, other] = office.logs.slice(-3).map((line) => JSON.parse(line).err)
  expect(own).toEqual({
    type: 'DatabaseError',
    message: expect.stringContaining('violates check constraint'),
    stack: expect.stringContaining('log.test.ts'),
    code: '23514',
    constraint: 'clients_utilized_credit_check',
    table: 'clients',
  })
  expect(outer).toMatchObject({ type: 'Error', message: 'the job failed', cause: own })
  expect(other).toBe('a text')
})

const linesOf = (id: unknown) =>
  office.logs.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ reqId }) => reqId === id)

test('each request has an id of the server, which its one line and its answer bear', async () => {
  const as = await office.employee()
  const headers = { 'x-request-id': 'mine\nforged' }
  const { headers: answered } = await office.call(identityEndpoints.myProfile, { as, headers })
  const id = answered['x-request-id']
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(linesOf(id)).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      route: '/api/v1/auth/get-my-profile',
      status: 200,
      ms: expect.any(Number),
      role: 'employee',
      user: as.userId,
    }),
  ])
  expect(office.logs.join()).not.toContain('forged')
})

test('an error is logged with the id of its answer', async () => {
  const url = await office.proof(await office.client())
  const { file_key } = await office.database.db.selectFrom('uploads').select('file_key').executeTakeFirstOrThrow()
  await office.deps.files.remove(file_key)
  const missing = await office.app.inject({ method: 'GET', url })
  expect(linesOf(missing.headers['x-request-id']).map(({ msg }) => msg)).toEqual([
    'the file of an upload is missing',
    'request',
  ])

  office.deps.clock.now = () => {
    throw new Error('a defect')
  }
  const defect = await office.call(identityEndpoints.signIn, { body: { email: 'a@office.test', password: 'x' } })
  Reflect.deleteProperty(office.deps.clock, 'now')
  expect(defect.status).toBe(500)
  const [line] = linesOf(defect.headers['x-request-id'])
  expect(line).toMatchObject({ msg: 'defect', err: { name: 'Error' } })
})
