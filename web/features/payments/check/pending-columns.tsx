import { CircleCheck, CircleX, TriangleAlert, Undo2 } from 'lucide-react'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import { showRemarks } from '#contract/cases/remarks.ts'
import { showDay, showInstant } from '#contract/dates.ts'
import { fullName } from '#contract/full-name.ts'
import type { DecidedPayment, PendingPayment } from '#contract/payments/payment.ts'
import { paymentWarningTexts } from '#contract/payments/payment-rules.ts'
import { showPhone } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { amountColumn, type Column } from '#web/table/column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { Phone } from '#web/ui/values.tsx'
import { proofDiffers } from './proof-marks.tsx'

export const paymentPurpose = ({ caseAssignments, bill, Remarks }: PendingPayment): string => {
  if (bill) return t.payments('billOf', { month: showBillMonth(bill) })
  const [first] = caseAssignments
  if (!first) return showRemarks(Remarks ?? '-')
  const more = caseAssignments.length - 1
  return more > 0 ? t.payments('caseAndCount', { caseNo: first.case.caseNo, more }) : first.case.caseNo
}

function DayAndTime({ instant }: { instant: string }) {
  const [day, time] = showInstant(instant).split(', ')
  return (
    <>
      <span className="block">{day}</span>
      <span className="block text-muted text-sm">{time}</span>
    </>
  )
}

const shortWarnings = (): Record<PendingPayment['warnings'][number], string> => ({
  UTR_USED: t.payments('sameUtr'),
  PROOF_USED: t.payments('sameProof'),
  CASH_LIMIT: t.payments('cashLimit'),
  UPI_LIMIT: t.payments('upiLimit'),
})

const paidBy: Column<PendingPayment> = {
  id: 'PaidBy',
  header: () => t.payments('paidBy'),
  value: (row) => row.paymentBy.name,
  sort: false,
  card: 'title',
  cell: ({ paymentBy, firmName }) => (
    <>
      <span className="block font-medium">
        <TableHighlight>{paymentBy.name}</TableHighlight>
      </span>
      <span className="block whitespace-normal font-normal text-muted text-sm">
        <TableHighlight>{firmName}</TableHighlight>
      </span>
    </>
  ),
}

const mode: Column<PendingPayment> = {
  id: 'Mode',
  header: () => t.fields('mode'),
  value: (row) => row.Mode,
  sort: false,
  cell: (row) => <Badge>{row.Mode}</Badge>,
}

const paymentDate: Column<PendingPayment> = {
  id: 'PaymentDate',
  header: () => t.payments('paidOn'),
  value: (row) => row.PaymentDate,
  text: (row) => showInstant(row.PaymentDate),
  className: 'tnum whitespace-nowrap',
  cell: (row) => <DayAndTime instant={row.PaymentDate} />,
}

const cases: Column<PendingPayment> = {
  id: 'Cases',
  header: () => t.payments('cases'),
  value: (row) => [paymentPurpose(row), ...row.warnings.map((warning) => shortWarnings()[warning])].join(' '),
  sort: false,
  className: 'tnum whitespace-nowrap',
  cell: (row) => (
    <>
      <span className="block">
        <TableHighlight>{paymentPurpose(row)}</TableHighlight>
      </span>
      {row.warnings.map((warning) => (
        <span key={warning} title={paymentWarningTexts()[warning]} className="mt-1 block">
          <Badge tone="warn" icon={TriangleAlert}>
            {shortWarnings()[warning]}
          </Badge>
        </span>
      ))}
    </>
  ),
}

const phone: Column<PendingPayment> = {
  id: 'Phone',
  header: () => t.fields('phone'),
  value: (row) => row.paymentBy.phoneNo,
  text: (row) => showPhone(row.paymentBy.phoneNo),
  sort: false,
  className: 'tnum whitespace-nowrap',
  cell: (row) => <Phone number={row.paymentBy.phoneNo} />,
}

/** The columns of payments that wait for verification. */
export const pendingPaymentColumns: readonly Column<PendingPayment>[] = [
  paidBy,
  amountColumn,
  {
    ...mode,
    value: (row: PendingPayment) =>
      [row.Mode, row.utr, proofDiffers(row) && t.readings('proofDiffers')].filter(Boolean).join(' '),
    cell: (row: PendingPayment) => (
      <>
        <Badge>{row.Mode}</Badge>
        {row.utr && (
          <span className="tnum mt-1 block text-muted text-sm">
            <TableHighlight>{row.utr}</TableHighlight>
          </span>
        )}
        {proofDiffers(row) && (
          <span className="mt-1 block">
            <Badge tone="bad" icon={CircleX}>
              {t.readings('proofDiffers')}
            </Badge>
          </span>
        )}
      </>
    ),
  },
  paymentDate,
  cases,
  phone,
]

export const decidedColumns: readonly Column<DecidedPayment>[] = [
  {
    id: 'decidedAt',
    header: () => t.payments('decidedOn'),
    value: (row) => row.decidedAt,
    text: (row) => showInstant(row.decidedAt),
    className: 'tnum whitespace-nowrap',
    cell: (row) => <DayAndTime instant={row.decidedAt} />,
  },
  {
    id: 'Decision',
    header: () => t.payments('decision'),
    value: ({ status, reason, takenBackAt }) =>
      [t.states(`payment.${status}`), reason, takenBackAt && t.adjustments('takenBack')].filter(Boolean).join(': '),
    sort: false,
    cell: ({ status, reason, takenBackAt }) => (
      <>
        <Badge tone={status === 'success' ? 'good' : 'bad'} icon={status === 'success' ? CircleCheck : CircleX}>
          {t.states(`payment.${status}`)}
        </Badge>
        {takenBackAt && (
          <span className="mt-1 block">
            <Badge tone="warn" icon={Undo2}>
              {t.adjustments('takenBack')}
            </Badge>
          </span>
        )}
        {reason && (
          <span className="wrap-anywhere mt-1 block min-w-24 max-w-64 text-muted text-sm">
            <TableHighlight>{reason}</TableHighlight>
          </span>
        )}
      </>
    ),
  },
  paidBy,
  amountColumn,
  mode,
  {
    id: 'UTR',
    header: () => t.fields('utr'),
    value: (row) => row.utr,
    sort: false,
    card: 'filled',
    className: 'tnum',
    cell: (row) => <TableHighlight>{row.utr ?? '-'}</TableHighlight>,
  },
  cases,
  {
    id: 'DecidedBy',
    header: () => t.payments('decidedBy'),
    value: (row) => fullName(row.decidedBy),
    text: ({ decidedBy, bankLine }) =>
      [fullName(decidedBy), bankLine && t.bank('byBankLine', { day: showDay(bankLine.date) })]
        .filter(Boolean)
        .join(' '),
    sort: false,
    cell: ({ decidedBy, bankLine }) => (
      <>
        <TableHighlight>{fullName(decidedBy)}</TableHighlight>
        {bankLine && (
          <span className="block text-muted text-sm" title={bankLine.text}>
            {t.bank('byBankLine', { day: showDay(bankLine.date) })}
          </span>
        )}
      </>
    ),
  },
  { id: 'Firm', header: () => t.fields('firmName'), value: (row) => row.firmName, sort: false },
  paymentDate,
  phone,
]
