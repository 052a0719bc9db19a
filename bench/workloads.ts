import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { API_BASE } from '#contract/api.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { NewCaseInput } from '#contract/cases/case-form.ts'
import { addDays } from '#contract/dates.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { queueKinds } from '#contract/queue/queue-values.ts'
import { reminderEndpoints } from '#contract/reminders/reminder-endpoints.ts'
import { reminderBands } from '#contract/reminders/reminder-values.ts'
import { searchEndpoints } from '#contract/search/search.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { vehicleEndpoints } from '#contract/vehicles/vehicle.ts'
import { typeParsers } from '#server/db/types.ts'
import { ADMIN_EMAIL, PASSWORD } from './data-set.ts'
import type { Request } from './load.ts'

/** Ids and values of a data set, for requests. */
interface Samples {
  lastDay: string
  ids: string[]
  plates: string[]
  clients: string[]
  staff: string[]
  makers: string[]
  firmName: string
  offices: string[]
  financiers: string[]
}

const PAGE = 50

/**
 * Returns the requests of every workload by name, each with some tens of variants, as the superadmin
 * sends them.
 */
export async function workloadsOf(url: string, database: string): Promise<Record<string, Request[]>> {
  const samples = await takeSamples(database)
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${(await signIn(url, ADMIN_EMAIL)).token}`,
  }
  const request = ({ method, path }: Endpoint, { id = '', query = '', body = {} as object } = {}): Request => ({
    method: method as Request['method'],
    path: API_BASE + path.replace(/:\w+$/, id) + query,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    headers,
  })
  const { lastDay } = samples
  const month = { filterType: 'applicationDate', fromDate: addDays(lastDay, -29), toDate: lastDay }
  const year = { ...month, fromDate: addDays(lastDay, -364) }
  const first = { ...month, page: 0, pageSize: PAGE }
  const threeYears = { ...month, fromDate: addDays(lastDay, -1_100) }
  const anyDate = (facet: object) =>
    request(caseEndpoints.verifiedList, { body: { filterType: 'applicationDate', page: 0, pageSize: PAGE, ...facet } })
  const cases = request(caseEndpoints.verifiedList, { body: first })
  const lastPage = Math.floor((await totalOf(url, cases)) / PAGE) - 1
  const coming = (days: number) => ({ fromDate: lastDay, toDate: addDays(lastDay, days) })
  return {
    list: [cases],
    'last page': [request(caseEndpoints.verifiedList, { body: { ...first, page: lastPage } })],
    detail: samples.ids.map((id) => request(caseEndpoints.details, { id })),
    summary: [request(caseEndpoints.summary, { body: coming(29) })],
    'search by plate': samples.plates.map((search) =>
      request(caseEndpoints.verifiedList, { body: { ...threeYears, page: 0, pageSize: PAGE, search } }),
    ),
    counts: [request(caseEndpoints.verifiedList, { body: { ...year, page: 0, pageSize: 1 } })],
    create: samples.ids.map((_id, index) => ({
      ...request(caseEndpoints.create),
      nextBody: () => JSON.stringify(newCase(samples, index)),
    })),
    "client's cases": samples.clients.map((id) =>
      request(caseEndpoints.ofClient, { id, body: { ...year, page: 0, pageSize: PAGE } }),
    ),
    'pending payments': [request(paymentEndpoints.pending, { query: `?page=0&pageSize=${PAGE}` })],
    'any date, ready': [anyDate({ statuses: ['ready'] })],
    'any date, dealer': samples.clients.map((clientId) => anyDate({ clientId })),
    'any date, maker': samples.makers.map((createdBy) => anyDate({ createdBy })),
    'any date, RTO': samples.offices.map((rto) => anyDate({ rto })),
    'any date, longest wait': [anyDate({ statuses: ['ready', 'assigned'], sort: 'waitsSince' })],
    'any date, by vehicle': [anyDate({ sort: 'vehicleNo' })],
    'any date, by buyer': [anyDate({ sort: '-buyerName' })],
    'expiries of a month': [
      request(caseEndpoints.verifiedList, {
        body: { ...first, filterType: 'pucExpiry', fromDate: addDays(lastDay, -500), toDate: addDays(lastDay, -471) },
      }),
    ],
    'search by name': [anyDate({ search: 'sharma' })],
    'cases with two letters': [anyDate({ search: 'zq' })],
    'search of two letters': [request(searchEndpoints.find, { query: '?text=zq' })],
    'queue counts': [request(queueEndpoints.counts)],
    ...Object.fromEntries(
      queueKinds.map((kind) => [
        `queue ${kind}`,
        [request(queueEndpoints.rows, { body: { kind, page: 0, pageSize: PAGE } })],
      ]),
    ),
    'stage counts': [request(stageEndpoints.counts)],
    'files in process': [request(stageEndpoints.list, { body: { stage: 'inProcess', page: 0, pageSize: PAGE } })],
    'late files': [request(stageEndpoints.late)],
    vehicles: [request(vehicleEndpoints.all, { query: `?page=0&pageSize=${PAGE}` })],
    'vehicles by plate': samples.plates.map((plate) =>
      request(vehicleEndpoints.all, { query: `?page=0&pageSize=${PAGE}&search=${encodeURIComponent(plate)}` }),
    ),
    'vehicles by last digits': samples.plates.map((plate) =>
      request(vehicleEndpoints.all, { query: `?page=0&pageSize=${PAGE}&search=${plate.slice(-4)}` }),
    ),
    'vehicle page': samples.plates.map((plate) => request(vehicleEndpoints.details, { id: encodeURIComponent(plate) })),
    'vehicle check': samples.plates.map((vehicleNo) =>
      request(vehicleEndpoints.check, { body: { vehicleNo, chassisNo: '' } }),
    ),
    ...Object.fromEntries(
      reminderBands.map((band) => [
        `reminders ${band}`,
        [request(reminderEndpoints.worklist, { body: { band, page: 0, pageSize: PAGE } })],
      ]),
    ),
    // Not the superadmin: so many new sessions would end the session that sends all other requests.
    'sign-in': await Promise.all(
      samples.staff.map(async (email) => {
        const { cookie } = await signIn(url, email)
        const sent = request(identityEndpoints.signIn, { body: { email, password: PASSWORD } })
        return { ...sent, headers: { ...sent.headers, cookie } }
      }),
    ),
  }
}

async function takeSamples(database: string): Promise<Samples> {
  const client = new pg.Client({ connectionString: database, types: typeParsers })
  await client.connect()
  try {
    const many = async (query: string) =>
      (await client.query({ text: query, rowMode: 'array' })).rows.map(([value]) => value)
    return {
      lastDay: (await many('select max(application_date) from cases where status = $$paid$$'))[0],
      ids: await many('select id from cases order by random() limit 64'),
      plates: await many(`select vehicle_no from cases where status = 'paid' order by random() limit 32`),
      clients: await many(`select id from clients where email not like 'client1@%' order by random() limit 16`),
      staff: await many(`select email from users where role = 'employee' order by random() limit 16`),
      makers: await many(`select id from users where role = 'employee' order by random() limit 16`),
      firmName: (await many('select firm_name from clients where is_verified limit 1'))[0],
      offices: await many('select display_name from rtos limit 2'),
      financiers: await many('select id from firms limit 2'),
    }
  } finally {
    await client.end()
  }
}

/** Signs in; returns the token of the session, and the cookie by which the device is recognised later. */
export async function signIn(url: string, email: string): Promise<{ token: string; cookie: string }> {
  const response = await fetch(url + API_BASE + identityEndpoints.signIn.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const { data } = (await response.json()) as { data: { access_token: string } }
  return { token: data.access_token, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function totalOf(url: string, request: Request): Promise<number> {
  const { meta } = (await sendRequest(url, request)) as { meta: { total: number } }
  return meta.total
}

/** Sends one request; throws when the answer is not a success. */
export async function sendRequest(url: string, { method, path, body, nextBody, headers }: Request): Promise<unknown> {
  const sent = nextBody ? nextBody() : body
  const response = await fetch(url + path, { method, headers, ...(sent !== undefined && { body: sent }) })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/**
 * Returns a new case of a vehicle that no other case has. Its dates lie before the month of the lists, so that created
 * cases do not affect other workloads.
 */
function newCase({ lastDay, firmName, offices, financiers }: Samples, index: number): NewCaseInput {
  const digits = randomUUID().slice(-12).toUpperCase()
  const [office = '', otherOffice = ''] = offices
  const [hptId = '', hpaId = ''] = financiers
  return {
    generalDetail: { firmName, applicationDate: addDays(lastDay, -40 - index * 10), incentiveAmount: 250 },
    vehicleDetail: {
      vehicleNo: `MH${digits.slice(-8)}`,
      fromRTO: office,
      toRTO: otherOffice,
      chassisNo: `MA3${digits}`,
      engineNo: digits.slice(-11),
    },
    expireDetail: {
      insuranceExpiry: addDays(lastDay, 1_000 + index),
      pucExpiry: addDays(lastDay, 1_000 + index),
      fitnessExpiry: addDays(lastDay, 1_000 + index),
      taxExpiry: addDays(lastDay, 1_000 + index),
    },
    transactionDetail: { to: 'OTHER', hptId, hpaId, numberPlate: 'HSRP' },
    ownerDetails: {},
    expenseDetail: { pucCharges: 100, insuranceCharges: 2_500, receiptAmount: 1_450.5 },
    referenceDetail: {},
  }
}
