import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'

const tones = { accent: 'bg-accent', good: 'bg-good-fill', warn: 'bg-warn-fill', bad: 'bg-bad-fill' }

export type BarTone = keyof typeof tones

/** The least visible width of a bar that is not empty, in percent. */
const LEAST = 3

/** A decorative horizontal bar for a share from 0 to 1; the text beside it has the same content. */
export function Bar({ share, tone = 'accent' }: { share: number; tone?: BarTone }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <span aria-hidden="true" className="forced-color-adjust-none block h-2 overflow-hidden rounded-full bg-line">
      <span
        className={clsx('block h-full rounded-full transition-[width] duration-200', tones[tone])}
        style={{ width: `${share > 0 ? Math.max(LEAST, percent) : 0}%` }}
      />
    </span>
  )
}

export function ProgressBar({ share, label, tone = 'accent' }: { share: number; label: string; tone?: BarTone }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(Math.min(1, Math.max(0, share)) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Bar share={share} tone={tone} />
    </div>
  )
}

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
