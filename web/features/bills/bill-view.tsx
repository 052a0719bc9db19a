import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Bill, BillPayment, BillRow, Waiver } from '#contract/bills/bill.ts'
import { billParts } from '#contract/bills/bill-parts.ts'
import { isBillActionAllowed } from '#contract/bills/bill-rules.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { Client } from '#contract/clients/client.ts'
import { showInstantDay } from '#contract/dates.ts'
import { officeLines } from '#contract/office/office-lines.ts'
import { CREDIT_BILL } from '#contract/payment-values.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { billEndpoints } from '#web/endpoints.generated.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { officeProfile, upiId } from '#web/features/office/office.ts'
import { InvoiceAction, PdfButton, ReceiptAction } from '#web/features/office/pdf-button.tsx'
import { ApiError } from '#web/lib/errors.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useInfoToast } from '#web/lib/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'
import { DayText, Facts, InstantText, Money } from '#web/ui/values.tsx'
import { BillCases, BillNote } from './bill-cases.tsx'

export const billQuery = (id: string) => apiQuery(billEndpoints.get, { params: { id } })

export interface BillViewProps {
  row: BillRow
  /** The billed client; undefined while loading. */
  client: Client | null | undefined
  /** Renders the payment form of a payable bill; undefined for users who cannot pay. */
  pay: ((bill: Bill, row: BillRow) => ReactNode) | undefined
  /** Renders further actions on the bill; undefined for users without any. */
  actions: ((bill: Bill, row: BillRow) => ReactNode) | undefined
}

export function BillView(props: BillViewProps) {
  const query = useQuery(billQuery(props.row.billId))
  useInfoToast(query.error instanceof ApiError && query.error.status === 404, t.bills('notFound'))
  return (
    <QueryView
      query={query}
      errorTitle={t.general('fetchingError')}
      frame={(error) => <Card>{error}</Card>}
      notFound={<NoBill />}
      skeleton={
        <SkeletonPair className="gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]" first="h-72" second="h-96" />
      }
    >
      {({ data: bill }) => <ShownBill {...props} bill={bill} />}
    </QueryView>
  )
}

function ShownBill({ bill, row, client, pay, actions }: BillViewProps & { bill: Bill }) {
  const isPayable = isBillActionAllowed('pay', bill.status)
  const payable = isPayable ? pay?.(bill, row) : undefined
  return (
    // A grid on wide screens only: on paper Firefox moves a row of one that does not fit to the next sheet.
    <div
      className={clsx(
        'flex flex-col gap-5',
        payable && 'xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] xl:grid-rows-[auto_1fr] xl:items-start',
      )}
    >
      <div className="min-w-0">
        <Card
          title={showBillMonth(row)}
          actions={
            <div className="flex flex-wrap gap-2 print:hidden">
              {actions?.(bill, row)}
              <InvoiceAction id={bill.billId} invoiceNo={bill.invoiceNo} of={bill.billNo}>
                {t.gst('invoice')}
              </InvoiceAction>
              {client && <PdfButton size="sm" makeReport={(office) => makeReport(bill, row, client, office)} />}
            </div>
          }
        >
          <BillNote bill={bill} penalty={client?.fixedPenaltyAmount} />
          <p className="mt-5 text-faint text-sm">{t.bills('total')}</p>
          <p className="font-semibold text-3xl tracking-tight">
            <Money rupees={bill.totalAmount} />
          </p>
          <div className="mt-5 border-t pt-4">
            <Facts
              columns={2}
              facts={[
                { label: t.bills('billNo'), value: <span className="tnum">{bill.billNo}</span> },
                { label: t.bills('billDate'), value: <DayText day={bill.billDate} /> },
                { label: t.bills('dueDate'), value: <DayText day={bill.dueDate} /> },
                { label: t.bills('chargesOnCredit'), value: <Money rupees={billParts(bill).charges} /> },
                bill.waiver
                  ? { label: t.bills('penaltyWaived'), value: <Waived waiver={bill.waiver} /> }
                  : { label: t.bills('penalty'), value: <Money rupees={bill.penaltyAmount} /> },
                { label: t.bills('issuedBy'), value: <BillIssuer />, wide: true },
                ...(isPayable
                  ? [{ label: t.bills('howToPay'), value: <HowToPay billNo={bill.billNo} />, wide: true }]
                  : []),
              ]}
            />
          </div>
        </Card>
      </div>
      {/* Below the sums on a phone, in the side column on wider screens. */}
      {payable && <div className="min-w-0 xl:col-start-2 xl:row-span-2 print:hidden">{payable}</div>}
      <div className="flex min-w-0 flex-col gap-5">
        <BillCases bill={bill} />
        <BillPayments payments={bill.payments} />
      </div>
    </div>
  )
}

function Waived({ waiver: { amount, at, reason } }: { waiver: Waiver }) {
  return (
    <>
      <Money rupees={amount} />
      <span className="block font-normal text-muted text-sm">
        <InstantText instant={at} />
        {reason && `: ${reason}`}
      </span>
    </>
  )
}

export function NoBill() {
  return (
    <Card flush>
      <EmptyState icon={FileX} title={t.bills('notFound')} detail={t.bills('chooseMonthAbove')} />
    </Card>
  )
}

async function makeReport(bill: Bill, row: BillRow, client: Client, office: ReportOffice) {
  const [{ billReport }, upi] = await Promise.all([import('#reports/bill-report.ts'), queryClient.fetchQuery(upiId())])
  return {
    report: billReport({ bill, month: showBillMonth(row), client, now: new Date(), office, upi: upi.data.upi }),
    fileName: t.bills('fileName', { month: showBillMonth(row), firmName: client.firmName }),
  }
}

function BillIssuer() {
  const profile = useQuery(officeProfile()).data?.data
  if (!profile) return '-'
  return (
    <>
      {profile.name}
      {officeLines(profile).map((line) => (
        <span key={line} className="block font-normal text-muted text-sm">
          {line}
        </span>
      ))}
    </>
  )
}

function HowToPay({ billNo }: { billNo: string }) {
  const profile = useQuery(officeProfile()).data?.data
  const upi = useQuery(upiId()).data?.data.upi
  if (!profile || upi === undefined) return '-'
  return upi ? t.bills('payByUpi', { payee: profile.upiPayee || profile.name, upi, billNo }) : t.bills('askHowToPay')
}

/** The payments of a bill: those made for it, newest first, and the CREDIT payments that it sums up. */
function BillPayments({ payments }: { payments: Bill['payments'] }) {
  const own = payments.filter(({ remark }) => remark === CREDIT_BILL).toReversed()
  const summed = payments.filter(({ remark }) => remark !== CREDIT_BILL)
  return (
    <Card title={t.bills('payments')} flush>
      {own.length === 0 ? (
        <p className="px-4 py-4 text-muted md:px-5">{t.bills('noPaymentYet')}</p>
      ) : (
        <Payments label={t.bills('paymentsForBill')} payments={own} />
      )}
      {summed.length > 0 && (
        <details className="group border-t">
          <summary className="px-4 py-3 font-medium text-accent-ink hover:bg-hover md:px-5">
            {t.bills('creditPaymentCount', { count: summed.length })}
          </summary>
          <Payments label={t.bills('creditPayments')} payments={summed} />
        </details>
      )}
    </Card>
  )
}

function Payments({ label, payments }: { label: string; payments: readonly BillPayment[] }) {
  return (
    <ul aria-label={label} className="divide-y group-open:border-t">
      {payments.map((payment) => (
        <li key={payment.id} className="px-4 py-3 md:px-5">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="flex items-center gap-3">
              <InstantText instant={payment.paymentDate} />
              <Badge>{payment.mode}</Badge>
            </span>
            <span className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
              <ReceiptAction
                paymentId={payment.id}
                receiptNo={payment.receiptNo}
                of={showInstantDay(payment.paymentDate)}
              >
                {t.receipts('receipt')}
              </ReceiptAction>
              <StatusBadge kind="payment" status={payment.status} />
              <span className="min-w-24 text-right font-medium">
                <Money rupees={payment.amount} />
              </span>
            </span>
          </div>
          {payment.reason && (
            <p className="wrap-anywhere mt-1 text-bad text-sm">
              {t.payments('rejectedFor', { reason: payment.reason })}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
