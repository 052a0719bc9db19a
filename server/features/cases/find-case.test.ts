import { afterAll, expect, test } from 'vitest'
import { findCase } from '#server/features/cases/find-case.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

test('a case that is read as JSON has the values of its columns', async () => {
  const { db } = office.deps.database
  for (const state of ['Created', 'rejected', 'paid'] as const) {
    const { id } = await office.caseIn(state)
    const stored = await db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const found = await findCase(db, { role: 'superadmin', userId: id, clientId: null }, id)
    expect(found).toMatchObject(stored)
    expect(found).toMatchObject({ payment_status: state === 'paid' ? 'success' : null })
  }
})
