import { expect, test } from 'vitest'
import { NOT_FINANCED } from '../reference/financiers.ts'
import { serviceCodes } from '../services/service-values.ts'
import type { Case } from './case.ts'
import { servicesOf } from './case-services.ts'

const transaction = (over: object) =>
  ({
    to: 'NA',
    hptName: NOT_FINANCED,
    hpaName: NOT_FINANCED,
    numberPlate: 'NON HSRP',
    ...over,
  }) as unknown as Case['transactionDetail']

test.each([
  [{}, []],
  [{ to: 'LOCAL' }, ['transferLocal']],
  [{ to: 'OTHER' }, ['transferOther']],
  [{ hptName: 'HDFC BANK' }, ['hpt']],
  [{ hpaName: 'HDFC BANK' }, ['hpa']],
  [{ numberPlate: 'HSRP' }, ['hsrp']],
  [{ drc: true }, ['drc']],
  [{ drc: false, fitness: true }, ['fitness']],
])('%j asks for %j', (over, services) => {
  expect(servicesOf(transaction(over))).toEqual(services)
})

test('services stand in the order of the catalogue', () => {
  const all = Object.fromEntries(serviceCodes.map((code) => [code, true]))
  const found = servicesOf(transaction({ ...all, to: 'LOCAL', hptName: 'A', hpaName: 'B', numberPlate: 'HSRP' }))
  expect(found).toEqual(serviceCodes.filter((code) => code !== 'transferOther'))
})
