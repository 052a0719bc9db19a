import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Stage } from '#contract/cases/case-values.ts'
import { addDays, dayStart } from '#contract/dates.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints as calls } from '#contract/stages/stage.ts'
import type { Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'

const TODAY = '2026-11-23'
const NOW = '2026-11-23T06:00:00Z'
const office = await openOfficeForYears(NOW)
afterAll(() => office.close())
afterEach(() => office.clock.set(NOW))
const admin = await office.superadmin()
const [asha, ravi] = [await office.employee(), await office.employee()]
const dealer = await office.client()

const daysAgo = (days: number) => dayStart(addDays(TODAY, -days)).toISOString()
const move = async (caseId: string, stage: Stage, at: string) => {
  office.clock.set(at)
  const body = { stage, waitingOn: 'rto', note: 'Moved' }
  await office.ok(calls.change, { as: admin, params: { caseId }, body })
}
const reached = (caseId: string, as: Session = admin) => office.ok(calls.reached, { as, params: { caseId } })
const late = (as: Session = admin) => office.ok(calls.late, { as })

describe('the stages that a file has reached', () => {
  test('stand in their order with the instant of each, without skipped ones', async () => {
    office.clock.set(daysAgo(30))
    const { id } = await office.caseIn('assigned', { by: asha, client: dealer })
    expect(await reached(id)).toEqual([{ stage: 'papers', at: daysAgo(30) }])
    await move(id, 'submitted', daysAgo(20))
    await move(id, 'approved', daysAgo(5))
    const dates = [
      { stage: 'papers', at: daysAgo(30) },
      { stage: 'submitted', at: daysAgo(20) },
      { stage: 'approved', at: daysAgo(5) },
    ]
    for (const as of [admin, asha, dealer]) expect(await reached(id, as)).toEqual(dates)
    expect((await office.call(calls.reached, { as: ravi, params: { caseId: id } })).status).toBe(404)
    const other = await office.client()
    expect((await office.call(calls.reached, { as: other, params: { caseId: id } })).status).toBe(404)
  })

  test('end at the stage of a step back, and continue from there', async () => {
    const { id } = await office.caseIn('ready')
    await move(id, 'inProcess', daysAgo(9))
    await move(id, 'approved', daysAgo(7))
    await move(id, 'submitted', daysAgo(6))
    expect((await reached(id)).slice(1)).toEqual([{ stage: 'submitted', at: daysAgo(6) }])
    await move(id, 'papers', daysAgo(4))
    expect(await reached(id)).toEqual([{ stage: 'papers', at: daysAgo(4) }])
    await move(id, 'inProcess', daysAgo(2))
    expect(await reached(id)).toEqual([
      { stage: 'papers', at: daysAgo(4) },
      { stage: 'inProcess', at: daysAgo(2) },
    ])
  })

  test('a dealer sees the stages without notes of the office', async () => {
    const { id } = await office.caseIn('assigned', { client: dealer })
    await move(id, 'submitted', NOW)
    const answer = await office.call(calls.reached, { as: dealer, params: { caseId: id } })
    expect(JSON.stringify(answer)).not.toContain('Moved')
  })
})

describe('the files that are late by the most days', () => {
  test('late files are counted from the days that their stage and services allow, five at most', async () => {
    await office.database.pool.query(`update cases set stage = 'handedOver', stage_since = $1`, [NOW])
    const body = { label: 'Transfer', expectedDays: 30 }
    await office.ok(serviceEndpoints.edit, { as: admin, params: { code: 'transferLocal' }, body })
    const made: string[] = []
    const file = async (stage: Stage, days: number, by: Session = admin) => {
      const { id } = await office.caseIn('ready', { by })
      if (stage !== 'papers') await move(id, stage, daysAgo(days))
      else await office.database.pool.query('update cases set stage_since = $2 where id = $1', [id, daysAgo(days)])
      made.push(id)
      return id
    }
    const atRto = await file('submitted', 60) // 30 days over
    const papers = await file('papers', 40) // 33 days over
    const approved = await file('approved', 20, asha) // 13 days over
    await file('inProcess', 30) // on its last day
    await file('handedOver', 90)
    office.clock.set(NOW)
    expect((await late()).map(({ id }) => id)).toEqual([papers, atRto, approved])
    expect((await late())[1]).toMatchObject({ daysInStage: 60, expectedDays: 30, isLate: true, stage: 'submitted' })
    expect((await late(asha)).map(({ id }) => id)).toEqual([approved])
    expect(await late(ravi)).toEqual([])
    for (let n = 0; n < 9; n += 1) await file('papers', 10 + n)
    office.clock.set(NOW)
    const all = await late()
    expect(all).toHaveLength(5)
    expect(all.map(({ id }) => id)).not.toContain(made[5]) // the least late of the twelve
  })
})
