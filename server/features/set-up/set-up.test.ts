import { afterAll, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { setUpSteps } from '#contract/set-up/set-up.ts'
import { setUpEndpoints } from '#contract/set-up/set-up-endpoints.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

test('each step is done as soon as its result exists', async () => {
  const as = await office.superadmin()
  const done = async () => {
    const progress = requireSuccess(await office.call(setUpEndpoints.progress, { as })).data
    return setUpSteps.filter((step) => progress[step])
  }
  expect(await done(), 'a new office').toEqual([])
  requireSuccess(await office.call(officeEndpoints.edit, { as, body: { name: 'Sharma RTO Services' } }))
  requireSuccess(await office.call(referenceEndpoints.updateUpi, { as, body: { upi: 'office@okhdfc' } }))
  expect(await done()).toEqual(['office', 'upi'])
  requireSuccess(await office.call(referenceEndpoints.createRto, { as, body: { rtoCode: 'MH-12', city: 'Pune' } }))
  requireSuccess(await office.call(referenceEndpoints.createFirm, { as, body: { name: 'HDFC Bank' } }))
  expect(await done()).toEqual(['office', 'upi', 'rtos', 'firms'])
  const employee = await office.employee()
  await office.client()
  expect(await done()).toEqual(['office', 'upi', 'rtos', 'firms', 'people', 'dealer'])
  await office.caseIn('Created', { by: employee })
  expect(await done()).toEqual([...setUpSteps])
})
