import { expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { clientEndpoints } from '#contract/clients/client-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment-endpoints.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { t } from '#contract/texts.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle-endpoints.ts'
import { type ApiResponse, requireSuccess } from '#test/caller.ts'
import { importsOf } from '#test/import-sheets.ts'
import { officeOfFile } from '#test/office.ts'
import { refreshVehicles } from '#test/refresh-vehicles.ts'
import { whileHeld } from '#test/while-held.ts'

/* An import that is taken back while others work with its rows. */

const { office, admin } = await officeOfFile()
const { check, commit, undo } = importsOf(office, admin)

test('a call that names what is taken back at the same moment is refused', async () => {
  const [firm, branch, place] = [await office.firm('BANK OF THE IMPORT'), await office.branch(), await office.rto()]
  const { id: caseId } = await office.caseIn('Created', { over: { ownerDetails: {} } })
  const create = async (over: Parameters<typeof office.caseBody>[0]) => {
    const body = await office.caseBody(over)
    return () => office.call(caseEndpoints.create, { as: admin, body })
  }
  const [ofFirm, ofBranch] = [
    await create({ transactionDetail: { hptId: firm.id } }),
    await create({ generalDetail: { branchCodeId: branch.branchCode } }),
  ]
  const rate = { service: 'hsrp', toRTO: place.displayName, clientId: null } as const
  const rates = [{ ...rate, receiptAmount: 1, otherCharges: 1, adminCharges: 1 }]
  const comment = { as: admin, params: { caseId }, body: { text: 'Where is it?', isInternal: true } }
  const answers = [
    ...(await whileHeld<ApiResponse>(office, `delete from firms where id = '${firm.id}'`, ofFirm)),
    ...(await whileHeld<ApiResponse>(office, `delete from branches where id = '${branch.id}'`, ofBranch)),
    ...(await whileHeld<ApiResponse>(office, `delete from rtos where id = '${place.id}'`, () =>
      office.call(rateEndpoints.replace, { as: admin, body: rates }),
    )),
    ...(await whileHeld<ApiResponse>(office, `delete from cases where id = '${caseId}'`, () =>
      office.call(commentEndpoints.add, comment),
    )),
  ]
  await refreshVehicles(office.database)
  expect(answers.map(({ status, message }) => [status, message])).toEqual([
    [400, t.cases('badHpt')],
    [400, t.cases('badBranch')],
    [400, t.rates('unknownRto')],
    [404, t.cases('noValidCaseId')],
  ])
})

test('an import stays though its row was changed only while it was taken back', async () => {
  const header = 'firstName,lastName,email,mobileNo,firmName,address1,address2,city,state,pincode'
  const form = { address1: 'A', address2: 'B', city: 'Pune', state: 'Goa', pincode: '411001' } as const
  const imported = {
    rtos: (await check('rtos', 'rtoCode,city', 'UN-1,PUNE')).id,
    clients: (await check('clients', header, 'Asha,Rane,un@dealer.test,9766000002,Un Motors,A,B,Pune,Goa,411001')).id,
  }
  for (const id of Object.values(imported)) requireSuccess(await commit(id))
  const query = { search: 'UN-1' }
  const { data: rtos } = await office.call(referenceEndpoints.allRtos, { as: admin, query })
  const { data: clients } = await office.call(clientEndpoints.all, { as: admin, query: { search: 'Un Motors' } })
  const place = rtos.find(({ rtoCode }) => rtoCode === 'UN-1')?.id ?? ''
  const client = clients.find(({ firmName }) => firmName === 'Un Motors')?.id ?? ''
  const moved = { as: admin, params: { id: place }, body: { rtoCode: 'UN-1', city: 'NASHIK' } }
  const person = { firstName: 'Usha', lastName: 'Rane', mobileNo: '9766000002', firmName: 'Un Motors' }
  const corrected = { as: admin, params: { id: client }, body: { ...person, ...form } }
  const statuses = async (table: keyof typeof imported, id: string, edit: () => Promise<ApiResponse>) =>
    (
      await whileHeld<ApiResponse>(office, `select from ${table} where id = '${id}' for update`, edit, () =>
        undo(imported[table]),
      )
    ).map(({ status }) => status)
  expect(await statuses('rtos', place, () => office.call(referenceEndpoints.updateRto, moved))).toEqual([200, 409])
  expect(await statuses('clients', client, () => office.call(clientEndpoints.edit, corrected))).toEqual([200, 409])
})

test('a vehicle that is taken back while it is renewed is not there', async () => {
  const { id } = await check('vehicles', 'vehicleNo,pucExpiry', 'MH12UN0001,01/01/2027')
  requireSuccess(await commit(id))
  const params = { plate: 'MH12UN0001' }
  const { data } = await office.call(vehicleEndpoints.details, { as: admin, params })
  const body = { vehicleId: data.id, kind: 'PUC', newExpiryDate: '2039-01-01' } as const
  const [undone, renewed] = await whileHeld<ApiResponse>(
    office,
    `select from vehicles where id = '${data.id}' for update`,
    () => undo(id),
    () => office.call(reminderEndpoints.renew, { as: admin, body }),
  )
  expect([undone?.status, renewed?.status]).toEqual([200, 404])
})
