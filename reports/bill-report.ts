import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Bill } from '#contract/bills/bill.ts'
import { billParts, describeAdjustment } from '#contract/bills/bill-parts.ts'
import { isBillActionAllowed } from '#contract/bills/bill-rules.ts'
import { billStatusText } from '#contract/bills/bill-texts.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Client } from '#contract/clients/client.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import { showPhone } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { paymentColumns } from './client-report.ts'
import type { ReportOffice } from './letterhead.ts'
import { amountTable, facts, listing, report } from './report-parts.ts'

interface BillReport {
  bill: Bill
  /** "October 2026". */
  month: string
  client: Pick<
    Client,
    | 'firmName'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phoneNo'
    | 'mobileNo'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state'
    | 'pincode'
  >
  now: Date
  office: ReportOffice
  /** The UPI id to pay to; empty while none is set. */
  upi: string
}

/**
 * Returns the report of a monthly bill: every case, with government receipts separate from the
 * office's own charges, the adjustments, the penalty and the payments.
 */
export function billReport({ bill, month, client, now, office, upi }: BillReport): TDocumentDefinitions {
  const { receipts, services, charges, adjusted, penalty, waived, total } = billParts(bill)
  const payments = bill.payments.filter(({ remark }) => remark === CREDIT_BILL)
  return report(
    {
      title: t.bills('reportTitle'),
      office,
      now,
      factTable: [
        [t.report('billNo'), bill.billNo],
        [t.report('billOf'), month],
      ],
    },
    [
      facts(t.report('billTo'), [
        { label: t.report('firmName'), value: client.firmName },
        { label: t.report('name'), value: fullName(client) },
        { label: t.report('email'), value: client.email },
        { label: t.report('phone'), value: showPhone(client.phoneNo || client.mobileNo) },
        {
          label: t.report('address'),
          value: `${client.address1}, ${client.address2}, ${client.city}, ${client.state} ${client.pincode}`,
          wide: true,
        },
      ]),
      facts(t.report('bill'), [
        { label: t.report('billDate'), value: showDay(bill.billDate) },
        { label: t.report('dueDate'), value: showDay(bill.dueDate) },
        { label: t.report('status'), value: billStatusText(bill), wide: true },
        ...(isBillActionAllowed('pay', bill.status)
          ? [{ label: t.bills('howToPay'), value: howToPay(bill.billNo, office, upi), wide: true }]
          : []),
      ]),
      listing(
        t.report('cases'),
        [
          { header: t.report('serialNo'), width: 24, right: true },
          { header: t.report('caseNo'), width: 52 },
          { header: t.report('vehicleNo'), width: '*' },
          paymentColumns().date,
          { header: t.report('governmentReceipt'), width: 86, right: true },
          { header: t.report('serviceCharges'), width: 70, right: true },
          { header: t.report('amount'), width: 70, right: true },
        ],
        bill.cases.map((billed, index) => [
          String(index + 1),
          billed.caseNo,
          showPlate(billed.vehicleNo),
          showInstantDay(billed.paymentDate),
          showRupees(billed.receiptAmount),
          showRupees(billed.serviceCharges),
          showRupees(billed.amount),
        ]),
        ['', t.report('total'), '', '', showRupees(receipts), showRupees(services), showRupees(charges)],
      ),
      ...(bill.adjustments.length === 0
        ? []
        : [
            listing(
              t.bills('adjustments'),
              [paymentColumns().date, { header: t.report('particulars'), width: '*' }, paymentColumns().amount],
              bill.adjustments.map((line) => [
                showInstantDay(line.at),
                describeAdjustment(line),
                showRupees(line.amount),
              ]),
            ),
          ]),
      amountTable(
        t.report('amount'),
        [
          [t.report('governmentReceiptsPassedOn'), showRupees(receipts)],
          [t.report('serviceChargesTotal'), showRupees(services)],
          ...(bill.adjustments.length > 0 ? [[t.bills('adjustments'), showRupees(adjusted)] as [string, string]] : []),
          [t.report('penaltyForLatePayment'), showRupees(penalty)],
          ...(waived < 0 ? [[t.bills('penaltyWaived'), showRupees(waived)] as [string, string]] : []),
        ],
        [t.report('total'), showRupees(total)],
      ),
      ...(payments.length === 0
        ? []
        : [
            listing(
              t.report('payments'),
              [
                paymentColumns().date,
                paymentColumns().mode,
                { header: t.report('status'), width: '*' },
                paymentColumns().amount,
              ],
              payments.map((payment) => [
                showInstantDay(payment.paymentDate),
                payment.mode,
                [t.states(`payment.${payment.status}`), payment.reason].filter(Boolean).join(': '),
                showRupees(payment.amount),
              ]),
            ),
          ]),
    ],
  )
}

const howToPay = (billNo: string, { profile }: ReportOffice, upi: string): string =>
  upi ? t.bills('payByUpi', { payee: profile.upiPayee || profile.name, upi, billNo }) : t.bills('askHowToPay')
