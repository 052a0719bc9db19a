import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { amountInWords } from '#contract/amount-in-words.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { officeAddress } from '#contract/office/office-lines.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from './letterhead.ts'
import { amountTable, facts, keepOnOnePage, type ListingColumn, listing, report, signature } from './report-parts.ts'

/** A tax invoice or a credit note with what it prints; amounts in rupees. */
export interface Invoice {
  isCreditNote: boolean
  number: string
  date: Day
  supplier: { gstin: string; state: string }
  client: { name: string; address: string; gstin: string | null; state: string }
  sac: string
  ratePercent: number
  taxableValue: number
  cgst: number
  sgst: number
  igst: number
  /** The service part of each case, with its tax. */
  cases: readonly { caseNo: string; vehicleNo: string; service: number }[]
  reimbursements: number
  total: number
  /** What the document corrects, and why; null for an invoice of a payment or a bill. */
  corrects: { number: string; date: Day; reason: string } | null
  /** The bill of the invoice as it stands now. */
  bill: { billNo: string; adjustments: number; penalty: number; total: number } | null
  office: ReportOffice
  now: Date
}

/** Returns a tax invoice or a credit note, for the dealer who pays. */
export function invoiceReport(invoice: Invoice): TDocumentDefinitions {
  const { isCreditNote, number, date, client, supplier, sac, office, now } = invoice
  return report(
    {
      title: isCreditNote ? t.gst('creditNote') : t.gst('taxInvoice'),
      office,
      now,
      factTable: [
        [isCreditNote ? t.gst('creditNoteNo') : t.gst('invoiceNo'), number],
        [t.report('date'), showDay(date)],
      ],
    },
    [
      facts(t.gst('supplier'), [
        { label: t.report('firmName'), value: office.profile.name },
        { label: t.gst('gstin'), value: supplier.gstin },
        { label: t.report('address'), value: officeAddress(office.profile), wide: true },
      ]),
      facts(t.gst('recipient'), [
        { label: t.report('firmName'), value: client.name },
        { label: t.gst('gstin'), value: client.gstin ?? t.gst('unregistered') },
        { label: t.report('address'), value: client.address, wide: true },
        { label: t.gst('placeOfSupply'), value: client.state },
        { label: t.gst('sac'), value: sac },
        ...correctionFacts(invoice),
      ]),
      services(invoice),
      keepOnOnePage([
        amounts(invoice),
        facts(t.gst('inWords'), [{ label: t.gst('total'), value: amountInWords(invoice.total), wide: true }]),
        ...billAmounts(invoice),
        signature(office.profile.name),
      ]),
    ],
  )
}

function correctionFacts({ isCreditNote, corrects }: Invoice) {
  if (!corrects) return []
  const { number, date, reason } = corrects
  return [
    {
      label: isCreditNote ? t.gst('ofInvoice') : t.gst('ofCreditNote'),
      value: t.gst('numberAndDate', { number, date: showDay(date) }),
      wide: true,
    },
    { label: t.gst('reason'), value: reason, wide: true },
  ]
}

/** Returns the taxes that apply: CGST and SGST, or IGST, with their rates in percent. */
function taxesOf({ supplier, client, ratePercent }: Invoice) {
  const half = ratePercent / 2
  return supplier.state === client.state
    ? ([
        ['cgst', t.gst('cgst'), half],
        ['sgst', t.gst('sgst'), half],
      ] as const)
    : ([['igst', t.gst('igst'), ratePercent]] as const)
}

/** The tax is that of the whole service part: a case has none of its own, whose paise would not add up. */
function services({ cases }: Invoice) {
  const columns: ListingColumn[] = [
    { header: t.report('serialNo'), width: 24, right: true },
    { header: t.report('caseNo'), width: 90 },
    { header: t.report('vehicleNo'), width: '*' },
    { header: t.gst('serviceWithTax'), width: 120, right: true },
  ]
  return listing(
    t.gst('services'),
    columns,
    cases.map((line, index) => [String(index + 1), line.caseNo, showPlate(line.vehicleNo), showRupees(line.service)]),
    ['', t.report('total'), '', showRupees(sumRupees(cases.map(({ service }) => service)))],
  )
}

const amounts = (invoice: Invoice) =>
  amountTable(
    t.report('amount'),
    [
      [t.gst('taxableValue'), showRupees(invoice.taxableValue)],
      ...taxesOf(invoice).map(
        ([tax, name, percent]) =>
          [t.gst('taxOf', { name, rate: t.gst('percent', { rate: percent }) }), showRupees(invoice[tax])] as const,
      ),
      ...(invoice.reimbursements > 0
        ? [[t.gst('reimbursementsAtCost'), showRupees(invoice.reimbursements)] as const]
        : []),
    ],
    [t.gst('total'), showRupees(invoice.total)],
  )

/** Returns the lines below the invoice total that lead to the amount of the bill; none if both are equal. */
function billAmounts({ bill, total }: Invoice) {
  if (!bill || (bill.adjustments === 0 && bill.penalty === 0)) return []
  return [
    amountTable(
      t.report('bill'),
      [
        [t.gst('total'), showRupees(total)],
        ...(bill.adjustments === 0 ? [] : [[t.bills('adjustments'), showRupees(bill.adjustments)] as const]),
        ...(bill.penalty === 0 ? [] : [[t.report('penaltyForLatePayment'), showRupees(bill.penalty)] as const]),
      ],
      [t.gst('billTotal'), showRupees(bill.total)],
      bill.billNo,
    ),
  ]
}
