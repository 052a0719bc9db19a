import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity-endpoints.ts'
import type { ActivityKind } from '#contract/activity-actions.ts'
import { referenceEndpoints as calls } from '#contract/reference/reference-endpoints.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'
const changesOf = async (kind: ActivityKind, id: string) => {
  const query = { kind, action: 'edited' }
  const data = await office.ok(activityEndpoints.list, { as, query })
  return data.filter(({ aboutId }) => aboutId === id).map(({ changes }) => changes)
}

describe('a branch', () => {
  const corrected = {
    name: 'Camp',
    address1: '1 MG Road',
    address2: 'Upper floor',
    city: 'Pune',
    state: 'Goa',
    pincode: '411001',
  }
  const edit = (id: string, over: object = {}) =>
    office.call(calls.editBranch, { as, params: { id }, body: { ...corrected, ...over } })

  test('a branch is corrected except for its code, and the log has the changes', async () => {
    const branch = await office.branch({ name: 'Kamp' })
    const { data, message } = requireSuccess(await edit(branch.id))
    expect([data, message]).toEqual([{ ...branch, ...corrected }, 'Branch updated'])
    expect(await changesOf('branch', branch.id)).toEqual([
      expect.objectContaining({ name: { from: 'Kamp', to: 'Camp' }, state: { from: 'Maharashtra', to: 'Goa' } }),
    ])
  })

  test('requires every field, accepts no other, and is 404 when unknown', async () => {
    const { id } = await office.branch()
    const empty = await office.call(calls.editBranch, { as, params: { id }, body: {} })
    expect([empty.status, Object.keys(empty.errors.fields ?? {}).sort()]).toEqual([400, Object.keys(corrected).sort()])
    expect((await edit(id, { branchCode: 'BR900' })).status).toBe(400)
    expect((await edit(id, { isActive: false })).status).toBe(400)
    expect((await edit(UNKNOWN)).status).toBe(404)
  })
})

describe('a financier', () => {
  const rename = (id: string, name: string) => office.call(calls.editFirm, { as, params: { id }, body: { name } })

  test('a financier is renamed, also in another letter case of its own name', async () => {
    const firm = await office.firm('Kotak Mahendra')
    const { data, message } = requireSuccess(await rename(firm.id, 'Kotak Mahindra'))
    expect([data, message]).toEqual([{ ...firm, name: 'Kotak Mahindra' }, 'Firm updated'])
    expect((await rename(firm.id, 'KOTAK MAHINDRA')).status).toBe(200)
    expect(await changesOf('firm', firm.id)).toHaveLength(2)
  })

  test('cannot get a name in use, also in concurrent calls', async () => {
    await office.firm('SBI')
    const [one, two] = [await office.firm(), await office.firm()]
    const taken = await rename(one.id, 'sbi')
    expect([taken.status, taken.errors.fields]).toEqual([409, { name: t.firm('nameInUse') }])
    expect((await rename(one.id, 'NA')).status).toBe(409)
    const answers = await Promise.all([rename(one.id, 'Union Bank'), rename(two.id, 'UNION BANK')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('named NA keeps its name, and an unknown one is 404', async () => {
    const firms = await office.ok(calls.allFirms, { as })
    const refused = await rename(firms.find(({ name }) => name === 'NA')?.id ?? '', 'Cash')
    expect([refused.status, refused.message]).toEqual([409, t.firm('naKeepsName')])
    expect((await rename(UNKNOWN, 'Cash')).status).toBe(404)
    expect((await rename(UNKNOWN, ' ')).status).toBe(400)
  })
})

describe('the code of an RTO', () => {
  const create = (rtoCode: string) => office.call(calls.createRto, { as, body: { rtoCode, city: 'Town' } })
  const update = (id: string, rtoCode: string) =>
    office.call(calls.updateRto, { as, params: { id }, body: { rtoCode, city: 'Other' } })

  test('stays as typed, and is compared without blanks, hyphens, dots and letter case', async () => {
    const first = await office.rto('MH12')
    expect(first.rtoCode).toBe('MH12')
    for (const code of ['MH-12', 'mh 12', 'M.H.12', 'mH – 12', 'ＭＨ１２', ' MH\u00a012 ']) {
      const { status, errors } = await create(code)
      expect([status, errors?.fields], code).toEqual([409, { rtoCode: t.rto('codeInUse') }])
    }
    const other = await office.rto('MH-14')
    expect((await update(other.id, 'mh.12')).status).toBe(409)
    expect(requireSuccess(await update(first.id, 'MH-12')).data.rtoCode).toBe('MH-12')
    expect((await create('MH-012')).status, 'a zero is a digit').toBe(201)
  })

  test('one code in three spellings at once is given to one RTO, made or changed', async () => {
    const [one, two] = [await office.rto('DL-01'), await office.rto('DL-02')]
    const answers = await Promise.all([create('GA-07'), create('GA07'), create('ga 07')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const changed = await Promise.all([update(one.id, 'GA-08'), update(two.id, 'GA08'), create('GA.08')])
    expect(changed.filter(({ status }) => status < 300)).toHaveLength(1)
  })
})
