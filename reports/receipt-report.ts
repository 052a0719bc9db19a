import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { amountInWords } from '#contract/amount-in-words.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { showPhone } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
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
      title: isDuplicate ? t.receipts('duplicateTitle') : t.receipts('title'),
      office,
      now,
      factTable: [
        [t.receipts('receiptNo'), receiptNo],
        [t.report('date'), showInstantDay(givenAt)],
      ],
    },
    [
      facts(t.receipts('receivedFrom'), [
        { label: t.report('firmName'), value: client.firmName },
        { label: t.report('name'), value: client.name },
        { label: t.report('address'), value: client.address, wide: true },
        { label: t.report('phone'), value: showPhone(client.phoneNo) },
      ]),
      facts(t.receipts('amountReceived'), [
        { label: t.report('amount'), value: showRupees(amount) },
        { label: t.report('mode'), value: mode },
        { label: t.receipts('inWords'), value: amountInWords(amount), wide: true },
        { label: t.receipts('paidOn'), value: showInstantDay(paidAt) },
        ...(utr ? [{ label: t.receipts('utr'), value: utr }] : []),
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
        facts(t.receipts('receivedFor'), [
          { label: t.receipts('monthlyBill'), value: bill.month },
          { label: t.report('billNo'), value: bill.billNo },
          { label: t.report('billDate'), value: showDay(bill.billDate) },
          ...(bill.penalty > 0
            ? [{ label: t.report('penaltyForLatePayment'), value: showRupees(bill.penalty), wide: true }]
            : []),
        ]),
        signed,
      ]),
    ]
  return [
    listing(
      t.receipts('receivedFor'),
      [
        { header: t.report('serialNo'), width: 24, right: true },
        { header: t.report('caseNo'), width: 80 },
        { header: t.report('vehicleNo'), width: '*' },
        { header: t.report('amount'), width: 90, right: true },
      ],
      cases.map((paid, index) => [String(index + 1), paid.caseNo, showPlate(paid.vehicleNo), showRupees(paid.amount)]),
      ['', t.report('total'), '', showRupees(amount)],
      [signed],
    ),
  ]
}
