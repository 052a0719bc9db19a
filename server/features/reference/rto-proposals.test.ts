import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { referenceEndpoints as calls } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { type ApiResponse, requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { whileHeld } from '#test/while-held.ts'

const { office, admin } = await officeOfFile()
const [asha, ravi] = [await office.employee(), await office.employee()]
const UNKNOWN = '01900000-0000-7000-8000-0000000000ff'

const propose = (rtoCode: string, as: Session = asha) =>
  office.call(calls.proposeRto, { as, body: { rtoCode, city: 'Testpur' } })
const proposed = async (rtoCode: string) => requireSuccess(await propose(rtoCode)).data
const offeredTo = async (as: Session) =>
  (await office.ok(calls.activeRtos, { as })).map(({ displayName }) => displayName)
const createFor = async (as: Session, toRTO: string) =>
  office.call(caseEndpoints.create, { as, body: await office.caseBody({ vehicleDetail: { toRTO } }) })
const confirm = (id: string) => office.call(calls.confirmRto, { as: admin, params: { id } })
const merge = (id: string, into: string) => office.call(calls.mergeRto, { as: admin, params: { id }, body: { into } })
const details = (id: string) => office.ok(caseEndpoints.details, { as: admin, params: { id } })

test('a proposed RTO stands in the cases of its proposer alone, and the superadmin sees who proposed it', async () => {
  const rto = await proposed('TX-01')
  expect(rto).toMatchObject({ rtoCode: 'TX-01', city: 'TESTPUR', displayName: 'TX-01 - TESTPUR', isActive: true })
  expect(await offeredTo(asha)).toContain(rto.displayName)
  expect(await offeredTo(ravi)).not.toContain(rto.displayName)
  expect(await offeredTo(admin)).not.toContain(rto.displayName)
  const all = await office.ok(calls.allRtos, { as: admin })
  const names = { firstName: expect.any(String), lastName: expect.any(String) }
  expect(all.find(({ id }) => id === rto.id)?.proposedBy).toEqual(names)
  expect(all.filter(({ proposedBy }) => proposedBy)).toHaveLength(1)

  const { data } = requireSuccess(await createFor(asha, rto.displayName))
  for (const other of [ravi, admin]) {
    const refused = await createFor(other, rto.displayName)
    expect(refused.errors.fields).toEqual({ 'vehicleDetail.toRTO': t.cases('badToRto') })
  }
  // The superadmin can give the case of the proposer another value, and this one again.
  const edit = async (toRTO: string) =>
    office.call(caseEndpoints.edit, {
      as: admin,
      params: { id: data.id },
      body: await office.caseBody({ vehicleDetail: { toRTO } }),
    })
  for (const name of [(await office.rto()).displayName, rto.displayName]) requireSuccess(await edit(name))
})

test('a code that is there in another spelling is refused with the name of what is there, and whether it is offered', async () => {
  const rto = await proposed('TX-02')
  const switchedOff = await office.rto()
  await office.ok(calls.toggleRto, { as: admin, params: { id: switchedOff.id } })
  for (const [code, name] of [
    ['tx 02', rto.displayName],
    ['T.X-02', rto.displayName],
    [switchedOff.rtoCode.replace('-', ' '), switchedOff.displayName],
  ] as const) {
    const refused = await propose(code, ravi)
    expect([refused.status, refused.message]).toEqual([409, t.rto('isThere', { name })])
  }
  const offered = await office.rto()
  for (const [code, name, as] of [
    [offered.rtoCode.replace('-', '.'), offered.displayName, ravi],
    ['T.X.02', rto.displayName, asha],
  ] as const) {
    const refused = await propose(code, as)
    expect([refused.status, refused.message]).toEqual([409, t.rto('isOffered', { name })])
  }
  const twice = await office.call(calls.createRto, { as: admin, body: { rtoCode: 'TX02', city: 'Else' } })
  expect([twice.status, twice.message]).toEqual([409, t.rto('codeInUse')])
})

test('a code without a letter or a digit is none', async () => {
  const required = { rtoCode: t.general('isRequired', { label: t.fields('rtoCode') }) }
  for (const rtoCode of ['-', '. -'])
    for (const [call, as] of [
      [calls.createRto, admin],
      [calls.proposeRto, asha],
    ] as const) {
      const refused = await office.call(call, { as, body: { rtoCode, city: 'Pune' } })
      expect([refused.status, refused.errors.fields]).toEqual([400, required])
    }
})

test('a confirmed RTO is one of the office, once', async () => {
  const rto = await proposed('TX-03')
  expect(requireSuccess(await confirm(rto.id)).data).toEqual(rto)
  expect(await offeredTo(ravi)).toContain(rto.displayName)
  requireSuccess(await createFor(ravi, rto.displayName))
  const again = await confirm(rto.id)
  expect([again.status, again.message]).toEqual([409, t.rto('notProposed')])
  expect((await confirm(UNKNOWN)).status).toBe(404)
})

test('a merged or corrected RTO has its new name in the cases that name it, with an entry of their history', async () => {
  const rto = await proposed('TX-04')
  const target = await office.rto()
  const { data: made } = requireSuccess(await createFor(asha, rto.displayName))
  const { data: other } = requireSuccess(await createFor(asha, target.displayName))
  const corrected = await office.ok(calls.updateRto, {
    as: admin,
    params: { id: rto.id },
    body: { rtoCode: 'TX-04', city: 'Right' },
  })
  expect((await details(made.id)).vehicleDetail.toRTO).toBe(corrected.displayName)

  expect((await merge(rto.id, UNKNOWN)).status).toBe(404)
  const pending = await proposed('TX-05')
  for (const into of [pending.id, rto.id]) {
    const refused = await merge(rto.id, into)
    expect([refused.status, refused.message]).toEqual([409, t.rto('mergesIntoConfirmed')])
  }
  const plain = await merge(target.id, target.id)
  expect([plain.status, plain.message]).toEqual([409, t.rto('notProposed')])
  const empty = await office.call(calls.mergeRto, { as: admin, params: { id: rto.id }, body: {} })
  expect(empty.errors.fields).toEqual({ into: t.rto('chooseRto') })

  expect(requireSuccess(await merge(rto.id, target.id)).data).toEqual(target)
  expect((await details(made.id)).vehicleDetail).toMatchObject({ toRTO: target.displayName })
  const history = await office.ok(caseEndpoints.history, { as: admin, params: { id: made.id } })
  expect(history.filter(({ action }) => action === 'edited')).toHaveLength(2)
  const untouched = await office.ok(caseEndpoints.history, { as: admin, params: { id: other.id } })
  expect(untouched.filter(({ action }) => action === 'edited')).toHaveLength(0)
  const all = await office.ok(calls.allRtos, { as: admin })
  expect(all.some(({ id }) => id === rto.id)).toBe(false)
  expect((await merge(rto.id, target.id)).status).toBe(404)
})

test('two clerks who propose one code at once make one RTO', async () => {
  const both = await Promise.all([propose('TX-06'), propose('TX 06', ravi)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a case that is made while its RTO is merged has the new name, too', async () => {
  const [rto, target] = [await proposed('TX-07'), await office.rto()]
  const { vehicleNo } = await office.caseIn('Created', { by: asha })
  const vehicleDetail = { vehicleNo, toRTO: rto.displayName }
  const create = async () =>
    office.call(caseEndpoints.create, { as: asha, body: await office.caseBody({ vehicleDetail }) })
  const vehicle = `select from vehicles where plate_key = '${vehicleNo}' for update`
  const [made] = await whileHeld<ApiResponse>(office, vehicle, create, () => merge(rto.id, target.id))
  const { id } = requireSuccess(made as ApiResponse<{ id: string }>).data
  expect((await details(id)).vehicleDetail.toRTO).toBe(target.displayName)
})
