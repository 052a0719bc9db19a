import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { NewCase } from '#contract/cases/case-form.ts'
import type { Actor } from '#server/context/actor.ts'
import { createContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { verifyCase } from '#server/features/cases/change-case-status.ts'
import { createCase } from '#server/features/cases/create-case.ts'
import { getCaseDetails } from '#server/features/cases/get-case.ts'
import { officeOfFile } from '#test/office.ts'

/* Commands and queries without a request, as a bulk action, an import or a job runs them. */
const { office, admin: as } = await officeOfFile()
const { db } = office.database
const admin: Actor = {
  userId: as.userId,
  role: 'superadmin',
  name: 'Super Admin',
  clientId: null,
  branchCode: null,
  employeeCode: null,
  sessionId: as.userId,
  apiKey: null,
  mustTurnOnTwoFactor: false,
  isPastIdle: false,
  isOwner: false,
  canPay: true,
  language: null,
  steppedUpAt: '2026-11-22T00:00:00Z',
}

test('several commands run in one transaction, at a moment of its choice, each with its own history', async () => {
  const ctx = createContext(office.deps, admin, new Date('2026-11-20T20:00:00Z'))
  expect(ctx.today, 'the day in India').toBe('2026-11-21')
  const form = NewCase.parse(await office.caseBody())
  const ids = await inTransaction(db, async (tx) => {
    const made = [await createCase(tx, ctx, form), await createCase(tx, ctx, form)]
    for (const { id } of made) await verifyCase(tx, ctx, { id })
    return made.map(({ id }) => id)
  })
  for (const id of ids) {
    expect(await getCaseDetails(db, ctx, { id })).toMatchObject({ status: 'ready', applicationDate: '2026-11-21' })
    const data = await office.ok(caseEndpoints.history, { as, params: { id } })
    expect(data).toMatchObject([
      { action: 'verified', at: '2026-11-20T20:00:00.000Z', by: { role: 'superadmin' } },
      { action: 'created', at: '2026-11-20T20:00:00.000Z', by: { role: 'superadmin' } },
    ])
  }
})

test('a refusal of one undoes the others', async () => {
  const ctx = createContext(office.deps, admin)
  const [first, second] = [await office.caseIn('Created'), await office.caseIn('ready')]
  const verifyBoth = inTransaction(db, async (tx) => {
    for (const { id } of [first, second]) await verifyCase(tx, ctx, { id })
  })
  await expect(verifyBoth).rejects.toMatchObject({ status: 409 })
  expect(await getCaseDetails(db, ctx, { id: first.id })).toMatchObject({ status: 'Created' })
})
