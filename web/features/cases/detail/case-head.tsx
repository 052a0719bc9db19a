import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  ArrowRight,
  Check,
  ChevronRight,
  CircleArrowRight,
  CircleCheck,
  CircleX,
  Hourglass,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { caseSteps } from '#contract/cases/case-steps.ts'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import { nextStep } from '#contract/cases/next-step.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { paths } from '#web/lib/paths.ts'
import { useArrivalVerb } from '#web/lib/verbs.ts'
import { Card } from '#web/ui/card.tsx'
import { NumberPlate } from '#web/ui/number-plate.tsx'
import { spokenStates } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText, Money } from '#web/ui/values.tsx'
import type { CaseDialog } from '../actions/case-dialogs.tsx'
import { CaseActionButton } from './case-action.tsx'
import { jobText } from './case-cards.tsx'
import { FileBar } from './file-bar.tsx'
import { APPOINTMENT, useNewestHistory } from './use-case.ts'

interface CaseHeadProps {
  caseData: Case
  viewer: Role
  /** Opens the dialog of an action; a client has none. */
  onAsk?: ((dialog: CaseDialog) => void) | undefined
}

/** The head of a case's page: its plate and main facts, the steps of its life, and the next step with its button. */
export function CaseHead({ caseData, viewer, onAsk }: CaseHeadProps) {
  const { data, isLoading } = useNewestHistory(caseData.id, viewer !== 'client')
  const next = viewer === 'client' && caseData.status === 'paid' ? null : nextStep(viewer, caseData, new Date())
  useArrivalVerb()
  return (
    <section
      aria-label={t.caseSteps('progress')}
      className="mb-4 overflow-hidden rounded-lg border bg-surface shadow-card"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 pt-4 pb-3">
        <Link
          to={paths[viewer].vehicle}
          params={{ plate: plateInAddress(caseData.vehicleDetail.vehicleNo) }}
          title={t.vehicles('openVehicle')}
          className="max-w-full rounded-md"
        >
          <NumberPlate text={showPlate(caseData.vehicleDetail.vehicleNo)} isLarge />
        </Link>
        <Job caseData={caseData} />
        <div className="ml-auto text-right max-sm:ml-0 max-sm:text-left">
          <p className="font-semibold text-xl tracking-tight">
            <Money rupees={caseData.totalAmount} />
          </p>
          <Payment payment={caseData.payment} />
        </div>
      </div>
      <StatusLine caseData={caseData} history={data?.data ?? null} isLoading={isLoading} />
      {viewer === 'client' && <FileBar caseData={caseData} />}
      {next && (
        <NextStepBar status={caseData.status} sentence={next.sentence}>
          {next.action && (
            <CaseActionButton
              variant="primary"
              action={next.action}
              field={APPOINTMENT}
              caseData={caseData}
              role={viewer}
              onAsk={onAsk}
            />
          )}
        </NextStepBar>
      )}
    </section>
  )
}

function Job({ caseData: { generalDetail, transactionDetail, vehicleDetail } }: { caseData: Case }) {
  const { fromRTO, toRTO } = vehicleDetail
  const services = jobText(transactionDetail)
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="wrap-anywhere font-medium text-lg" translate="no">
        {generalDetail.firmName}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        {services && (
          <>
            <span>{services}</span>
            <span aria-hidden="true" className="text-faint max-sm:hidden">
              ·
            </span>
          </>
        )}
        <span className="flex flex-wrap items-center gap-x-1.5" translate="no">
          {fromRTO !== toRTO && (
            <>
              {fromRTO}
              <ArrowRight className="size-3.5 shrink-0 text-faint" />
              <span className="sr-only">{t.cases('rtoSeparator')}</span>
            </>
          )}
          {toRTO}
        </span>
      </p>
    </div>
  )
}

function Payment({ payment }: Pick<Case, 'payment'>) {
  if (!payment) return null
  return (
    <p className="mt-0.5 flex flex-wrap items-center justify-end gap-x-2 text-muted text-sm max-sm:justify-start">
      <StatusBadge kind="payment" status={payment.status} />
      <span>
        {payment.mode}, <InstantText instant={payment.paymentDate} />
      </span>
    </p>
  )
}

const stepLooks = { done: 'text-muted', open: 'text-faint', failed: 'text-bad' }

/** The steps of a case in one line, each with its day; the assignment has the dealer's name. */
function StatusLine({
  caseData,
  history,
  isLoading,
}: {
  caseData: Case
  history: Parameters<typeof caseSteps>[1]
  isLoading: boolean
}) {
  const steps = caseSteps(caseData, history)
  const current = steps.findLastIndex(({ state }) => state !== 'open')
  const dealer = caseData.assignedTo && fullName(caseData.assignedTo)
  return (
    <ol aria-label={t.caseSteps('progress')} className="flex flex-wrap gap-x-2 gap-y-1 px-5 pb-4 text-sm">
      {steps.map(({ label, state, at }, index) => (
        <li
          key={label}
          aria-current={index === current ? 'step' : undefined}
          className={clsx('flex items-center gap-x-1.5', stepLooks[state])}
        >
          {state === 'done' && <Check className="size-3.5 text-accent-ink" strokeWidth={2.5} />}
          <span className={index === current ? 'font-semibold' : ''}>{label}</span>
          <span className="sr-only">{spokenStates()[state]}</span>
          {label === t.caseSteps('assigned') && state === 'done' && dealer && (
            <span className="wrap-anywhere max-sm:hidden" translate="no">
              {dealer}
            </span>
          )}
          {at ? (
            <span className="text-faint">
              <InstantText instant={at} />
            </span>
          ) : (
            isLoading && state !== 'open' && <Skeleton className="h-4 w-19" />
          )}
          {index < steps.length - 1 && <ChevronRight className="size-3.5 text-faint" />}
        </li>
      ))}
    </ol>
  )
}

const bars: Partial<Record<CaseStatus, { look: string; icon: LucideIcon }>> = {
  paid: { look: 'bg-good-soft text-good', icon: CircleCheck },
  rejected: { look: 'bg-bad-soft text-bad', icon: CircleX },
}

function NextStepBar({ status, sentence, children }: { status: CaseStatus; sentence: string; children: ReactNode }) {
  const { look, icon: Icon } = bars[status] ?? {
    look: children ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-muted',
    icon: children ? CircleArrowRight : Hourglass,
  }
  return (
    <div className={clsx('flex flex-wrap items-center gap-x-4 gap-y-3 border-t px-5 py-1.5 max-sm:*:w-full', look)}>
      <p className="flex min-w-0 flex-1 items-start gap-2.5 font-medium">
        <Icon className="mt-[0.2rem] size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">{t.caseSteps('nextStep')}: </span>
          {sentence}
        </span>
      </p>
      {children}
    </div>
  )
}

export function CaseByline({ caseData }: { caseData: Case }) {
  const { createdBy } = caseData
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <StatusBadge kind="case" status={caseData.status} />
      <span>
        {t.cases.rich('createdByPerson', {
          day: () => <InstantText instant={caseData.createdAt} />,
          name: fullName(createdBy),
          employeeCode: createdBy.employeeCode ?? '',
        })}
      </span>
    </span>
  )
}

export function CaseDetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{t.session('loading')}</span>
      <Skeleton className="mb-3 h-5 w-52" />
      <Skeleton className="mb-2 h-8 w-44" />
      <Skeleton className="mb-6 h-5 w-72 max-w-full" />
      <Skeleton className="mb-5 h-56 w-full rounded-lg" />
      <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
        {['general', 'vehicle', 'expire', 'transaction'].map((card) => (
          <Card key={card}>
            <Skeleton className="mb-5 h-5 w-28" />
            <div className="grid grid-cols-2 gap-5">
              {['a', 'b', 'c', 'd'].map((fact) => (
                <Skeleton key={fact} className="h-9" />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
