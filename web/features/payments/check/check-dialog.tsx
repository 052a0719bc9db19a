import { clsx } from 'clsx'
import { CircleCheck, Copy, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { preload } from 'react-dom'
import { showInstant } from '#contract/dates.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { daysSince, waitingTone } from '#web/features/cases/file-state.tsx'
import { PaidCaseTable } from '#web/features/payments/paid-case-table.tsx'
import { focusOnMount } from '#web/lib/dom.ts'
import { paths } from '#web/lib/paths.ts'
import { copyText } from '#web/lib/toast.ts'
import type { TableState } from '#web/table/table-state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ZoomableImage } from '#web/ui/picture.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { Facts, Money, PhoneLink } from '#web/ui/values.tsx'
import { CheckActions, type Panel } from './check-actions.tsx'
import { useCheckQueue } from './check-queue.ts'
import { PaymentWarnings } from './payment-dialogs.tsx'
import { paymentPurpose } from './pending-columns.tsx'
import { ProofMarks } from './proof-marks.tsx'

interface CheckDialogProps {
  /** The payment to begin with: its id, or FIRST_PAYMENT. */
  check: string
  /** The search, order and page of the table behind. */
  state: TableState
  onClose: () => void
  /** Receives each payment that is decided. */
  onDecided?: ((id: string) => void) | undefined
}

/**
 * Payments side by side: the proof beside what the payer states, with keys to verify, reject and go on.
 */
export function CheckDialog({ check, state, onClose, onDecided }: CheckDialogProps) {
  const queue = useCheckQueue(check, state, onDecided)
  const { current, next, total, place, query } = queue
  // A question is of one payment: the list may put another in its place at any time.
  const [asked, setAsked] = useState<{ id: string; panel: Panel } | null>(null)
  const panel = current && asked?.id === current.id ? asked.panel : null
  const addressOf = useProofAddresses()
  const nextProof = next && addressOf(next)
  if (nextProof) preload(nextProof, { as: 'image' })
  return (
    <Dialog
      size="full"
      onClose={onClose}
      onEscape={(event) => {
        if (!panel) return
        event.preventDefault()
        setAsked(null)
      }}
      title={t.payments('checkTitle')}
      description={
        <span aria-live="polite" className="tnum">
          {current ? t.payments('placeOf', { place, total }) : ''}
        </span>
      }
      footer={
        current && (
          <CheckActions
            key={current.id}
            payment={current}
            queue={queue}
            panel={panel}
            onPanel={(next) => setAsked({ id: current.id, panel: next })}
          />
        )
      }
    >
      <QueryView query={query} skeleton={<CheckSkeleton />}>
        {() =>
          current ? (
            <SideBySide key={current.id} payment={current} proof={addressOf(current)} />
          ) : (
            <NothingToCheck isDone={total === 0} onFirst={queue.goFirst} onClose={onClose} />
          )
        }
      </QueryView>
    </Dialog>
  )
}

function SideBySide({ payment, proof }: { payment: PendingPayment; proof: string | null }) {
  return (
    // It takes the focus itself, so that no button is pressed by chance.
    <div
      ref={focusOnMount}
      tabIndex={-1}
      className="grid gap-x-8 gap-y-5 outline-none lg:h-full lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div className="h-[44dvh] lg:h-full lg:min-h-64">
        {proof ? (
          <div className="relative h-full">
            <ZoomableImage fill src={proof} alt={t.payments('proofImageAlt', { name: payment.paymentBy.name })} />
            <a
              href={proof}
              target="_blank"
              rel="noreferrer"
              className={clsx('absolute right-0 bottom-0', buttonStyle({ size: 'sm', variant: 'ghost' }))}
            >
              <ExternalLink />
              {t.payments('openInNewTab')}
            </a>
          </div>
        ) : (
          <p className="grid h-full place-items-center rounded-lg bg-sunken text-muted">{t.payments('noProof')}</p>
        )}
      </div>
      <CheckFacts payment={payment} proof={proof} />
    </div>
  )
}

/** The last payment is decided, or somebody else has decided the one of the address. */
function NothingToCheck({ isDone, onFirst, onClose }: { isDone: boolean; onFirst: () => void; onClose: () => void }) {
  return isDone ? (
    <EmptyState
      icon={CircleCheck}
      title={t.payments('allChecked')}
      action={<Button onClick={onClose}>{t.payments('backToList')}</Button>}
    />
  ) : (
    <EmptyState
      title={t.payments('waitsNoMore')}
      action={<Button onClick={onFirst}>{t.payments('checkFirst')}</Button>}
    />
  )
}

function CheckSkeleton() {
  return (
    <Loading className="grid gap-x-8 gap-y-5 lg:h-full lg:grid-cols-[minmax(0,1fr)_26rem]">
      <Skeleton className="h-[52dvh] rounded-lg lg:h-full" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  )
}

/**
 * Returns the address of a payment's proof, while the view is open always the same: the server signs a new one with each
 * list, for which the browser would fetch the image again.
 */
function useProofAddresses() {
  const [addresses] = useState(() => new Map<string, string>())
  return ({ id, PaymentProofUrl }: PendingPayment) => {
    if (PaymentProofUrl && !addresses.has(id)) addresses.set(id, PaymentProofUrl)
    return addresses.get(id) ?? null
  }
}

/** What is compared with the proof: amount, UTR, mode, firm, payer, age, warnings and cases. */
function CheckFacts({ payment, proof }: { payment: PendingPayment; proof: string | null }) {
  const { Amount, Mode, PaymentDate, paymentBy, firmName, utr, bill, caseAssignments } = payment
  const days = daysSince(PaymentDate)
  return (
    <div className="min-w-0 lg:overflow-y-auto">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold text-3xl tracking-tight">
          <Money rupees={Amount} />
        </span>
        <Badge>{Mode}</Badge>
      </p>
      <p className="mt-1 text-muted">
        {showInstant(PaymentDate)} ·{' '}
        <span className={waitingTone(days)}>{t.payments('waitsForDays', { days: Math.max(0, days) })}</span>
      </p>
      {(Mode === 'UPI' || utr) && (
        <dl className="mt-4 rounded-lg border bg-sunken px-4 py-3">
          <dt className="text-faint text-sm">{t.fields('utr')}</dt>
          <dd className="flex min-h-9 items-center justify-between gap-3">
            {utr ? (
              <>
                <span className="tnum wrap-anywhere font-semibold text-lg">{utr}</span>
                <CopyUtr utr={utr} />
              </>
            ) : (
              <span className="text-muted">{t.payments('noUtr')}</span>
            )}
          </dd>
        </dl>
      )}
      <PaymentWarnings payment={payment} />
      <ProofMarks payment={payment} proof={proof} />
      <div className="mt-5">
        <Facts
          columns={2}
          facts={[
            { label: t.payments('paidBy'), value: paymentBy.name },
            { label: t.fields('phone'), value: paymentBy.phoneNo && <PhoneLink number={paymentBy.phoneNo} /> },
            { label: t.fields('firmName'), value: firmName },
            ...(bill ? [{ label: t.fields('purpose'), value: paymentPurpose(payment) }] : []),
          ]}
        />
      </div>
      {caseAssignments.length > 0 && (
        <PaidCaseTable
          caption={t.payments('casesOfThisPayment')}
          cases={caseAssignments.map(({ case: { id, caseNo, vehicleDetail } }) => ({ id, caseNo, ...vehicleDetail }))}
          detail={paths.superadmin.caseDetail.pattern}
        />
      )}
    </div>
  )
}

function CopyUtr({ utr }: { utr: string }) {
  const copy = () =>
    copyText(utr, {
      copied: t.payments('utrCopied'),
      refused: t.payments('copyFailed'),
      detail: t.payments('copyByHand', { upi: utr }),
    })
  return (
    <Button icon={Copy} size="sm" aria-label={t.payments('copyUtr')} onClick={() => void copy()}>
      {t.general('copy')}
    </Button>
  )
}
