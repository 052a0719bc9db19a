import { describe, expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import type { ActivityKind } from '#contract/activity-actions.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { employeeEndpoints } from '#contract/employees/employee.ts'
import { referenceEndpoints as calls } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin: as } = await officeOfFile()

describe('branches', () => {
  test('get a code of their own and can be switched off and on', async () => {
    const [one, two] = [await office.branch(), await office.branch()]
    expect(one.branchCode).toMatch(/^BR\d{3}$/)
    expect(two.branchCode).not.toBe(one.branchCode)
    const toggle = () =>
      office.call(calls.toggleBranch, { as, params: { branchId: one.id }, body: { branchId: one.id.toUpperCase() } })
    const off = requireSuccess(await toggle())
    expect([off.data, off.message]).toEqual([{ id: one.id, isActive: false }, 'Branch Switched Succesfully'])
    const active = await office.ok(calls.activeBranches, { as })
    expect(active.map(({ id }) => id)).toEqual([two.id])
    expect(requireSuccess(await toggle()).data.isActive).toBe(true)
  })

  test('branches and employees get longer codes from the thousandth on, which sort after the others', async () => {
    const { pool } = office.database
    const branch = await office.branch()
    await pool.query(`select setval('branch_code_seq', 998), setval('employee_code_seq', 998)`)
    const branches = [await office.branch(), await office.branch(), await office.branch()]
    const people = [
      await office.employee({ branchCode: branch.branchCode }),
      await office.employee({ branchCode: branch.branchCode }),
      await office.employee({ branchCode: branch.branchCode }),
    ]
    const codes = branches.map(({ branchCode }) => branchCode)
    expect(codes).toEqual(['BR999', 'BR1000', 'BR1001'])
    expect(people.map(({ employee }) => employee.employeeCode)).toEqual(['EMP999', 'EMP1000', 'EMP1001'])
    const sorted = await office.ok(calls.allBranches, { as, query: { sort: 'branchCode' } })
    expect(sorted.map(({ branchCode }) => branchCode).slice(-3)).toEqual(codes)
    const listed = await office.ok(employeeEndpoints.all, { as, query: { sort: '-employeeCode' } })
    expect(listed.map(({ employeeCode }) => employeeCode)).toEqual(['EMP1001', 'EMP1000', 'EMP999'])
    const made = await office.caseIn('ready', { ...(people[1] && { by: people[1] }) })
    const details = await office.ok(caseEndpoints.details, { as, params: { id: made.CaseNo } })
    expect(details.generalDetail).toMatchObject({ branchCodeId: branch.branchCode, employeeCodeId: 'EMP1000' })
  })

  test('a wrong branch is refused field by field in the words of the spec', async () => {
    const { errors } = await office.call(calls.createBranch, { as, body: {} })
    expect(errors.fields).toEqual({
      name: 'NAME is required',
      address1: 'ADDRESS1 is required',
      address2: 'ADDRESS2 is required',
      city: 'CITY is required',
      state: 'State is required',
      pincode: 'PINCODE is required',
    })
  })

  test('a branch is switched by the id in the body', async () => {
    const { id } = await office.branch()
    const { status, errors } = await office.call(calls.toggleBranch, { as, params: { branchId: id }, body: {} })
    expect([status, errors.message]).toEqual([400, 'branchId is required and was not provided'])
  })
})

describe('financiers', () => {
  test('start with NA, which stays active', async () => {
    const firms = await office.ok(calls.allFirms, { as })
    const na = firms.find(({ name }) => name === 'NA')
    expect(na?.isActive).toBe(true)
    const firmId = na?.id ?? ''
    const off = await office.call(calls.toggleFirm, { as, params: { firmId }, body: { firmId } })
    expect(off.status).toBe(409)
  })

  test('have names of their own, in any letter case', async () => {
    await office.firm('HDFC Bank')
    const again = await office.call(calls.createFirm, { as, body: { name: 'hdfc bank' } })
    expect([again.status, Object.keys(again.errors.fields ?? {})]).toEqual([409, ['name']])
  })

  test('have distinct names, compared without letter case, width and invisible characters', async () => {
    await office.firm('Café Finance Ltd')
    for (const name of [
      'Cafe\u0301 Finance Ltd',
      'Café\u00a0Finance  Ltd',
      'Café Fin\u200bance Ltd',
      '\u202eCafé Finance Ltd\u202c',
      'Ｃａｆé Finance Ltd',
      'CAFÉ FINANCE LTD',
    ])
      await expect(office.firm(name), name).rejects.toThrow('409')
    const { name } = await office.firm(' Bajaj\u00a0\u2003Finance\u200b ')
    expect(name).toBe('Bajaj Finance')
  })

  test('a financier that looks like an older one is taken, and shown with its name', async () => {
    const older = await office.firm('Axis Bank')
    const { id } = await office.firm('Ахis Bank')
    const data = await office.ok(calls.allFirms, { as })
    expect(data.find((firm) => firm.id === id)).toMatchObject({ isActive: true, looksLike: 'Axis Bank' })
    expect(data.find((firm) => firm.id === older.id)).toEqual(older)
    const offered = await office.ok(calls.activeFirms, { as })
    expect(offered.find((firm) => firm.id === id)).not.toHaveProperty('looksLike')
  })

  test('toggled by two at once end as they began', async () => {
    const { id: firmId } = await office.firm()
    const toggle = () => office.call(calls.toggleFirm, { as, params: { firmId }, body: { firmId } })
    const answers = await Promise.all([toggle(), toggle()])
    expect(answers.map(({ data }) => data.isActive).sort()).toEqual([false, true])
  })
})

describe('transport offices', () => {
  test('an RTO is forced to upper case and shown as CODE - CITY', async () => {
    const rto = await office.rto('mh-12', 'pune')
    expect(rto).toMatchObject({ rtoCode: 'MH-12', city: 'PUNE', displayName: 'MH-12 - PUNE', isActive: true })
    const body = { rtoCode: 'mh-14', city: 'pimpri' }
    const updated = requireSuccess(await office.call(calls.updateRto, { as, params: { id: rto.id }, body }))
    expect([updated.data.displayName, updated.message]).toEqual(['MH-14 - PIMPRI', 'RTO successfully updated.'])
  })

  test('an RTO with a code in use is refused, also on update', async () => {
    const one = await office.rto('GJ-01')
    const two = await office.rto('GJ-05')
    const body = { rtoCode: 'gj-01', city: 'SURAT' }
    expect((await office.call(calls.createRto, { as, body })).status).toBe(409)
    expect((await office.call(calls.updateRto, { as, params: { id: two.id }, body })).status).toBe(409)
    expect((await office.call(calls.updateRto, { as, params: { id: one.id }, body })).status).toBe(200)
  })

  test('an unknown RTO is 404, and a malformed id 400', async () => {
    const id = '01900000-0000-7000-8000-0000000000ff'
    expect((await office.call(calls.toggleRto, { as, params: { id } })).status).toBe(404)
    expect((await office.call(calls.toggleRto, { as, params: { id: 'x' } })).status).toBe(400)
  })

  test('RTOs are searched, sorted and paged', async () => {
    for (const n of [1, 2, 3]) await office.rto(`KA-0${n}`, `TOWN${n}`)
    const query = { search: 'ka-0', sort: '-rtoCode', page: 0, pageSize: 2 }
    const { data, meta } = requireSuccess(await office.call(calls.allRtos, { as, query }))
    expect(data.map(({ rtoCode }) => rtoCode)).toEqual(['KA-03', 'KA-02'])
    expect(meta).toEqual({ total: 3, page: 0, pageSize: 2 })
    expect((await office.call(calls.allRtos, { as, query: { sort: 'nothing' } })).status).toBe(400)
    expect(await office.ok(calls.allRtos, { as, query: { search: '%' } })).toEqual([])
  })
})

describe('the UPI id', () => {
  test('the UPI id is empty until it is set', async () => {
    expect(await office.ok(calls.getUpi, { as })).toEqual({ upi: '' })
    const set = requireSuccess(await office.call(calls.updateUpi, { as, body: { upi: 'office.pune@okhdfc' } }))
    expect(set.message).toBe('UPI ID updated successfully')
    expect(await office.ok(calls.getUpi, { as })).toEqual({ upi: 'office.pune@okhdfc' })
  })

  test('has a history without gaps, also of two changes at once', async () => {
    const set = (upi: string) => () => office.call(calls.updateUpi, { as, body: { upi } })
    const row = "select from settings where name = 'upi' for update"
    await whileHeld(office, row, set('first@okhdfc'), set('second@okhdfc'))
    const { rows } = await office.database.pool.query(
      "select changes->'upi' as upi from history where changes ? 'upi' order by seq",
    )
    expect(rows.map(({ upi }) => upi)).toEqual([
      { from: '', to: 'office.pune@okhdfc' },
      { from: 'office.pune@okhdfc', to: 'first@okhdfc' },
      { from: 'first@okhdfc', to: 'second@okhdfc' },
    ])
  })

  test('a UPI id in any other form is refused', async () => {
    for (const upi of [
      '',
      'a@bank',
      'ab@b',
      'ab@b4nk',
      'a b@bank',
      `${'a'.repeat(257)}@bank`,
      'ab@bank@bank',
      'ab',
      null,
    ]) {
      const { status, errors } = await office.call(calls.updateUpi, { as, body: { upi } })
      expect([status, errors.message], String(upi)).toEqual([400, 'Invalid UPI ID format'])
    }
  })
})

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
    const other = await office.rto('MH-16')
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
