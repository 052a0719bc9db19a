import clsx from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { type SetUpStep, setUpSteps } from '#contract/set-up/set-up.ts'
import { Button } from '#web/ui/button.tsx'

const titles = {
  office: messages.setUp.office,
  upi: messages.setUp.upi,
  rtos: messages.setUp.rtos,
  firms: messages.setUp.firms,
  people: messages.setUp.people,
  dealer: messages.setUp.dealer,
  firstCase: messages.setUp.firstCase,
} as const satisfies Record<SetUpStep, string>

const reasons = {
  office: messages.setUp.officeWhy,
  upi: messages.setUp.upiWhy,
  rtos: messages.setUp.rtosWhy,
  firms: messages.setUp.firmsWhy,
  people: messages.setUp.peopleWhy,
  dealer: messages.setUp.dealerWhy,
  firstCase: messages.setUp.firstCaseWhy,
} as const satisfies Record<SetUpStep, string>

interface GuideStepProps {
  step: SetUpStep
  state: 'open' | 'done' | 'skipped'
  isCurrent: boolean
  onOpen: () => void
  onSkip: () => void
  children: ReactNode
}

/** One step of the guide: its state, name and reason; the current step also has its form. */
export function GuideStep({ step, state, isCurrent, onOpen, onSkip, children }: GuideStepProps) {
  const title = titles[step]
  const number = setUpSteps.indexOf(step) + 1
  return (
    <li className="py-3" aria-current={isCurrent ? 'step' : undefined}>
      <div className={clsx('flex gap-3', state === 'done' ? 'items-center' : 'items-start')}>
        <StateMark state={state} number={number} isCurrent={isCurrent} />
        <div className="min-w-0 flex-1">
          <h3 className={clsx('font-medium', state === 'done' && 'text-muted')}>{title}</h3>
          {state !== 'done' && <p className="text-muted text-sm">{reasons[step]}</p>}
        </div>
        {state !== 'done' && !isCurrent && (
          <Button size="sm" variant="ghost" aria-label={messages.setUp.startStep(title)} onClick={onOpen}>
            {messages.setUp.start}
          </Button>
        )}
        {isCurrent && state === 'open' && (
          <Button size="sm" variant="ghost" aria-label={messages.setUp.skipStep(title)} onClick={onSkip}>
            {messages.setUp.skip}
          </Button>
        )}
      </div>
      {isCurrent && (
        <div ref={takeLostFocus} className="mt-3 sm:pl-10">
          {children}
        </div>
      )}
    </li>
  )
}

/** The step before has just closed, with the focus in it: the next step takes it. */
function takeLostFocus(form: HTMLElement | null): void {
  if (document.activeElement !== document.body) return
  form?.querySelector<HTMLElement>('input:not([type="file"]), button, a')?.focus()
}

function StateMark({
  state,
  number,
  isCurrent,
}: {
  state: GuideStepProps['state']
  number: number
  isCurrent: boolean
}) {
  const label = { done: messages.setUp.done, skipped: messages.setUp.skipped, open: messages.setUp.open }[state]
  return (
    <span
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full border tnum text-sm',
        state === 'done' && 'border-transparent bg-good-soft text-good',
        isCurrent && 'border-accent text-accent-ink',
        state === 'skipped' && !isCurrent && 'border-dashed text-faint',
      )}
    >
      <span className="sr-only">{label}</span>
      {state === 'done' ? <Check className="size-4" aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
    </span>
  )
}
