import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { amountInWords } from '#contract/amount-in-words.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import type { ReportOffice } from './letterhead.ts'
import { facts, keepOnOnePage, listing, report, signature } from './report-parts.ts'

/** A receipt with what it prints; amounts in rupees, instants in ISO. */
export interface Receipt {
  receiptNo: string
  /** True for all but the first print. */
  isDuplicate: boolean
  /** When the payment was verified. */
  givenAt: string
  amount: number
  mode: string
  utr: string | null
  paidAt: string
  client: { firmName: string; name: string; phoneNo: string; address: string }
  /** The cases that were paid; none for a bill. */
  cases: readonly { caseNo: string; vehicleNo: string; amount: number }[]
  bill: { billNo: string; billDate: string; month: string; penalty: number } | null
  office: ReportOffice
  now: Date
}

/** Returns the receipt of a verified payment, for the dealer who paid. */
export function receiptReport(receipt: Receipt): TDocumentDefinitions {
  const { receiptNo, isDuplicate, givenAt, amount, mode, utr, paidAt, client, office, now } = receipt
  return report(
    {
      title: isDuplicate ? messages.receipts.duplicateTitle : messages.receipts.title,
      office,
      now,
      factTable: [
        [messages.receipts.receiptNo, receiptNo],
        [messages.report.date, showInstantDay(givenAt)],
      ],
    },
    [
      facts(messages.receipts.receivedFrom, [
        { label: messages.report.firmName, value: client.firmName },
        { label: messages.report.name, value: client.name },
        { label: messages.report.address, value: client.address, wide: true },
        { label: messages.report.phone, value: showPhone(client.phoneNo) },
      ]),
      facts(messages.receipts.amountReceived, [
        { label: messages.report.amount, value: showRupees(amount) },
        { label: messages.report.mode, value: mode },
        { label: messages.receipts.inWords, value: amountInWords(amount), wide: true },
        { label: messages.receipts.paidOn, value: showInstantDay(paidAt) },
        ...(utr ? [{ label: messages.receipts.utr, value: utr }] : []),
      ]),
      ...receivedFor(receipt, signature(office.profile.name)),
    ],
  )
}

/** What was paid for, with the place for the signature on the same page as its end. */
function receivedFor({ cases, bill, amount }: Receipt, signed: Content): Content[] {
  if (bill)
    return [
      keepOnOnePage([
        facts(messages.receipts.receivedFor, [
          { label: messages.receipts.monthlyBill, value: bill.month },
          { label: messages.report.billNo, value: bill.billNo },
          { label: messages.report.billDate, value: showDay(bill.billDate) },
          ...(bill.penalty > 0
            ? [{ label: messages.report.penaltyForLatePayment, value: showRupees(bill.penalty), wide: true }]
            : []),
        ]),
        signed,
      ]),
    ]
  return [
    listing(
      messages.receipts.receivedFor,
      [
        { header: messages.report.serialNo, width: 24, right: true },
        { header: messages.report.caseNo, width: 80 },
        { header: messages.report.vehicleNo, width: '*' },
        { header: messages.report.amount, width: 90, right: true },
      ],
      cases.map((paid, index) => [String(index + 1), paid.caseNo, showPlate(paid.vehicleNo), showRupees(paid.amount)]),
      ['', messages.report.total, '', showRupees(amount)],
      [signed],
    ),
  ]
}
