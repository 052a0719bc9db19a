import { afterAll, expect, test } from 'vitest'
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
