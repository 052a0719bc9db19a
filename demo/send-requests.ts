import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import { formWith } from '#test/upload-form.ts'
import { makeCase } from './make-case.ts'
import type { Filling, Office, People } from './people.ts'
import { drawScan } from './scans.ts'

/** Dealers ask for work: one request was accepted, one was declined, and some are open, one of them by a member of a firm. */
export async function sendRequests({ office, people, random }: Filling, day: string, member: Session): Promise<void> {
  const { clients, employees, admin } = people
  const [first, second] = clients as [ClientSession, ClientSession]
  const clerk = employees[0] as Session
  const body = makeCase(people, random, day, first.client.firmName, 9000)
  const accepted = await send(
    office,
    first,
    body.vehicleDetail.vehicleNo,
    ['transferLocal', 'hsrp'],
    'The buyer comes on Friday.',
  )
  await office.ok(caseEndpoints.create, { as: clerk, body: { ...body, requestId: accepted.id } })
  const declined = await send(office, first, 'KA05MJ4410', ['fitness'], 'Fitness ends next week.')
  const reason = 'The vehicle is registered in Karnataka; its fitness is renewed there.'
  await office.ok(requestEndpoints.decline, { as: admin, params: { id: declined.id }, body: { reason } })

  const asks: [ClientSession, Session, ServiceCode[], string | undefined][] = [
    [first, member, ['transferLocal', 'hpt'], 'The loan is closed, the letter of the bank is there.'],
    [second, second, ['addressChange'], undefined],
  ]
  for (const [dealer, as, services, note] of asks) {
    const known = await knownCaseOf(office, people, dealer)
    const { id } = await send(office, as, known?.vehicleDetail.vehicleNo ?? 'MH12QS3140', services, note)
    const scan = known && (await drawScan('RC book', known, { turn: 2, asPdf: false }))
    if (!scan) continue
    const file = formWith(scan.bytes, scan.fileName, scan.type)
    await office.ok(requestEndpoints.upload, { as, params: { id }, ...file })
  }
}

async function send({ call }: Office, as: Session, vehicleNo: string, services: ServiceCode[], note?: string) {
  return requireSuccess(await call(requestEndpoints.create, { as, body: { vehicleNo, services, note } })).data
}

/** Returns a case of a dealer, whose vehicle comes again. */
async function knownCaseOf({ call }: Office, { admin }: People, { client }: ClientSession) {
  const list = { filterType: 'applicationDate', fromDate: '2000-01-01', toDate: '2099-12-31', pageSize: 1 } as const
  const { data } = await call(caseEndpoints.ofClient, { as: admin, params: { id: client.id }, body: list })
  const [row] = data?.cases ?? []
  return row && requireSuccess(await call(caseEndpoints.details, { as: admin, params: { id: row.id } })).data
}
