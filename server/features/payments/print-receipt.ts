import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { toRupees } from '#contract/money.ts'
import { officeAddress } from '#contract/office/office-lines.ts'
import type { paymentEndpoints } from '#contract/payments/payment.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import { languageInForce, t } from '#contract/texts.ts'
import type { ReportTask } from '../../adapters/pdfs.ts'
import type { Actor } from '../../context/actor.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { conflict, notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { StreamAnswer } from '../../http/route.ts'
import { answerOf, writtenPdf } from '../files/pdf-answer.ts'
import { readReportOffice } from '../office/office-profile.ts'
import { visiblePayments } from './scope.ts'

type Request = RequestContext<typeof paymentEndpoints.receipt>
type Printed = ReportTask<'receipt'>['data']

/**
 * Prints the receipt of a payment. The first PDF that somebody gets is the original, every later one says that it is a
 * duplicate. 404 for a payment that the actor may not see, 409 for one without a receipt.
 */
export async function printReceipt(deps: Deps, request: Request): Promise<StreamAnswer> {
  const { actor, input, caller } = request
  const row = await getReceipt(deps.database.db, actor, input.paymentId)
  const receipt = await readReceipt(deps, request, row)
  return writtenPdf(
    deps,
    t.receipts('fileName', { receiptNo: row.receipt_no.replaceAll('/', '-') }),
    async (folder) => {
      const write = (target: string, isDuplicate: boolean) => {
        const data = { ...receipt, isDuplicate }
        return deps.pdfs.writeReport(async () => ({ folder, report: 'receipt', data, target }), caller)
      }
      if (row.printed_at !== null) return write('duplicate', true)
      // Written before it is counted, so that a failure does not use up the original.
      const original = answerOf(await write('original', false))
      return (await isFirstPrint(deps, request, row.id)) ? original : write('duplicate', true)
    },
  )
}

/** Stores the first print; false if somebody was faster. */
async function isFirstPrint({ database }: Deps, { now }: Request, paymentId: string): Promise<boolean> {
  const { numUpdatedRows } = await database.db
    .updateTable('receipts')
    .set({ printed_at: now.toISOString() })
    .where('payment_id', '=', paymentId)
    .where('printed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

async function getReceipt(db: Db, actor: Actor, id: string) {
  const row = await visiblePayments(db, actor)
    .innerJoin('clients', 'clients.id', 'payments.client_id')
    .leftJoin('receipts', 'receipts.payment_id', 'payments.id')
    .leftJoin('bills', 'bills.id', 'payments.bill_id')
    .where('payments.id', '=', id)
    .select([
      'payments.id',
      'payments.amount',
      'payments.mode',
      'payments.utr',
      'payments.payment_date',
      'receipts.receipt_no',
      'receipts.given_at',
      'receipts.printed_at',
      'bills.bill_no',
      'bills.bill_date',
      'bills.month',
      'bills.year',
      'bills.penalty',
      'bills.waived_at',
      'clients.firm_name',
      'clients.first_name',
      'clients.last_name',
      'clients.mobile_no',
      'clients.address1',
      'clients.address2',
      'clients.city',
      'clients.state',
      'clients.pincode',
    ])
    .executeTakeFirstOrThrow(() => notFound())
  const { receipt_no, given_at } = row
  if (receipt_no === null || given_at === null) throw conflict('receipts.none')
  return { ...row, receipt_no, given_at }
}

type Row = Awaited<ReturnType<typeof getReceipt>>

async function readReceipt(deps: Deps, request: Request, row: Row): Promise<Omit<Printed, 'isDuplicate'>> {
  const { db } = deps.database
  return {
    receiptNo: row.receipt_no,
    givenAt: row.given_at,
    amount: toRupees(row.amount),
    mode: row.mode,
    utr: shownUtr(row),
    paidAt: row.payment_date,
    client: {
      firmName: row.firm_name,
      name: `${row.first_name} ${row.last_name}`,
      phoneNo: row.mobile_no,
      address: officeAddress(row),
    },
    cases: await casesOfReceipt(db, row.id),
    bill:
      row.bill_no && row.bill_date && row.month && row.year
        ? {
            billNo: row.bill_no,
            billDate: row.bill_date,
            month: showBillMonth({ billMonth: row.month, billYear: row.year }),
            penalty: toRupees(row.waived_at ? 0 : (row.penalty ?? 0)),
          }
        : null,
    office: await readReportOffice(deps, request),
    language: languageInForce(),
    now: request.now,
  }
}

/** Returns the cases that a payment is for, with their frozen amounts; none for a bill. */
async function casesOfReceipt(db: Db, paymentId: string): Promise<Printed['cases']> {
  const cases = await db
    .selectFrom('payment_assignments')
    .innerJoin('case_assignments', 'case_assignments.id', 'payment_assignments.assignment_id')
    .select(['case_assignments.case_no', 'case_assignments.vehicle_no', 'case_assignments.amount'])
    .where('payment_assignments.payment_id', '=', paymentId)
    .orderBy('case_assignments.case_no')
    .execute()
  return cases.map(({ case_no, vehicle_no, amount }) => ({
    caseNo: case_no,
    vehicleNo: vehicle_no,
    amount: toRupees(amount),
  }))
}
