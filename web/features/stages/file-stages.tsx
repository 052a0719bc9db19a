import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { showRupees } from '#contract/money.ts'
import type { StaffRole } from '#contract/roles.ts'
import { waitReasonText } from '#contract/stages/file-sentence.ts'
import { stageLabels, waitedForText } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { checklistOf, daysSince } from '#web/features/cases/file-state.tsx'
import { StageDialog, type StagedCase } from '#web/features/stages/stage-dialog.tsx'
import { errorText } from '#web/lib/errors.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { StepLine, spokenStates } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { reachedStages } from './stage-queries.ts'

interface FileStagesProps {
  file: StagedCase
  viewer: StaffRole | 'client'
  papers: ReactNode
}

/**
 * The way of a file through its six stages: where it is, since when, and for whom it waits. Staff move a
 * verified case; a rejected one has no stage.
 */
export function FileStages({ file, viewer, papers }: FileStagesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isMovable = viewer !== 'client' && disabledReason('moveStage', file.status) === null
  const lacking = useQuery(checklistOf(file.id)).data?.data.lacking ?? 0
  if (file.status === 'rejected') return null
  const waitedFor = waitedForText({ ...file, lacking })
  return (
    <section aria-label={t.stages('ofFile')} className="@container rounded-lg border bg-surface px-5 py-3 shadow-card">
      <div className="flex items-center justify-between gap-x-4">
        <p className="font-semibold">{stageLabels()[file.stage]}</p>
        {isMovable && (
          <Button size="sm" {...verbProps('stage')} onClick={() => setIsOpen(true)}>
            {t.stages('change')}
            <KeyHint keyName={letterOf('stage')} />
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-muted text-sm">
        {t.stages('days', { count: daysSince(file.stageSince) })}
        {viewer !== 'client' && file.stage !== 'handedOver' && ` · ${t.stages('waitsOn', { who: waitedFor })}`}
        {papers}
      </p>
      {viewer !== 'client' && file.waitReason && (
        <p className="wrap-anywhere text-sm text-warn">{waitReasonText(file)}</p>
      )}
      {viewer === 'client' && file.waitNote && (
        <p className="wrap-anywhere text-sm">{t.clientCases('officeWrites', { note: file.waitNote })}</p>
      )}
      <StageTracker file={file} />
      <HandedIn file={file} />
      {isOpen && <StageDialog file={file} onClose={() => setIsOpen(false)} />}
    </section>
  )
}

/** Receipt and fee of the RTO, and the receiver, as far as they are known. The server leaves them out for a dealer. */
function HandedIn({ file: { receiptNo, feePaid, handedTo } }: { file: StagedCase }) {
  const facts = [
    receiptNo && t.stages('receiptOf', { receiptNo }),
    feePaid != null && t.stages('feeOf', { amount: showRupees(feePaid) }),
    handedTo && t.stages('handedToName', { name: handedTo }),
  ].filter(Boolean)
  return facts.length > 0 && <p className="wrap-anywhere mt-3 text-muted text-sm">{facts.join(' · ')}</p>
}

/** The six stages of a file with the day on which each was reached: side by side, or below each other where it is narrow. */
function StageTracker({ file }: { file: Pick<StagedCase, 'id' | 'stage' | 'stageSince'> }) {
  const { data, error, isPending } = useQuery(reachedStages(file.id))
  const current = stages.indexOf(file.stage)
  const dayOf = (stage: Stage) =>
    stage === file.stage ? file.stageSince : data?.data.find((one) => one.stage === stage)?.at
  const steps = stages.map((stage, index) => {
    const at = index <= current ? dayOf(stage) : undefined
    return {
      label: stageLabels()[stage],
      state: index > current ? ('open' as const) : ('done' as const),
      ...(at !== undefined
        ? { detail: <InstantText instant={at} /> }
        : isPending && index < current && { detail: <Skeleton className="h-5 w-20" /> }),
    }
  })
  return (
    <>
      <div className="mt-4 hidden @2xl:block">
        <StepLine label={t.stages('ofFile')} steps={steps} />
      </div>
      <ol aria-label={t.stages('ofFile')} className="mt-2 grid @2xl:hidden gap-0.5">
        {steps.map(({ label, state, detail }, index) => (
          <li key={label} aria-current={index === current ? 'step' : undefined} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={clsx(
                'forced-color-adjust-none grid size-5 shrink-0 place-items-center rounded-full',
                state === 'done' ? 'bg-accent text-white' : 'border-2 border-accent-line bg-surface',
              )}
            >
              {state === 'done' && <Check className="size-3" strokeWidth={3} />}
            </span>
            <span
              className={clsx(
                'min-w-0 flex-1',
                index === current ? 'font-semibold' : state === 'open' ? 'text-faint' : 'text-muted',
              )}
            >
              {label}
              <span className="sr-only"> {spokenStates()[state]}</span>
            </span>
            {detail && <span className="text-muted text-sm">{detail}</span>}
          </li>
        ))}
      </ol>
      {error && !data && (
        <p className="mt-2 text-muted text-sm">
          {t.stages('datesFailed')}: {errorText(error)}
        </p>
      )}
    </>
  )
}
