import { describe, expect, test } from 'vitest'
import { dealerMessageEndpoints as calls } from '#contract/dealer-messages/dealer-message.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

const { office, admin } = await officeOfFileForYears('2026-03-02T06:00:00Z')
const asha = await office.employee()
const other = await office.employee()
const dealer = await office.client()
const wait = (ms: number) => office.clock.set(new Date(office.clock.now().getTime() + ms))
const waiting = (kind: 'bills' | 'papers', as: Session = admin) => office.ok(calls.waiting, { as, query: { kind } })

describe('messages about missing papers', () => {
  test('name all files of a dealer, with the papers that each lacks', async () => {
    const made = []
    for (const vehicleNo of ['MH12DM0001', 'MH12DM0002'])
      made.push(await office.caseIn('assigned', { by: asha, client: dealer, over: { vehicleDetail: { vehicleNo } } }))
    const [message, ...others] = await waiting('papers')
    expect(others).toEqual([])
    expect(message).toMatchObject({
      kind: 'papers',
      ids: made.map(({ id }) => id),
      firmName: dealer.client.firmName,
      mobileNo: dealer.client.mobileNo,
      about: 'MH 12 DM 0001, MH 12 DM 0002',
      lastSentAt: null,
    })
    const lines = message?.text.split('\n') ?? []
    expect(lines[0]).toBe(`${dealer.client.firmName}: please send us these papers.`)
    expect(lines[1]).toMatch(/^MH 12 DM 0001: Form 29, Form 30/)
    expect(await waiting('papers', asha)).toEqual([message])
    expect(await waiting('papers', other)).toEqual([])

    // What has come, or is not needed, is asked for no more.
    const [first] = made
    const { papers } = await office.ok(paperEndpoints.ofCase, { as: asha, params: { caseId: first?.id ?? '' } })
    for (const { paperId } of papers)
      await office.ok(paperEndpoints.change, {
        as: asha,
        params: { caseId: first?.id ?? '' },
        body: { paperId, state: 'received' },
      })
    expect((await waiting('papers'))[0]?.about).toBe('MH 12 DM 0002')
  })

  test('count as sent until they are taken back, which only their sender can, for ten minutes', async () => {
    const [message] = await waiting('papers')
    const body = { kind: 'papers' as const, ids: message?.ids ?? [] }
    const lastSent = async () => (await waiting('papers'))[0]?.lastSentAt
    await office.ok(calls.log, { as: asha, body })
    expect(await lastSent()).toBe(office.clock.now().toISOString())
    expect((await office.call(calls.withdraw, { as: admin, body })).status).toBe(409)
    await office.ok(calls.withdraw, { as: asha, body })
    expect(await lastSent()).toBe(null)
    const twice = await office.call(calls.withdraw, { as: asha, body })
    expect([twice.status, twice.message]).toEqual([409, t.dealerMessages('tooLate')])
    await office.ok(calls.log, { as: asha, body })
    wait(11 * MINUTE)
    expect((await office.call(calls.withdraw, { as: asha, body })).status).toBe(409)
    const { rows } = await office.database.pool.query(
      "select action from history where subject_id = $1 and action in ('papers asked for', 'asking taken back') order by seq",
      [body.ids[0]],
    )
    expect(rows.map(({ action }) => action)).toEqual(['papers asked for', 'asking taken back', 'papers asked for'])
  })

  test('about cases of others are 404, about none or one twice 400', async () => {
    const [message] = await waiting('papers')
    const ids = message?.ids ?? []
    for (const endpoint of [calls.log, calls.withdraw]) {
      expect((await office.call(endpoint, { as: other, body: { kind: 'papers', ids } })).status).toBe(404)
      for (const bad of [[], [ids[0] ?? '', ids[0] ?? ''], ['x']])
        expect((await office.call(endpoint, { as: asha, body: { kind: 'papers', ids: bad } })).status).toBe(400)
    }
  })

  test('name to each dealer the own files alone', async () => {
    const second = await office.client()
    const over = { vehicleDetail: { vehicleNo: 'MH14DM0003' } }
    const { id } = await office.caseIn('assigned', { client: second, over })
    const ofSecond = (await waiting('papers')).filter(({ firmName }) => firmName === second.client.firmName)
    expect(ofSecond).toMatchObject([{ ids: [id], about: 'MH 14 DM 0003' }])
    expect(ofSecond[0]?.text).not.toContain('MH 12')
    const ofFirst = (await waiting('papers')).filter(({ firmName }) => firmName === dealer.client.firmName)
    expect(ofFirst.map(({ text }) => text).join()).not.toContain('MH 14 DM 0003')
    expect(ofFirst).toHaveLength(1)
  })
})

describe('messages about bills', () => {
  test('tell of overdue bills, for the superadmin alone, what was sent today last', async () => {
    const bill = await office.bill({ client: dealer })
    const second = await office.bill({ client: await office.client() })
    expect(await waiting('bills')).toEqual([])
    wait(60 * DAY)
    const before = await waiting('bills')
    expect(before.map(({ ids }) => ids)).toEqual(expect.arrayContaining([[bill.billId], [second.billId]]))
    const [first] = before
    await office.ok(calls.log, { as: admin, body: { kind: 'bills', ids: first?.ids ?? [] } })
    const after = await waiting('bills')
    expect(after.at(-1)).toEqual({ ...first, lastSentAt: office.clock.now().toISOString() })
    wait(DAY)
    expect((await waiting('bills'))[0]?.ids).toEqual(first?.ids)
    expect((await office.call(calls.waiting, { as: asha, query: { kind: 'bills' } })).status).toBe(403)
    const body = { kind: 'bills' as const, ids: [bill.billId] }
    expect((await office.call(calls.log, { as: asha, body })).status).toBe(404)
  })
})
