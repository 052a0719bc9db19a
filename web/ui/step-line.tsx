import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'

export interface LineStep {
  label: string
  /** Below the label, for example the day of the step. */
  detail?: ReactNode
  state: 'done' | 'open' | 'failed'
}

const circles = {
  done: 'bg-accent text-white',
  open: 'border-2 border-accent-line bg-surface',
  failed: 'bg-bad-fill text-white',
}
/** What a screen reader says of a step. */
export const spokenStates = () => ({
  done: t.ui('stepDone'),
  open: t.ui('stepOpen'),
  failed: t.ui('stepFailed'),
})

export function StepLine({ label, steps }: { label: string; steps: readonly LineStep[] }) {
  const currentIndex = steps.findLastIndex(({ state }) => state !== 'open')
  return (
    <ol aria-label={label} className="grid auto-cols-fr grid-flow-col">
      {steps.map((step, index) => (
        <li key={step.label} aria-current={index === currentIndex ? 'step' : undefined} className="relative min-w-0">
          {index > 0 && (
            <span
              aria-hidden="true"
              className={clsx(
                'forced-color-adjust-none -left-full absolute top-2.5 ml-6 h-0.5 w-[calc(100%-1.75rem)] rounded-full',
                step.state === 'open' ? 'bg-line' : 'bg-accent',
              )}
            />
          )}
          <span
            className={clsx(
              'forced-color-adjust-none relative grid size-5 place-items-center rounded-full',
              circles[step.state],
            )}
          >
            {step.state === 'done' && <Check className="size-3" strokeWidth={3} />}
            {step.state === 'failed' && <span className="h-0.5 w-2 bg-white" />}
          </span>
          <span
            className={clsx(
              'mt-1.5 block text-sm',
              index === currentIndex ? 'font-semibold' : step.state === 'open' ? 'text-faint' : 'text-muted',
            )}
          >
            {step.label}
          </span>
          <span className="sr-only">{spokenStates()[step.state]}</span>
          {step.detail && <span className="block text-2xs text-faint sm:text-xs">{step.detail}</span>}
        </li>
      ))}
    </ol>
  )
}
