import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Bill } from '#contract/bills/bill.ts'
import { billParts } from '#contract/bills/bill-parts.ts'
import { billStatusTexts } from '#contract/bills/bill-rules.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Client } from '#contract/clients/client.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { CREDIT_BILL } from '#contract/payments/payment-kinds.ts'
import { paymentStatusLabels } from '#contract/payments/payment-rules.ts'
import { showPhone } from '#contract/phone.ts'
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
}

/**
 * A monthly bill on paper: every case, with what was passed on to the government apart from the
 * office's own charges, the penalty, and what was paid for it.
 */
export function billReport({ bill, month, client, now }: BillReport): TDocumentDefinitions {
  const { receipts, services, charges, penalty, waived, total } = billParts(bill)
  const payments = bill.payments.filter(({ remark }) => remark === CREDIT_BILL)
  return report(
    { title: messages.bills.reportTitle, office: messages.upi.payee, now, factTable: [['Bill of', month]] },
    [
      facts('Bill to', [
        { label: 'Firm Name', value: client.firmName },
        { label: 'Name', value: `${client.firstName} ${client.lastName}` },
        { label: 'Email', value: client.email },
        { label: 'Phone', value: showPhone(client.phoneNo || client.mobileNo) },
        {
          label: 'Address',
          value: `${client.address1}, ${client.address2}, ${client.city}, ${client.state} ${client.pincode}`,
          wide: true,
        },
      ]),
      facts('Bill', [
        { label: 'Bill Date', value: showDay(bill.billDate) },
        { label: 'Due Date', value: showDay(bill.dueDate) },
        { label: 'Status', value: billStatusTexts[bill.status], wide: true },
      ]),
      listing(
        'Cases',
        [
          { header: 'S.No.', width: 24, right: true },
          { header: 'Case No', width: 52 },
          { header: 'Vehicle No', width: '*' },
          { header: 'Date', width: 58 },
          { header: 'Government Receipt', width: 86, right: true },
          { header: 'Service Charges', width: 70, right: true },
          { header: 'Amount', width: 70, right: true },
        ],
        bill.cases.map((one, index) => [
          String(index + 1),
          one.caseNo,
          showPlate(one.vehicleNo),
          showInstantDay(one.paymentDate),
          showRupees(one.receiptAmount),
          showRupees(one.serviceCharges),
          showRupees(one.amount),
        ]),
        ['', 'Total', '', '', showRupees(receipts), showRupees(services), showRupees(charges)],
      ),
      amountTable(
        'Amount',
        [
          ['Government receipts, passed on as they are', showRupees(receipts)],
          ['Service charges', showRupees(services)],
          ['Penalty for late payment', showRupees(penalty)],
          ...(waived < 0 ? [[messages.bills.penaltyWaived, showRupees(waived)] as [string, string]] : []),
        ],
        ['Total', showRupees(total)],
      ),
      ...(payments.length === 0
        ? []
        : [
            listing(
              'Payments',
              [
                { header: 'Date', width: 58 },
                { header: 'Mode', width: 42 },
                { header: 'Status', width: '*' },
                { header: 'Amount', width: 84, right: true },
              ],
              payments.map((one) => [
                showInstantDay(one.paymentDate),
                one.mode,
                [paymentStatusLabels[one.status], one.reason].filter(Boolean).join(': '),
                showRupees(one.amount),
              ]),
            ),
          ]),
    ],
  )
}
