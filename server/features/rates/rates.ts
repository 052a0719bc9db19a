import { v7 as newId } from 'uuid'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { showRupees, toPaise, toRupees } from '#contract/money.ts'
import type { Rate, RateInput, rateEndpoints } from '#contract/rates/rate.ts'
import { caseCharges, serviceCharges } from '#contract/rates/rate-columns.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { waitForLock } from '../../db/locks.ts'
import { anyOf } from '../../db/rows.ts'
import { changesBetween, recordSetting } from '../../history/history.ts'
import { badRequest, type FieldErrors } from '../../http/errors.ts'

/** Returns the rows of the rate card in its order, in rupees. */
export async function listRates(db: Db): Promise<Rate[]> {
  const rows = await db
    .selectFrom('rates')
    .leftJoin('rtos', 'rtos.id', 'rto_id')
    .select(['service_code', 'display_name', 'client_id', 'receipt_amount', 'other_charges', 'admin_charges'])
    .select(['puc_charges', 'insurance_charges'])
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    service: row.service_code as ServiceCode,
    toRTO: row.display_name,
    clientId: row.client_id,
    receiptAmount: toRupees(row.receipt_amount),
    otherCharges: toRupees(row.other_charges),
    adminCharges: toRupees(row.admin_charges),
    ...chargesOfCase(row.puc_charges, row.insurance_charges),
  }))
}

/** Returns the charges that a case has once, in rupees, from paise: those that are known. */
export const chargesOfCase = (puc: number | null, insurance: number | null) => ({
  ...(puc !== null && { pucCharges: toRupees(puc) }),
  ...(insurance !== null && { insuranceCharges: toRupees(insurance) }),
})

type Replace = typeof rateEndpoints.replace

/** Maximum rows named in an entry of the history. */
const MOST_NAMED = 50

/**
 * Replaces the rate card. Amounts arrive in rupees and are stored in paise. The history gets the number of rows and the
 * changed ones. 400, at its row, for an RTO or client that the office does not have, and for a combination that an
 * earlier row has.
 */
export async function replaceRates(tx: Tx, ctx: Context, { rates }: Input<Replace>): Promise<EndpointData<Replace>> {
  await waitForLock(tx, 'rates')
  const { rows, fields } = await resolveRows(tx, rates)
  if (Object.keys(fields).length > 0) throw badRequest(fields)
  const before = await listRates(tx)
  await tx.deleteFrom('rates').where('position', '>=', 0).execute()
  if (rows.length > 0) await tx.insertInto('rates').values(rows).execute()
  const after = await listRates(tx)
  const changes = await changesOf(tx, before, after)
  await recordSetting(tx, ctx, 'rates', changes)
  return after
}

/** Returns the errors of rows that depend on other rows or on stored data, by row and field: `1.toRTO`. */
export const faultsOfRates = async (db: Db, rates: readonly RateInput[]): Promise<FieldErrors> =>
  (await resolveRows(db, rates)).fields

const paiseOrNull = (rupees: number | null) => (rupees === null ? null : toPaise(rupees))

async function resolveRows(db: Db, rates: readonly RateInput[]) {
  const [rtos, clients] = [await rtosByKey(db), await clientsById(db, rates)]
  const fields: FieldErrors = {}
  const taken = new Set<string>()
  const rows = rates.map((rate, position) => {
    const rto_id = rate.toRTO === null ? null : rtos.get(plateKey(rate.toRTO))
    const client_id = rate.clientId === null ? null : clients.get(rate.clientId)
    if (rto_id === undefined) fields[`${position}.toRTO`] = 'rates.unknownRto'
    if (client_id === undefined) fields[`${position}.clientId`] = 'rates.unknownDealer'
    const combination = `${rate.service} ${rto_id} ${client_id}`
    if (rto_id !== undefined && client_id !== undefined && taken.has(combination))
      fields[`${position}.service`] = 'rates.twice'
    taken.add(combination)
    return {
      id: newId(),
      position,
      service_code: rate.service,
      rto_id: rto_id ?? null,
      client_id: client_id ?? null,
      receipt_amount: toPaise(rate.receiptAmount),
      other_charges: toPaise(rate.otherCharges),
      admin_charges: toPaise(rate.adminCharges),
      puc_charges: paiseOrNull(rate.pucCharges),
      insurance_charges: paiseOrNull(rate.insuranceCharges),
    }
  })
  return { rows, fields }
}

/** Returns the office's RTOs by the key of their display name, also those switched off. */
async function rtosByKey(db: Db): Promise<Map<string, string>> {
  const rtos = await db.selectFrom('rtos').select(['id', 'display_name']).where('proposed_by', 'is', null).execute()
  return new Map(rtos.map(({ id, display_name }) => [plateKey(display_name), id]))
}

/** Returns the verified clients that the rows name, by their own ids and those of their users. */
async function clientsById(db: Db, rates: readonly RateInput[]): Promise<Map<string, string>> {
  const named = [...new Set(rates.flatMap(({ clientId }) => clientId ?? []))]
  if (named.length === 0) return new Map()
  const clients = await db
    .selectFrom('clients')
    .leftJoin('users', 'users.client_id', 'clients.id')
    .select(['clients.id', 'users.id as user_id'])
    .where('is_verified', '=', true)
    .where((eb) => eb.or([eb('clients.id', 'in', named), eb('users.id', 'in', named)]))
    .execute()
  return new Map(clients.flatMap(({ id, user_id }) => [[id, id] as const, [user_id ?? id, id] as const]))
}

/** Returns the number of rows and each changed row with its amounts, for the history; nothing for the same card. */
async function changesOf(tx: Tx, before: readonly Rate[], after: readonly Rate[]) {
  const names = await namesOf(tx, [...before, ...after])
  const described = (rates: readonly Rate[]) => Object.fromEntries(rates.map((rate) => [names(rate), amountsOf(rate)]))
  const [from, to] = [described(before), described(after)]
  const none = Object.fromEntries(Object.keys(from).map((name) => [name, null]))
  const changed = Object.entries(changesBetween(from, { ...none, ...to }))
  if (changed.length === 0) return {}
  return {
    rateCardRows: { from: before.length, to: after.length },
    ...Object.fromEntries(changed.slice(0, MOST_NAMED)),
    ...(changed.length > MOST_NAMED && { furtherRows: { from: null, to: changed.length - MOST_NAMED } }),
  }
}

/** The amounts in the order of the card; those of PUC and insurance where one of them is known. */
function amountsOf(rate: Rate): string {
  const once = caseCharges.some((name) => rate[name] !== undefined) ? caseCharges : []
  return [...serviceCharges, ...once].map((name) => showRupees(rate[name])).join(' + ')
}

/** Returns how the history names a row: `Fitness · MH12 - PUNE · Shah Motors`. */
async function namesOf(tx: Tx, rates: readonly Rate[]) {
  const services = await tx.selectFrom('services').select(['code', 'label']).execute()
  const labels = new Map(services.map(({ code, label }) => [code, label]))
  const ids = [...new Set(rates.flatMap(({ clientId }) => clientId ?? []))]
  const clients = await tx.selectFrom('clients').select(['id', 'firm_name']).where('id', '=', anyOf(ids)).execute()
  const firms = new Map(clients.map(({ id, firm_name }) => [id, firm_name]))
  return ({ service, toRTO, clientId }: Rate) =>
    [labels.get(service), toRTO, clientId && firms.get(clientId)].filter(Boolean).join(' · ')
}
