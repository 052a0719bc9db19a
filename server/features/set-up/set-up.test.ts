import { afterAll, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office.ts'
import { referenceEndpoints } from '#contract/reference/reference.ts'
import { setUpEndpoints, setUpSteps } from '#contract/set-up/set-up.ts'
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
  expect(await done()).toEqual([...setUpSteps])
})
