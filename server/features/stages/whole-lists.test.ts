import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { type ApiResponse, requireSuccess } from '#test/caller.ts'
import { cloneAssigned } from '#test/clone-cases.ts'
import { officeOfFile } from '#test/office.ts'
import { countLackingPapers } from '../papers/checklist.ts'

/* A whole list has at most 1,000 rows, a run-sheet 500, and no list stops the server. */
const { office, admin } = await officeOfFile()
const { db } = office.database
const CASES = 1_050
const model = await office.caseIn('assigned')
// In two parts: a statement takes a limited number of parameters.
for (const copies of [600, CASES - 601]) await cloneAssigned(db, model, copies)

describe('a list without a page', () => {
  const range = { filterType: 'applicationDate', fromDate: '2020-01-01', toDate: '2099-12-31' }
  const read = async (answer: Promise<ApiResponse<{ id: string }[]>>) => {
    const { data, meta } = requireSuccess(await answer)
    return { ids: data.map(({ id }) => id), meta }
  }
  const asks = {
    verified: (page: object) =>
      read(office.call(caseEndpoints.verifiedList, { as: admin, body: { ...range, ...page } })),
    stages: (page: object) => read(office.call(stageEndpoints.list, { as: admin, body: page })),
    runSheet: (page: object) =>
      read(office.call(stageEndpoints.runSheet, { as: admin, query: { date: '2026-11-25', ...page } })),
  }

  test.each([
    ['verified', 1_000],
    ['stages', 1_000],
    ['runSheet', 500],
  ] as const)('(%s) has the first %d rows and the exact total, and its pages have the rest', async (list, most) => {
    const ask = asks[list]
    const whole = await ask({})
    expect(whole.meta).toEqual({ total: CASES, page: 0, pageSize: most })
    const pages: string[] = []
    for (let page = 0; page * 100 < CASES; page += 1) {
      const { ids, meta } = await ask({ page, pageSize: 100 })
      expect(meta).toEqual({ total: CASES, page, pageSize: 100 })
      pages.push(...ids)
    }
    expect(new Set(pages).size).toBe(CASES)
    expect(whole.ids).toEqual(pages.slice(0, most))
  })
})

test('the papers of many cases take not much longer than reading their noted states', async () => {
  const PER_CASE = 30
  await sql`insert into case_papers (id, case_id, name, name_key, state, changed_by, changed_at)
    select gen_random_uuid(), cases.id, 'Paper ' || n, 'paper ' || n, 'received', ${admin.userId}, now()
    from cases, generate_series(1, ${PER_CASE}::int) as n`.execute(db)
  const noted = await db.selectFrom('cases').select(['id', 'services']).execute()
  // As in a large office; cases without papers cost next to nothing themselves.
  const others = Array.from({ length: 4_000 }, () => ({ id: randomUUID(), services: [] }))
  const cases = [...noted, ...others]
  const read = () => db.selectFrom('case_papers').innerJoin('users', 'users.id', 'changed_by').selectAll().execute()
  /** Processor time in ms, the shortest of three: it depends little on what else runs. */
  const costOf = async (act: () => Promise<unknown>) => {
    const costs: number[] = []
    for (let round = 0; round < 3; round += 1) {
      const before = process.cpuUsage()
      await act()
      costs.push(process.cpuUsage(before).user / 1000)
    }
    return Math.min(...costs)
  }
  const [reading, listing] = [await costOf(read), await costOf(() => countLackingPapers(db, cases))]
  // Twice when it was written; reading all notes for each case takes more than ten times as long.
  expect(listing / reading, `${listing} ms for ${reading} ms of reading`).toBeLessThan(5)
})
