import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStatuses, stages } from '#contract/cases/case-values.ts'
import { runMonthEnd } from '#server/jobs/month-end.ts'
import { type Office, openOffice } from '#test/office.ts'
import { fillDataSet } from '../bench/data-set.ts'

let office: Office

beforeAll(async () => {
  office = await openOffice()
  // A fixed instant, because the number of cases per status depends on it.
  office.clock.set(new Date('2026-03-20T12:00:00Z'))
  await fillDataSet(office.connection, { rows: 3_000, now: office.clock.now() })
})

// Closing the office checks every law of the ledger.
afterAll(() => office.close())

describe('the data set of the bench', () => {
  it('has cases in every state, as many as were asked for', async () => {
    const rows = await office.database.db
      .selectFrom('cases')
      .select(['status', (of) => of.fn.countAll<number>().as('count')])
      .groupBy('status')
      .execute()
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(3_000)
    expect(rows.map(({ status }) => status).toSorted()).toEqual(caseStatuses.toSorted())
  })

  it('has files in every stage', async () => {
    const { rows } = await sql<{ stage: string }>`select distinct stage from cases`.execute(office.database.db)
    expect(rows.map(({ stage }) => stage).toSorted()).toEqual(stages.toSorted())
  })

  it('leaves the month-end job nothing to do', async () => {
    expect(await runMonthEnd(office.deps)).toEqual({ raised: 0, reminded: 0, penalised: 0 })
  })
})
