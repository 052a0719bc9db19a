import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { BankLine, BankMatches, NearMiss } from '#contract/bank/bank.ts'
import type { BulkResult } from '#contract/bulk/bulk.ts'
import { showDay, showInstantDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { type Column, dayColumn, mainAmount, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

export type MatchedLine = BankMatches['matches'][number]
export type NearLine = BankMatches['near'][number]

const whyTexts = (): Record<NearMiss, string> => ({
  amountDiffers: t.bank('whyAmountDiffers'),
  utrNotFound: t.bank('whyUtrNotFound'),
  usedTwice: t.bank('whyUsedTwice'),
  alreadyDecided: t.bank('whyAlreadyDecided'),
  lineUsed: t.bank('whyLineUsed'),
})

const bankDate = dayColumn('date', () => t.bank('bankDate'))

const utr: Column<BankLine> = {
  id: 'utr',
  header: () => t.fields('utr'),
  value: (row) => row.utr,
  className: 'tnum whitespace-nowrap',
}

const narration: Column<BankLine> = {
  id: 'text',
  header: () => t.bank('narration'),
  value: (row) => row.text,
  sort: false,
  card: 'none',
  cell: (row) => (
    <span className="wrap-anywhere block min-w-48 max-w-96 text-muted text-sm" title={row.text}>
      <TableHighlight>{row.text}</TableHighlight>
    </span>
  ),
}

const amount = rupeesColumn('amount', () => t.fields('amount'), mainAmount)

const firm: Column<Pick<MatchedLine | NearLine, 'payment'>> = {
  id: 'firm',
  header: () => t.fields('firmName'),
  value: (row) => row.payment.firmName,
  card: 'title',
  cell: (row) => <WrappedCell>{row.payment.firmName}</WrappedCell>,
}

/** The columns of matches; `results` says what became of a line. */
export const matchColumns = (results: ReadonlyMap<string, BulkResult>): Column<MatchedLine>[] => [
  firm,
  amount,
  utr,
  bankDate,
  narration,
  ...(results.size > 0
    ? [
        {
          id: 'result',
          header: () => t.bank('result'),
          value: ({ lineId }: MatchedLine) => resultText(results.get(lineId)),
          sort: false,
          cell: ({ lineId }: MatchedLine) => <Result result={results.get(lineId)} />,
        },
      ]
    : []),
]

const resultText = (result: BulkResult | undefined) => (result?.ok ? t.fields('verified') : (result?.message ?? ''))

function Result({ result }: { result: BulkResult | undefined }) {
  if (!result) return null
  return result.ok ? (
    <Badge tone="good" icon={CircleCheck}>
      {t.fields('verified')}
    </Badge>
  ) : (
    <span className="text-bad text-sm">{result.message}</span>
  )
}

/** A line compared with a payment: values that differ are shown one above the other. */
function Side({
  amount: rupees,
  reference,
  day,
  note,
}: {
  amount: number
  reference: string | null
  day: string
  note?: string
}) {
  return (
    <span className="block whitespace-nowrap">
      <span className="tnum block font-medium">
        <TableHighlight>{showRupees(rupees)}</TableHighlight>
      </span>
      <span className="tnum block text-sm">
        <TableHighlight>{reference ?? t.bank('noUtr')}</TableHighlight>
      </span>
      <span className="tnum block text-muted text-sm">
        <TableHighlight>{[day, note].filter(Boolean).join(', ')}</TableHighlight>
      </span>
    </span>
  )
}

const decision = ({ payment: { status } }: NearLine) => (status === 'paid' ? '' : t.states(`payment.${status}`))
const bankSide = (row: NearLine) => [showRupees(row.amount), row.utr ?? t.bank('noUtr'), showDay(row.date)]
const portalSide = ({ payment, ...row }: NearLine) => [
  showRupees(payment.Amount),
  payment.utr ?? t.bank('noUtr'),
  showInstantDay(payment.PaymentDate),
  decision({ payment, ...row }),
]

export const nearColumns: readonly Column<NearLine>[] = [
  firm,
  {
    id: 'why',
    header: () => t.bank('why'),
    value: (row) => whyTexts()[row.why],
    cell: ({ why }) => (
      <Badge
        tone={why === 'alreadyDecided' || why === 'lineUsed' ? 'plain' : 'warn'}
        {...(why === 'usedTwice' && { icon: TriangleAlert })}
      >
        {whyTexts()[why]}
      </Badge>
    ),
  },
  {
    id: 'bank',
    header: () => t.bank('inBank'),
    value: (row) => bankSide(row).join(' '),
    sort: false,
    cell: (row) => <Side amount={row.amount} reference={row.utr} day={showDay(row.date)} />,
  },
  {
    id: 'portal',
    header: () => t.bank('inPortal'),
    value: (row) => portalSide(row).join(' '),
    sort: false,
    cell: (row) => (
      <Side
        amount={row.payment.Amount}
        reference={row.payment.utr}
        day={showInstantDay(row.payment.PaymentDate)}
        note={decision(row)}
      />
    ),
  },
]

export const lineColumns: readonly Column<BankLine>[] = [{ ...bankDate, card: 'title' }, amount, utr, narration]
