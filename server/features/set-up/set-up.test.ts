import { afterAll, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { setUpEndpoints, setUpSteps } from '#contract/set-up/set-up.ts'
import { requireSuccess } from '#test/caller.ts'
import { importsOf } from '#test/import-sheets.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

test('each step is done as soon as its result exists', async () => {
  const as = await office.superadmin()
  const done = async () => {
    const progress = await office.ok(setUpEndpoints.progress, { as })
    return setUpSteps.filter((step) => progress[step])
  }
  expect(await done(), 'a new office').toEqual([])
  await office.ok(officeEndpoints.edit, { as, body: { name: 'Sharma RTO Services' } })
  await office.ok(referenceEndpoints.updateUpi, { as, body: { upi: 'office@okhdfc' } })
  expect(await done()).toEqual(['office', 'upi'])
  await office.ok(referenceEndpoints.createRto, { as, body: { rtoCode: 'MH-12', city: 'Pune' } })
  await office.ok(referenceEndpoints.createFirm, { as, body: { name: 'HDFC Bank' } })
  expect(await done()).toEqual(['office', 'upi', 'rtos', 'firms'])
  const employee = await office.employee()
  await office.client()
  expect(await done()).toEqual(['office', 'upi', 'rtos', 'firms', 'people', 'dealer'])
  await office.caseIn('Created', { by: employee })
  expect(await done()).toEqual(['office', 'upi', 'rtos', 'firms', 'people', 'dealer', 'firstCase'])
  const register = importsOf(office, as)
  const { id } = await register.check('vehicles', 'vehicleNo,pucExpiry', 'MH12UN0001,01/01/2027')
  requireSuccess(await register.commit(id))
  const rate = { service: 'fitness', toRTO: null, clientId: null, receiptAmount: 1, otherCharges: 0, adminCharges: 0 }
  await office.ok(rateEndpoints.replace, { as, body: [rate] })
  expect(await done()).toEqual([...setUpSteps])
})
