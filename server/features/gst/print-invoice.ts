import type { gstEndpoints } from '#contract/gst/gst.ts'
import { toRupees } from '#contract/money.ts'
import { languageInForce, t } from '#contract/texts.ts'
import type { ReportTask } from '../../adapters/pdfs.ts'
import type { Actor } from '../../context/actor.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { StreamAnswer } from '../../http/route.ts'
import { writtenPdf } from '../files/pdf-answer.ts'
import { readReportOffice } from '../office/office-profile.ts'
import { taxed } from './list-invoices.ts'

type Request = RequestContext<typeof gstEndpoints.invoice>
type Invoice = ReportTask<'invoice'>['data']

/**
 * Prints the tax invoice of a payment, bill or reversal, or the credit note of an adjustment. 404 for what the actor
 * may not see, 409 for what has none.
 */
export async function printInvoice(deps: Deps, request: Request): Promise<StreamAnswer> {
  const { actor, input, caller } = request
  const { db } = deps.database
  await requireVisible(db, actor, input.id)
  const row = await findInvoice(db, input.id)
  if (!row) throw conflict('gst.none')
  const data = await readInvoice(deps, request, row)
  return writtenPdf(
    deps,
    t.gst('fileName', { kind: t.gst(`kinds.${row.kind}`), number: row.invoice_no.replaceAll('/', '-') }),
    (folder) => deps.pdfs.writeReport(async () => ({ folder, report: 'invoice', data, target: 'invoice' }), caller),
  )
}

/** A client sees the documents of its own payments, bills and adjustments. */
async function requireVisible(db: Db, { role, clientId }: Actor, id: string): Promise<void> {
  const subject = await db
    .selectFrom('payments')
    .select('client_id')
    .where('id', '=', id)
    .unionAll(db.selectFrom('bills').select('client_id').where('id', '=', id))
    .unionAll(db.selectFrom('adjustments').select('client_id').where('id', '=', id))
    .executeTakeFirst()
  if (!subject || (role !== 'superadmin' && subject.client_id !== clientId)) throw notFound()
}

const findInvoice = (db: Db, id: string) =>
  db
    .selectFrom('invoices')
    .leftJoin('invoices as corrected', 'corrected.id', 'invoices.corrects')
    .leftJoin('adjustments', 'adjustments.id', 'invoices.adjustment_id')
    .leftJoin('bills', 'bills.id', 'invoices.bill_id')
    .selectAll('invoices')
    .select([
      'corrected.invoice_no as corrected_no',
      'corrected.invoice_date as corrected_date',
      'adjustments.reason',
      'bills.bill_no',
      'bills.adjusted',
      'bills.penalty',
      'bills.waived_at',
      'bills.total as bill_total',
    ])
    .where((eb) =>
      eb.or([
        eb('invoices.payment_id', '=', id),
        eb('invoices.bill_id', '=', id),
        eb('invoices.adjustment_id', '=', id),
      ]),
    )
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof findInvoice>>>

async function readInvoice(deps: Deps, request: Request, row: Row): Promise<Invoice> {
  return {
    isCreditNote: row.kind === 'credit note',
    number: row.invoice_no,
    date: row.invoice_date,
    supplier: { gstin: row.supplier_gstin, state: row.supplier_state },
    client: { name: row.client_name, address: row.client_address, gstin: row.client_gstin, state: row.client_state },
    sac: row.sac,
    ratePercent: row.rate / 100,
    ...taxed(row),
    cases: await casesOf(deps.database.db, row.id),
    reimbursements: toRupees(row.reimbursements),
    total: toRupees(row.total),
    corrects:
      row.corrected_no && row.corrected_date
        ? { number: row.corrected_no, date: row.corrected_date, reason: row.reason ?? '' }
        : null,
    bill: row.bill_no
      ? {
          billNo: row.bill_no,
          adjustments: toRupees(row.adjusted ?? 0),
          penalty: toRupees(row.waived_at ? 0 : (row.penalty ?? 0)),
          total: toRupees(row.bill_total ?? 0),
        }
      : null,
    office: await readReportOffice(deps, request),
    language: languageInForce(),
    now: request.now,
  }
}

async function casesOf(db: Db, invoiceId: string): Promise<Invoice['cases']> {
  const lines = await db
    .selectFrom('invoice_lines')
    .innerJoin('case_assignments', 'case_assignments.id', 'invoice_lines.assignment_id')
    .select(['case_no', 'vehicle_no', 'service'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('case_no')
    .execute()
  return lines.map((line) => ({ caseNo: line.case_no, vehicleNo: line.vehicle_no, service: toRupees(line.service) }))
}
