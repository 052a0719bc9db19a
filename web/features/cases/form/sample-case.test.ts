import { expect, test } from 'vitest'
import { NewCase } from '#contract/cases/case-form.ts'
import { emptyCaseForm, inputsOf, toRequestBody } from './case-form-values.tsx'
import { sampleCase } from './sample-case.ts'

test('the sample case can be sent as it is', () => {
  const empty = emptyCaseForm({ today: '2026-11-30', notFinanced: '0199a3a2-1111-7000-8000-000000000001' })
  const option = (value: string) => ({ value, label: value })
  const sample = sampleCase(empty, { firmNames: [option('Shah Motors')], rtos: [option('MH-12 - PUNE')] })
  expect(NewCase.safeParse(inputsOf(sample)).error?.issues).toBe(undefined)
  expect(toRequestBody(sample, 'superadmin')).toMatchObject({
    generalDetail: { firmName: 'Shah Motors' },
    vehicleDetail: { vehicleNo: 'MH12ZZ0000', fromRTO: 'MH-12 - PUNE', toRTO: 'MH-12 - PUNE' },
    transactionDetail: { remarks: 'SAMPLE CASE' },
  })
})
