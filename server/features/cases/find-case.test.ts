import { afterAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { getCase } from '#server/features/cases/find-case.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

test('a case that is read as JSON has the values of its columns', async () => {
  const { db } = office.deps.database
  for (const state of ['Created', 'rejected', 'paid'] as const) {
    const { id } = await office.caseIn(state)
    const stored = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const found = await getCase(db, { role: 'superadmin', userId: id, clientId: null }, id)
    expect(found).toMatchObject(stored)
    expect(found).toMatchObject({ payment_status: state === 'paid' ? 'success' : null })
  }
})

test('staff have the phone of the dealer of the firm until the case is assigned', async () => {
  const [admin, ofFirm, payer] = [await office.superadmin(), await office.client(), await office.client()]
  const over = { generalDetail: { firmName: ofFirm.client.firmName } }
  for (const [status, dealer] of [
    ['Created', ofFirm],
    ['assigned', payer],
  ] as const) {
    const { id } = await office.caseIn(status, { client: payer, over })
    const details = await office.ok(caseEndpoints.details, { as: admin, params: { id } })
    expect(details.dealerPhone, status).toBe(dealer.client.mobileNo)
  }
})
