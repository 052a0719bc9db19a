import { afterAll, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())
const as = await office.superadmin()

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

  test('with another body is a conflict', async () => {
    const body = await office.caseBody()
    expect(
      (await office.call(caseEndpoints.create, { as, body, headers: { 'idempotency-key': 'form-1' } })).status,
    ).toBe(409)
  })

  test('of a refused request can be used again', async () => {
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

  test('is bounded', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(300) }
    expect((await office.call(caseEndpoints.create, { as, body: await office.caseBody(), headers })).status).toBe(400)
  })
})
