import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { type Stage, stages } from '#contract/stages/stage-names.ts'
import { errorText } from '#web/lib/api-error.ts'
import { InstantText } from '#web/ui/date.tsx'
import { StepLine } from '#web/ui/step-line.tsx'
import type { StagedCase } from './stage-dialog.tsx'
import { reachedStages } from './stage-queries.ts'

/** The six stages of a file with the day on which each was reached: side by side, or below each other on a phone. */
export function StageTracker({ file }: { file: Pick<StagedCase, 'id' | 'stage' | 'stageSince'> }) {
  const { data, error } = useQuery(reachedStages(file.id))
  const current = stages.indexOf(file.stage)
  const dayOf = (stage: Stage) =>
    stage === file.stage ? file.stageSince : data?.data.find((one) => one.stage === stage)?.at
  const steps = stages.map((stage, index) => {
    const at = index <= current ? dayOf(stage) : undefined
    return {
      label: stageLabels[stage],
      state: index > current ? ('open' as const) : ('done' as const),
      ...(at !== undefined && { detail: <InstantText instant={at} /> }),
    }
  })
  return (
    <>
      <div className="mt-4 max-md:hidden">
        <StepLine label={messages.stages.ofFile} steps={steps} />
      </div>
      <ol aria-label={messages.stages.ofFile} className="mt-4 grid gap-3 md:hidden">
        {steps.map(({ label, state, detail }, index) => (
          <li key={label} aria-current={index === current ? 'step' : undefined} className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={`grid size-5 shrink-0 place-items-center rounded-full ${state === 'done' ? 'bg-accent text-white' : 'border-2 border-accent-line bg-surface'}`}
            >
              {state === 'done' && <Check className="size-3" strokeWidth={3} />}
            </span>
            <span
              className={`min-w-0 flex-1 ${index === current ? 'font-semibold' : state === 'open' ? 'text-faint' : 'text-muted'}`}
            >
              {label}
              <span className="sr-only"> {state === 'done' ? messages.ui.stepDone : messages.ui.stepOpen}</span>
            </span>
            {detail && <span className="text-muted text-sm">{detail}</span>}
          </li>
        ))}
      </ol>
      {error && !data && (
        <p className="mt-2 text-muted text-sm">
          {messages.stages.datesFailed}: {errorText(error)}
        </p>
      )}
    </>
  )
}
