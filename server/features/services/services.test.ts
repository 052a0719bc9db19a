import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { servicesOf } from '#contract/cases/case-services.ts'
import { serviceEndpoints as calls } from '#contract/services/service.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { english, t } from '#contract/texts.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const services = () => office.ok(calls.all, { as })
const papersOf = async (code: string) => (await services()).find((service) => service.code === code)?.papers ?? []

describe('the catalogue of services', () => {
  test('the catalogue is there from the first start, for all roles, with papers and times', async () => {
    const all = await services()
    expect(all.map(({ code }) => code)).toEqual(serviceCodes)
    expect(Object.fromEntries(all.map(({ code, label }) => [code, label]))).toEqual(english.services.raw('names'))
    expect(all.every(({ papers, expectedDays }) => papers.length > 0 && expectedDays >= 1)).toBe(true)
    expect(all[0]?.papers.slice(0, 2).map(({ name, formNo }) => [name, formNo])).toEqual([
      ['Form 29', '29'],
      ['Form 30', '30'],
    ])
    for (const other of [await office.employee(), await office.client()])
      expect(await office.ok(calls.all, { as: other })).toEqual(all)
  })

  test('takes a label and whole days from 1 to 365', async () => {
    const params = { code: 'drc' }
    const edited = await office.call(calls.edit, { as, params, body: { label: ' Duplicate  RC ', expectedDays: 365 } })
    expect(requireSuccess(edited).data).toMatchObject({ code: 'drc', label: 'Duplicate RC', expectedDays: 365 })
    for (const expectedDays of [0, 366, 1.5, '5', null])
      expect((await office.call(calls.edit, { as, params, body: { label: 'X', expectedDays } })).status).toBe(400)
    const body = { label: 'X', expectedDays: 5 }
    expect((await office.call(calls.edit, { as, params: { code: 'unknown' }, body })).status).toBe(404)
  })

  test('takes a paper once per service, however its name is written', async () => {
    const paper = { name: 'Bank letter', formNo: null, isRequired: true }
    const added = requireSuccess(await office.call(calls.addPaper, { as, params: { code: 'hpa' }, body: paper }))
    expect([added.status, added.data]).toMatchObject([201, { ...paper, isActive: true }])
    for (const name of ['BANK LETTER', ' bank  letter', 'Ｂank letter'])
      expect(
        await office.call(calls.addPaper, { as, params: { code: 'hpa' }, body: { ...paper, name } }),
      ).toMatchObject({ status: 409, errors: { fields: { name: t.services('paperNameInUse') } } })
    expect((await office.call(calls.addPaper, { as, params: { code: 'hpt' }, body: paper })).status).toBe(201)
    expect((await papersOf('hpa')).at(-1)).toEqual(added.data)
  })

  test('changes, switches and moves a paper', async () => {
    const [first, second] = await papersOf('fitness')
    if (!first || !second) throw new Error('fitness has two papers')
    const body = { name: 'Form CFRA', formNo: 'CFRA', isRequired: false, isActive: false, position: 1 }
    const edited = await office.call(calls.editPaper, { as, params: { id: first.id }, body })
    expect(requireSuccess(edited).data).toEqual({
      id: first.id,
      name: 'Form CFRA',
      formNo: 'CFRA',
      isRequired: false,
      isActive: false,
    })
    expect((await papersOf('fitness')).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id])
    const taken = { ...body, name: second.name.toUpperCase() }
    expect((await office.call(calls.editPaper, { as, params: { id: first.id }, body: taken })).status).toBe(409)
    const unknown = { id: '01900000-0000-7000-8000-0000000000ff' }
    expect((await office.call(calls.editPaper, { as, params: unknown, body })).status).toBe(404)
  })
})

test('the services of a case are those that its transactions name', async () => {
  const [bank, { notFinanced }] = [await office.firm(), await office.pickers()]
  const servicesInBoth = async (transactionDetail: object) => {
    const { id } = await office.caseIn('Created', { over: { transactionDetail } })
    const cases = office.database.db.selectFrom('cases').select('services').where('id', '=', id)
    const { services } = await cases.executeTakeFirstOrThrow()
    const data = await office.ok(caseEndpoints.details, { as, params: { id } })
    expect(servicesOf(data.transactionDetail), 'the contract derives the same').toEqual(services)
    return services
  }
  const flags = ['fitness', 'rrf', 'rma', 'alteration', 'conversion', 'addressChange', 'drc']
  const all = (value: boolean) => Object.fromEntries(flags.map((flag) => [flag, value]))
  const none = { to: 'NA', numberPlate: 'NA', hptId: notFinanced, hpaId: notFinanced, ...all(false) }
  expect(await servicesInBoth(none)).toEqual([])
  expect(
    await servicesInBoth({ to: 'LOCAL', numberPlate: 'HSRP', hptId: bank.id, hpaId: bank.id, ...all(true) }),
  ).toEqual(serviceCodes.filter((code) => code !== 'transferOther'))
  expect(await servicesInBoth({ ...none, to: 'OTHER', numberPlate: 'NON HSRP' })).toEqual(['transferOther'])
  for (const flag of flags) expect(await servicesInBoth({ ...none, [flag]: true })).toEqual([flag])
})
