import { expect, test } from 'vitest'
import { activityEndpoints } from '#contract/activity/activity.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { employeeEndpoints as calls } from '#contract/employees/employee.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const corrected = { firstname: 'Usha', lastname: 'Kale', phone: '9811122233' }
const edit = (userId: string, branchCode: string, over: object = {}) =>
  office.call(calls.edit, { as, params: { userId }, body: { ...corrected, branchCode, ...over } })

test('name, phone and branch change, and cases stay with the branch in which they were made', async () => {
  const { employee, ...session } = await office.employee()
  const next = await office.branch()
  const before = await office.caseIn('Created', { by: session })
  const { message, data } = requireSuccess(await edit(employee.id, next.branchCode))
  expect(message).toBe('Employee updated')
  expect(data).toEqual({
    ...employee,
    firstName: 'Usha',
    lastName: 'Kale',
    phoneNo: '9811122233',
    branchCode: next.branchCode,
  })
  const profile = await office.ok(identityEndpoints.myProfile, { as: session })
  expect(profile).toMatchObject({ name: 'Usha Kale', branchCode: next.branchCode })
  const branchOf = async (id: string) =>
    (await office.ok(caseEndpoints.details, { as, params: { id } })).generalDetail.branchCodeId
  expect(await branchOf(before.id)).toBe(employee.branchCode)
  await office.ok(caseEndpoints.edit, { as: session, params: { id: before.id }, body: await office.caseBody() })
  expect(await branchOf(before.id), 'after an edit').toBe(employee.branchCode)
  expect(await branchOf((await office.caseIn('Created', { by: session })).id)).toBe(next.branchCode)
  const query = { kind: 'user', action: 'edited' }
  const [entry] = await office.ok(activityEndpoints.list, { as, query })
  expect(entry).toMatchObject({
    aboutId: employee.id,
    changes: { branchCode: { from: employee.branchCode, to: next.branchCode }, lastName: expect.anything() },
  })
  const { rows } = await office.database.pool.query('select changes from history where subject_id = $1', [employee.id])
  for (const personal of ['9811122233', 'Usha', 'Kale', employee.lastName])
    expect(JSON.stringify(rows)).not.toContain(personal)
})

test('a branch that is switched off is refused, unless the employee is there', async () => {
  const { employee } = await office.employee()
  const off = await office.branch()
  const toggle = (branchId: string) =>
    office.call(referenceEndpoints.toggleBranch, { as, params: { branchId }, body: { branchId } })
  requireSuccess(await toggle(off.id))
  const refused = await edit(employee.id, off.branchCode)
  expect([refused.status, refused.errors.fields]).toEqual([400, { branchCode: 'Branch is required' }])
  expect((await edit(employee.id, 'BR999')).status).toBe(400)
  const branches = await office.ok(referenceEndpoints.allBranches, { as })
  requireSuccess(await toggle(branches.find(({ branchCode }) => branchCode === employee.branchCode)?.id ?? ''))
  expect((await edit(employee.id, employee.branchCode ?? '')).status).toBe(200)
})

test('every field is required, no other is accepted, and a person who is no employee is 404', async () => {
  const { employee } = await office.employee()
  const code = employee.branchCode ?? ''
  const empty = await office.call(calls.edit, { as, params: { userId: employee.id }, body: {} })
  expect(empty.errors.fields).toEqual({
    firstname: 'First Name is required',
    lastname: 'Last Name is required',
    phone: 'Phone is required',
    branchCode: 'Branch is required',
  })
  for (const smuggled of ['email', 'role', 'employeeCode', 'isActive'])
    expect((await edit(employee.id, code, { [smuggled]: 'superadmin' })).status, smuggled).toBe(400)
  for (const id of [as.userId, (await office.client()).userId, '01900000-0000-7000-8000-0000000000ff'])
    expect((await edit(id, code)).status).toBe(404)
})

test('two at once end as one of the two, whole', async () => {
  const { employee } = await office.employee()
  const code = employee.branchCode ?? ''
  const names = ['Anil Rao', 'Sunil Deo']
  await Promise.all(
    names.map((name) => {
      const [firstname, lastname] = name.split(' ')
      return edit(employee.id, code, { firstname, lastname })
    }),
  )
  const data = await office.ok(calls.all, { as, query: { search: employee.email } })
  expect(names).toContain(`${data[0]?.firstName} ${data[0]?.lastName}`)
})
