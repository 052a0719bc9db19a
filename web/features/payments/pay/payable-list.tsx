import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ArrowRight, ChevronDown, Clock } from 'lucide-react'
import { useId, useState } from 'react'
import { plateGroups } from '#contract/cases/plate.ts'
import { showRupees } from '#contract/money.ts'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable, type PaymentTab, paymentTabLabels } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { FileStage, FileWant } from '#web/features/cases/file-state.tsx'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Grouped, Highlight } from '#web/ui/highlight.tsx'
import { EmptyState, ShowMore } from '#web/ui/query-view.tsx'
import { Facts, InstantText, Money } from '#web/ui/values.tsx'
import { type PayableSelection, totalOf } from './payable-cases.ts'

const PAGE_SIZE = 25

const emptyTexts = (): Record<PaymentTab, string> => ({
  unpaid: t.payments('unpaidEmpty'),
  waiting: t.payments('underVerificationEmpty'),
  verified: t.payments('verifiedEmpty'),
})

interface PayableListProps {
  label: string
  /** Undefined for a list over all tabs. */
  tab?: PaymentTab
  cases: readonly PayableCase[]
  query: string
  selection: PayableSelection
}

function Checking({ cases }: { cases: readonly PayableCase[] }) {
  return (
    <div role="status" className="flex gap-3 border-b bg-info-soft px-5 py-3.5 max-md:px-4">
      <Clock className="mt-0.5 size-4.5 shrink-0 text-info" />
      <div>
        <p className="font-semibold text-info">
          {t.clientCases('weAreChecking', { amount: showRupees(totalOf(cases)) })}
        </p>
        <p className="text-muted">{t.clientCases('checkingExplained')}</p>
      </div>
    </div>
  )
}

export function PayableList({ label, tab, cases, query, selection }: PayableListProps) {
  const [shownCount, setShownCount] = useState(PAGE_SIZE)
  if (cases.length === 0) {
    return (
      <EmptyState
        title={tab ? t.cases('emptyTab', { tab: paymentTabLabels()[tab] }) : t.clientCases('noneHere')}
        detail={query ? t.table('nothingMatches', { text: query }) : tab && emptyTexts()[tab]}
        action={
          !query &&
          tab !== 'unpaid' && (
            <Link to={paths.client.cases} className={buttonStyle()}>
              {t.payments('toUnpaid')}
            </Link>
          )
        }
      />
    )
  }
  return (
    <>
      {tab === 'waiting' && <Checking cases={cases} />}
      <ul aria-label={label} className="divide-y">
        {cases.slice(0, shownCount).map((payableCase) => (
          <PayableCard
            key={payableCase.id}
            payableCase={payableCase}
            query={query}
            selection={
              selection.on
                ? {
                    selected: selection.selected.has(payableCase.id),
                    reason: isPayable(payableCase.payment)
                      ? null
                      : t.clientCases('notPayable', { caseNo: payableCase.case.CaseNo }),
                    onSelect: (on) => selection.select(payableCase.id, on),
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <ShowMore shown={shownCount} total={cases.length} onMore={() => setShownCount(shownCount + PAGE_SIZE)} />
    </>
  )
}

interface PayableCardProps {
  payableCase: PayableCase
  query: string
  /** Set in selection mode; `reason` is why the case cannot be selected. */
  selection?: { selected: boolean; reason: string | null; onSelect: (on: boolean) => void } | undefined
}

/** A case as its client sees it: a row that expands to its details. */
export function PayableCard({ payableCase, query, selection }: PayableCardProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { CaseNo } = payableCase.case
  return (
    <li className={clsx('transition-colors', selection?.selected && 'bg-accent-soft')}>
      <div className="flex items-center hover:bg-hover/60">
        {selection && (
          // The checkbox's touch target covers the whole left edge.
          <span className="relative grid place-items-center self-stretch pr-1 pl-5 max-md:pl-4">
            <Checkbox
              className="after:absolute after:-inset-x-1 after:inset-y-0"
              aria-label={t.clientCases('selectCase', { caseNo: CaseNo })}
              aria-description={selection.reason ?? undefined}
              checked={selection.selected}
              disabled={selection.reason !== null}
              onCheckedChange={(on) => selection.onSelect(on === true)}
            />
          </span>
        )}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-5 gap-y-1 px-5 py-3.5 text-left focus-visible:-outline-offset-2 max-md:gap-x-3 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_8rem_auto]"
        >
          <PayableSummary payableCase={payableCase} query={query} />
          <ChevronDown className={clsx('size-4 text-faint transition-transform', open && 'rotate-180')} />
        </button>
      </div>
      <div className="-mt-2 px-5 pb-2 empty:hidden max-md:px-4">
        <FileWant file={payableCase.case} />
      </div>
      {open && <PayableDetails id={id} payableCase={payableCase} />}
    </li>
  )
}

/** What every row shows: plate and case, where the file is, amount and status. */
function PayableSummary({ payableCase, query }: Pick<PayableCardProps, 'payableCase' | 'query'>) {
  const { CaseNo, vehicleDetail, status, serviceLabels } = payableCase.case
  const services = serviceLabels.join(', ')
  return (
    <>
      <span className="min-w-0">
        <span className="tnum block truncate font-semibold">
          <Grouped groups={plateGroups(vehicleDetail.vehicleNo)} query={query} />
        </span>
        <span className="tnum wrap-anywhere block text-muted text-sm">
          <Highlight text={CaseNo} query={query} />
          {services && <span className="max-sm:hidden"> · {services}</span>}
        </span>
      </span>
      {/* Where it is narrow below the amount, in the whole width. */}
      <span className="order-last col-span-full min-w-0 lg:hidden">
        <span className="wrap-anywhere block text-muted text-sm sm:hidden">{services}</span>
        <FileStage file={payableCase.case} />
      </span>
      <span className="hidden min-w-0 lg:block">
        <FileStage file={payableCase.case} />
        <span className="wrap-anywhere block text-faint text-sm">
          <Highlight text={`${vehicleDetail.fromRTO} → ${vehicleDetail.toRTO}`} query={query} />
        </span>
      </span>
      <span className="flex flex-col items-end gap-1 lg:contents">
        <span className="font-medium lg:text-right">
          <Money rupees={payableCase.TotalAmount} />
        </span>
        <span className="lg:justify-self-start">
          {payableCase.payment ? (
            <StatusBadge kind="payment" status={payableCase.payment.status} />
          ) : (
            <StatusBadge kind="case" status={status} />
          )}
        </span>
      </span>
    </>
  )
}

function PayableDetails({ id, payableCase }: { id: string; payableCase: PayableCase }) {
  const { CaseNo, vehicleDetail, createdAt } = payableCase.case
  return (
    <section
      id={id}
      aria-label={t.clientCases('detailsOfCase', { caseNo: CaseNo })}
      className="animate-in border-t bg-sunken px-5 py-4"
    >
      <Facts
        facts={[
          { label: t.payments('created'), value: <InstantText instant={createdAt} /> },
          { label: t.caseFields('fromRto'), value: vehicleDetail.fromRTO },
          { label: t.caseFields('toRto'), value: vehicleDetail.toRTO },
          ...paymentFacts(payableCase),
        ]}
      />
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <Link
          to={paths.client.caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id: payableCase.case.id }}
          className={detailLink}
        >
          {t.payments('viewCase')} <ArrowRight className="size-4" />
        </Link>
        <Link
          to={paths.client.vehicle}
          params={{ plate: plateInAddress(vehicleDetail.vehicleNo) }}
          className={detailLink}
        >
          {t.vehicles('openVehicle')} <ArrowRight className="size-4" />
        </Link>
      </p>
    </section>
  )
}

const detailLink =
  'inline-flex items-center gap-1.5 rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'

function paymentFacts({ payment }: PayableCase) {
  if (!payment) return [{ label: t.payments('payment'), value: t.payments('noPaymentYet') }]
  return [
    {
      label: payment.status === 'failed' ? t.payments('lastPayment') : t.payments('payment'),
      value: payment.mode,
    },
    { label: t.payments('paymentDate'), value: <InstantText instant={payment.paymentDate} time /> },
    { label: t.payments('paymentAmount'), value: <Money rupees={payment.Amount} /> },
    // The office's reason, if the payment was rejected.
    ...(payment.remark
      ? [
          {
            label: payment.status === 'failed' ? t.fields('reason') : t.payments('remark'),
            value: payment.remark,
          },
        ]
      : []),
  ]
}
