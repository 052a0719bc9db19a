import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type SetUpProgress, type SetUpStep, setUpSteps } from '#contract/set-up/set-up.ts'
import { t } from '#contract/texts.ts'
import { readLocal, useUser, writeLocal } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { setUpProgress } from './set-up-progress.ts'

interface SetUpGuideProps {
  forms: Record<SetUpStep, ReactNode>
  /** True on the home: there the guide can be hidden. */
  onHome: boolean
}

/**
 * The guide through the first hour: nine steps, each with the reason for it. The first open step shows its form; a
 * step is done as soon as the office has what it makes.
 */
export function SetUpGuide({ forms, onHome }: SetUpGuideProps) {
  const { data } = useQuery(setUpProgress())
  const choices = useSetUpChoices()
  const [opened, setOpened] = useState<SetUpStep | null>(null)
  const progress = data?.data
  if (!progress || (onHome && choices.isDismissed)) return null
  const next = nextStep(progress, choices.skipped)
  const current = opened && !progress[opened] ? opened : next
  const done = setUpSteps.filter((step) => progress[step]).length
  return (
    <Card
      title={t.setUp('title')}
      description={t.setUp('progress', { done, all: setUpSteps.length })}
      actions={
        onHome && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              choices.dismiss()
              toast({ kind: 'info', title: t.setUp('dismissed') })
            }}
          >
            {t.setUp('dismiss')}
          </Button>
        )
      }
      flush
    >
      <div className="px-5 pt-4">
        <ProgressBar
          share={done / setUpSteps.length}
          label={t.setUp('progress', { done, all: setUpSteps.length })}
          tone="good"
        />
      </div>
      <ol className="grid divide-y px-5 py-2">
        {setUpSteps.map((step) => (
          <GuideStep
            key={step}
            step={step}
            state={progress[step] ? 'done' : choices.skipped.includes(step) ? 'skipped' : 'open'}
            isCurrent={step === current}
            onOpen={() => setOpened(step)}
            onSkip={() => {
              choices.skip(step)
              setOpened(null)
            }}
          >
            {forms[step]}
          </GuideStep>
        ))}
      </ol>
    </Card>
  )
}

const nextStep = (progress: SetUpProgress, skipped: readonly SetUpStep[]): SetUpStep | null =>
  setUpSteps.find((step) => !progress[step] && !skipped.includes(step)) ?? null

/** A user's choices about the guide: which steps to leave out, and whether the home shows the guide. */
interface SetUpChoices {
  skipped: readonly SetUpStep[]
  isDismissed: boolean
}

function useSetUpChoices() {
  const key = `set-up:${useUser()?.id}`
  const [choices, setChoices] = useState(() => parse(readLocal(key)))
  const change = (next: SetUpChoices) => {
    writeLocal(key, JSON.stringify(next))
    setChoices(next)
  }
  return {
    ...choices,
    skip: (step: SetUpStep) => change({ ...choices, skipped: [...choices.skipped, step] }),
    dismiss: () => change({ ...choices, isDismissed: true }),
  }
}

function parse(text: string | null): SetUpChoices {
  try {
    const { skipped, isDismissed } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>
    return {
      skipped: setUpSteps.filter((step) => Array.isArray(skipped) && skipped.includes(step)),
      isDismissed: isDismissed === true,
    }
  } catch {
    return { skipped: [], isDismissed: false }
  }
}

interface GuideStepProps {
  step: SetUpStep
  state: 'open' | 'done' | 'skipped'
  isCurrent: boolean
  onOpen: () => void
  onSkip: () => void
  children: ReactNode
}

/** One step of the guide: its state, name and reason; the current step also has its form. */
function GuideStep({ step, state, isCurrent, onOpen, onSkip, children }: GuideStepProps) {
  const title = t.setUp(`steps.${step}`)
  const number = setUpSteps.indexOf(step) + 1
  return (
    <li className="py-3" aria-current={isCurrent ? 'step' : undefined}>
      <div className={clsx('flex gap-3', state === 'done' ? 'items-center' : 'items-start')}>
        <StateMark state={state} number={number} isCurrent={isCurrent} />
        <div className="min-w-0 flex-1">
          <h3 className={clsx('font-medium', state === 'done' && 'text-muted')}>{title}</h3>
          {state !== 'done' && <p className="text-muted text-sm">{t.setUp(`reasons.${step}`)}</p>}
        </div>
        {state !== 'done' && !isCurrent && (
          <Button size="sm" variant="ghost" aria-label={t.setUp('startStep', { step: title })} onClick={onOpen}>
            {t.setUp('start')}
          </Button>
        )}
        {isCurrent && state === 'open' && (
          <Button size="sm" variant="ghost" aria-label={t.setUp('skipStep', { step: title })} onClick={onSkip}>
            {t.setUp('skip')}
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
  const label = { done: t.setUp('done'), skipped: t.setUp('skipped'), open: t.setUp('open') }[state]
  return (
    <span
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-full border tnum text-sm',
        state === 'done' && 'border-transparent bg-good-soft text-good',
        isCurrent ? 'border-accent text-accent-ink' : state === 'skipped' ? 'border-dashed text-faint' : '',
      )}
    >
      <span className="sr-only">{label}</span>
      {state === 'done' ? <Check className="size-4" /> : <span aria-hidden="true">{number}</span>}
    </span>
  )
}
