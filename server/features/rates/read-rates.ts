import { sql } from 'kysely'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { MAX_RATES } from '#contract/limits.ts'
import { RateInput, type rateEndpoints } from '#contract/rates/rate.ts'
import { rateColumns } from '#contract/rates/rate-columns.ts'
import type { ReadRate, ReadRates } from '#contract/rates/read-rates.ts'
import { serviceName } from '#contract/services/service-name.ts'
import { readRupeesOrNone } from '#contract/tables/read-amount.ts'
import { english, t, textKey, textOf } from '#contract/texts.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { inTransaction } from '../../db/transaction.ts'
import { askFor, badRequest, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { rupeesOrNull } from '../cases/case-mapping.ts'
import { findClientId } from '../clients/queries.ts'
import { columnsOfImport, isHeading, rowsOfTable } from '../imports/table-of-import.ts'
import { savedMapping, saveMapping } from '../tables/open-file.ts'
import { readTable } from '../tables/read-table.ts'
import { chargesOfCase, faultsOfRates } from './rates.ts'

/**
 * Reads a rate card from a sheet (CSV, XLSX); nothing is saved. Names services by label or code, RTOs by display name
 * and dealers by firm. An empty amount beside the receipt is 0. Returns the errors that saving the rows would cause.
 * 400 for a file that is unfit, lacks a column, or has too many rows; with its headings for one of which nobody has said what
 * its columns mean.
 */
export const readRates = (deps: Deps, request: RequestContext<typeof rateEndpoints.read>): Promise<ReadRates> =>
  request.form(async ({ file, fields: asked }) => {
    const known = rateColumns()
    const table = await readTable(deps, request, file, asked, isHeading(known, asked.mapping))
    const { db } = deps.database
    const saved = await savedMapping(db, 'rates', table.columns)
    const { columns, ...facts } = columnsOfImport(table, known, saved)
    // Serial numbers, remarks and what else stands in a card of an office are left out.
    const suggested = Object.fromEntries(columns.map(({ header, column }) => [header, column]))
    const mapping = { ...suggested, ...asked.mapping }
    const isMissing = known.some(({ name, isRequired }) => isRequired && !Object.values(mapping).includes(name))
    if (isMissing && asked.mapping === undefined)
      throw askFor(
        'mapping',
        'rates.whichColumns',
        columns.map(({ header }) => header),
        columns.map(({ example }) => example),
      )
    const { rows } = rowsOfTable(table, known, { ...asked, mapping })
    const { mapping: chosen } = asked
    if (chosen) await inTransaction(db, (tx) => saveMapping(tx, 'rates', table.columns, chosen))
    if (rows.length > MAX_RATES) throw badRequest({ file: textKey('rates.tooMany', { most: MAX_RATES }) })
    const services = await db.selectFrom('services').select(['code', 'label']).execute()
    const clients = await db.selectFrom('clients').select(['id', 'firm_name']).where('is_verified', '=', true).execute()
    const serviceOf = new Map(
      services.flatMap((service) =>
        [service.code, service.label, serviceName(service)].map((name): [string, string] => [
          plain(name),
          service.code,
        ]),
      ),
    )
    const clientOf = new Map(clients.map(({ id, firm_name }) => [firmKey(firm_name), id]))
    const rates = rows.map(({ cells }): ReadRate => {
      const { service = '', toRTO = '', clientId = '' } = cells
      return {
        service: serviceOf.get(plain(service)) ?? service,
        toRTO: isEvery(toRTO, 'everyRto') ? null : toRTO,
        clientId: isEvery(clientId, 'everyDealer') ? null : (clientOf.get(firmKey(clientId)) ?? clientId),
        receiptAmount: amountOf(cells.receiptAmount),
        otherCharges: amountOf(cells.otherCharges ?? '0'),
        adminCharges: amountOf(cells.adminCharges ?? '0'),
        ...(cells.pucCharges && { pucCharges: amountOf(cells.pucCharges) }),
        ...(cells.insuranceCharges && { insuranceCharges: amountOf(cells.insuranceCharges) }),
      }
    })
    const used = columns.map((one) => ({ ...one, column: mapping[one.header] ?? null }))
    const fields = await faultsOf(db, rates)
    for (const [place, { isMoved }] of rows.entries())
      if (isMoved) fields[`${place}.receiptAmount`] = t.tables('movedCells')
    return { rates, fields, columns: used, ...facts }
  })

const plain = (text: string) => plateKey(text.normalize('NFKC')) || text.trim()

/** Compares firms as the database does (`firm_key`): "A-1 Motors" and "A1 Motors" are two. */
const firmKey = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()

const isEvery = (cell: string, name: 'everyRto' | 'everyDealer') =>
  [' ', t.rates(name), english.rates(name)].some((every) => every.trim().toLowerCase() === cell.toLowerCase())

/** An amount in rupees; any other text stays as it is. */
const amountOf = (cell: string | undefined): number | string | null =>
  cell === undefined ? null : (readRupeesOrNone(cell) ?? cell)

/** The errors that saving the rows would cause: of each row alone, then unknown and repeated ones. */
async function faultsOf(db: Db, rates: readonly ReadRate[]): Promise<Record<string, string>> {
  const fields: Record<string, string> = {}
  const whole: { place: number; rate: RateInput }[] = []
  rates.forEach((rate, place) => {
    const { success, data, error } = RateInput.safeParse(rate)
    if (success) whole.push({ place, rate: data })
    for (const { path, message } of error?.issues ?? []) fields[`${place}.${String(path[0])}`] ??= textOf(message)
  })
  const found = await faultsOfRates(
    db,
    whole.map(({ rate }) => rate),
  )
  for (const [name, message] of Object.entries(found)) {
    const [at = '', field = ''] = name.split('.')
    fields[`${whole[Number(at)]?.place}.${field}`] = textOf(message)
  }
  return fields
}

type Suggest = typeof rateEndpoints.suggest

interface Sums {
  receipt: number | null
  other: number | null
  admin: number | null
  puc: number | null
  insurance: number | null
}

/**
 * Returns the charges of a case by the rate card, in rupees: each service by its best row, where client and RTO beats
 * client beats RTO beats neither, and their sums, but of PUC and insurance, which a case has once, the highest. A service
 * without a row adds nothing; without any row the charges are null. An RTO that the office does not have matches the rows for every RTO. 404 for an unknown client.
 */
export async function suggestCharges(
  db: Db,
  { actor }: Context,
  { services, toRTO, clientId }: Input<Suggest>,
): Promise<EndpointData<Suggest>> {
  const client = clientId === null ? null : await findClientId(db, clientId)
  if (clientId !== null && client === null) throw notFound('rates.unknownDealer')
  const { rows } = await sql<Sums>`
    with asked as (
      select id from rtos where plate_key(display_name) = plate_key(${toRTO}) limit 1
    ), best as (
      select distinct on (service_code) receipt_amount, other_charges, admin_charges, puc_charges, insurance_charges
      from rates
      where service_code = any(${services}::text[])
        and (rto_id is null or rto_id = (select id from asked))
        and (client_id is null or client_id = ${client}::uuid)
      order by service_code, client_id nulls last, rto_id nulls last
    )
    select sum(receipt_amount)::bigint as receipt, sum(other_charges)::bigint as other, sum(admin_charges)::bigint as admin,
      max(puc_charges) as puc, max(insurance_charges) as insurance
    from best`.execute(db)
  const { receipt = null, other = null, admin = null, puc = null, insurance = null } = rows[0] ?? {}
  return {
    receiptAmount: rupeesOrNull(receipt),
    otherCharges: rupeesOrNull(other),
    ...(actor.role === 'superadmin' && { adminCharges: rupeesOrNull(admin) }),
    ...chargesOfCase(puc, insurance),
  }
}
