import type { z } from 'zod'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { type CaseFilter, type CaseList, presetQuery } from '#contract/cases/case-query.ts'
import type { Client } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { MAX_EXPORT_ROWS } from '#contract/limits.ts'
import { isCutTotal } from '#contract/long-lists.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import type { Vehicle } from '#contract/vehicles/vehicle.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { listQueries } from '#contract/views/list-queries.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { HttpError } from '../../http/errors.ts'
import type { Paged } from '../../http/route.ts'
import { listCases } from '../cases/list/list-cases.ts'
import { listClients } from '../clients/queries.ts'
import { listPendingPayments } from '../payments/listed-payments.ts'
import { listReminders } from '../reminders/worklist.ts'
import { listStages } from '../stages/stage-rows.ts'
import { listVehicles } from '../vehicles/read-vehicles.ts'
import { dayOf, exportedCaseColumns, rejectionColumns, stageColumns, yesNo } from './columns/exported-case-columns.ts'
import type { ExportColumn } from './export-file.ts'

type Query<L extends ListName> = z.output<(typeof listQueries)[L]>

/** The rows of a list from its own call, and the columns of its file for a role. */
interface ExportedList<Q, Row> {
  read: (db: Db, ctx: Context, query: Q) => Promise<Paged<Row[]>>
  columns: (role: StaffRole) => readonly ExportColumn<Row>[]
}

// oxlint-disable-next-line typescript/no-explicit-any -- the rows of each list are its own
type AnyExportedList = ExportedList<any, any>

const list = <Q, Row>(read: ExportedList<Q, Row>['read'], columns: ExportedList<Q, Row>['columns']) => ({
  read,
  columns,
})

/** The cases of a list's calls: the superadmin's own call, and an employee's. An employee sees its own cases in each. */
const casesOf =
  (preset: Parameters<typeof presetQuery>[0], ofEmployee = preset) =>
  (db: Db, ctx: Context, query: z.output<typeof CaseFilter> | z.output<typeof CaseList>) =>
    listCases(db, ctx, presetQuery(ctx.actor.role === 'employee' ? ofEmployee : preset, query))

export const exportedLists = {
  verified: list(casesOf('verifiedList', 'myVerified'), (role) => exportedCaseColumns('verified', role)),
  unverified: list(casesOf('unverified', 'myDrafts'), (role) => exportedCaseColumns('unverified', role)),
  rejected: list(casesOf('rejectedList'), (role) => [...exportedCaseColumns('rejected', role), ...rejectionColumns()]),
  stages: list(listStages, (role) => [...exportedCaseColumns('stages', role), ...stageColumns()]),
  vehicles: list(listVehicles, () => vehicleColumns()),
  reminders: list(listReminders, () => reminderColumns()),
  payments: list(listPendingPayments, () => paymentColumns()),
  clients: list(
    (db: Db, _ctx: Context, query: Query<'clients'>) => listClients(db, 'all', query),
    () => clientColumns(),
  ),
} satisfies Record<ListName, AnyExportedList>

/** Rows that are read at once. */
const PAGE_SIZE = 1000

/**
 * Reads all rows of a list by its own query, page by page, of one snapshot. 400 for more than `MAX_EXPORT_ROWS`; throws the
 * signal's reason once the caller has hung up. Nothing is refused after `onFirstPage`.
 */
export async function* rowsOfList<Row>(
  read: (page: { page: number; pageSize: number }) => Promise<Paged<Row[]>>,
  signal: AbortSignal,
  onFirstPage: () => void = () => undefined,
): AsyncGenerator<Row> {
  for (let page = 0; ; page += 1) {
    signal.throwIfAborted()
    const { data, meta } = await read({ page, pageSize: PAGE_SIZE })
    if (page === 0 && (await isTooLong(read, meta.total))) throw new HttpError(400, 'exports.tooManyRows')
    if (page === 0) onFirstPage()
    yield* data
    if (data.length < PAGE_SIZE) return
  }
}

/** A long list is not counted completely; instead the row after the last allowed one is looked up. */
async function isTooLong(read: (page: { page: number; pageSize: number }) => Promise<Paged<unknown[]>>, total: number) {
  if (!isCutTotal(total)) return total > MAX_EXPORT_ROWS
  return (await read({ page: MAX_EXPORT_ROWS, pageSize: 1 })).data.length > 0
}

const vehicleColumns = (): readonly ExportColumn<Vehicle>[] => [
  { header: t.cases('vehicleNo'), kind: 'text', value: (row) => row.vehicleNo },
  { header: t.caseFields('chassisNo'), kind: 'text', value: (row) => row.chassisNo },
  { header: t.caseFields('engineNo'), kind: 'text', value: (row) => row.engineNo },
  { header: t.fields('firmName'), kind: 'text', value: (row) => row.firmName },
  { header: t.exports('ownerName'), kind: 'text', value: (row) => row.owner?.name },
  { header: t.exports('ownerPhone'), kind: 'text', value: (row) => row.owner?.phoneNo },
  ...expiryTypes.map(
    (kind): ExportColumn<Vehicle> => ({
      header: t.reminders(`kinds.${kind}`),
      kind: 'day',
      value: (row) => row.expiries[kind],
    }),
  ),
  { header: t.vehicles('openCases'), kind: 'number', value: (row) => row.openCases },
  { header: t.vehicles('lastCase'), kind: 'text', value: (row) => row.lastCaseNo },
  { header: t.exports('note'), kind: 'text', value: (row) => row.note },
]

const reminderColumns = (): readonly ExportColumn<Reminder>[] => [
  { header: t.cases('vehicleNo'), kind: 'text', value: (row) => row.vehicleNo },
  { header: t.reminders('paper'), kind: 'text', value: (row) => t.reminders(`kinds.${row.kind}`) },
  { header: t.summary('expiryDate'), kind: 'day', value: (row) => row.expiryDate },
  { header: t.exports('daysLeft'), kind: 'number', value: (row) => row.days },
  { header: t.exports('ownerName'), kind: 'text', value: (row) => row.owner?.name },
  { header: t.exports('ownerPhone'), kind: 'text', value: (row) => row.owner?.phoneNo },
  { header: t.fields('firmName'), kind: 'text', value: (row) => row.firmName },
  { header: t.exports('lastContact'), kind: 'day', value: (row) => dayOf(row.lastSentAt) },
  {
    header: t.exports('outcome'),
    kind: 'text',
    value: ({ lastOutcome }) => lastOutcome && t.reminders(`outcomes.${lastOutcome}`),
  },
  { header: t.exports('snoozedUntil'), kind: 'day', value: (row) => row.snoozedUntil },
]

const paymentColumns = (): readonly ExportColumn<PendingPayment>[] => [
  { header: t.payments('paidBy'), kind: 'text', value: (row) => row.paymentBy.name },
  { header: t.fields('firmName'), kind: 'text', value: (row) => row.firmName },
  { header: t.fields('phone'), kind: 'text', value: (row) => row.paymentBy.phoneNo },
  { header: t.fields('amount'), kind: 'rupees', value: (row) => row.Amount },
  { header: t.fields('mode'), kind: 'text', value: (row) => row.Mode },
  { header: t.fields('utr'), kind: 'text', value: (row) => row.utr },
  { header: t.payments('paidOn'), kind: 'day', value: (row) => dayOf(row.PaymentDate) },
  {
    header: t.payments('cases'),
    kind: 'text',
    value: ({ caseAssignments }) => caseAssignments.map((one) => one.case.caseNo).join(', '),
  },
  { header: t.exports('bill'), kind: 'text', value: ({ bill }) => bill && `${bill.billMonth}/${bill.billYear}` },
]

const clientColumns = (): readonly ExportColumn<Client>[] => [
  { header: t.fields('name'), kind: 'text', value: fullName },
  { header: t.fields('firmName'), kind: 'text', value: (row) => row.firmName },
  { header: t.fields('phone'), kind: 'text', value: (row) => row.mobileNo },
  { header: t.exports('email'), kind: 'text', value: (row) => row.email },
  { header: t.fields('address1'), kind: 'text', value: (row) => row.address1 },
  { header: t.fields('address2'), kind: 'text', value: (row) => row.address2 },
  { header: t.fields('city'), kind: 'text', value: (row) => row.city },
  { header: t.fields('state'), kind: 'text', value: (row) => row.state },
  { header: t.fields('pincode'), kind: 'text', value: (row) => row.pincode },
  { header: t.fields('verified'), kind: 'text', value: (row) => yesNo(row.isVerified) },
  { header: t.fields('creditLimit'), kind: 'rupees', value: (row) => row.creditLimit },
  { header: t.exports('usedCredit'), kind: 'rupees', value: (row) => row.utilizedCredit },
  { header: t.fields('fixedPenalty'), kind: 'rupees', value: (row) => row.fixedPenaltyAmount },
]
