import { clsx } from 'clsx'
import { ArrowRight, IndianRupee, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { OfficeMark, OfficeName } from '#web/features/office/office-mark.tsx'
import { useMedia } from '#web/lib/dom.ts'
import { NumberPlate } from '#web/ui/number-plate.tsx'
import { Bar, type LineStep, StepLine } from '#web/ui/progress.tsx'

/**
 * The layout of the pages before sign-in: the form, and a panel about the product. `isWide` is for a form with two
 * columns.
 */
export function WelcomeLayout({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const wide = useMedia('(min-width: 1024px)')
  return (
    <div
      className={clsx(
        'grid min-h-dvh',
        isWide ? 'lg:grid-cols-[minmax(34rem,1fr)_1fr]' : 'lg:grid-cols-[minmax(28rem,5fr)_7fr]',
      )}
    >
      <main tabIndex={-1} className="flex flex-col px-6 py-8 outline-none sm:px-12">
        <div className="flex items-center gap-2.5">
          <OfficeMark className="size-8" />
          <OfficeName unnamed={t.general('productName')} className="font-semibold text-lg tracking-tight" />
        </div>
        <div className={clsx('mx-auto my-auto w-full py-10', isWide ? 'max-w-lg' : 'max-w-sm')}>{children}</div>
        <p className="text-faint text-sm">{t.identity('productDescription')}</p>
      </main>
      <div
        aria-hidden="true"
        className="art-panel relative flex flex-col justify-center overflow-hidden text-white max-lg:hidden"
      >
        {wide && <WelcomeArt />}
      </div>
    </div>
  )
}

const steps = (): readonly LineStep[] => [
  { label: t.identity('sampleCreated'), state: 'done' },
  { label: t.identity('sampleVerified'), state: 'done' },
  { label: t.identity('sampleAssigned'), state: 'done' },
  { label: t.identity('samplePaid'), state: 'open' },
]

const expiries = () =>
  [
    { name: t.identity('sampleInsurance'), day: '14/12/2026', share: 0.28, tone: 'warn' },
    { name: t.identity('samplePuc'), day: '02/03/2027', share: 0.46, tone: 'accent' },
    { name: t.identity('sampleFitness'), day: '30/08/2028', share: 0.82, tone: 'good' },
  ] as const

function WelcomeArt() {
  return (
    <div className="animate-in">
      <div className="art-grid absolute inset-0" />
      <div className="relative mx-auto w-full max-w-xl px-12">
        <p className="max-w-md text-balance font-semibold text-3xl tracking-tight">{t.identity('welcomeTitle')}</p>
        <p className="mt-3 max-w-md text-pretty text-[#c7d2fe] text-lg">{t.identity('welcomeText')}</p>
        <div className="relative mt-12">
          <CaseCard />
          <div className="-right-5 -bottom-13 absolute flex items-center gap-3 rounded-lg bg-white px-4 py-3 text-[#191924] shadow-pop">
            <span className="grid size-9 place-items-center rounded-full bg-[#e7f7ed] text-[#15713a]">
              <IndianRupee className="size-4" />
            </span>
            <div>
              <p className="tnum font-semibold">₹4,850.00</p>
              <p className="text-[#565668] text-xs">{t.identity('samplePayment')}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Colours of a dark card in both themes; `scheme-dark` alone does nothing, as the build decides each pair at the root. */
const darkColours =
  '[--color-accent-line:#6366b8] [--color-faint:#a5b4fc] [--color-line:#ffffff26] [--color-muted:#c7d2fe] [--color-surface:#16161e]'

function CaseCard() {
  return (
    <div className={clsx(darkColours, 'rounded-xl border border-white/15 bg-[#1d1a4dcc] p-6 pb-7 shadow-pop')}>
      <div className="flex items-center justify-between">
        <NumberPlate text={t.identity('samplePlate')} />
        <span className="inline-flex items-center gap-1.5 rounded-full border border-[#34d39966] bg-[#064e3b] px-2.5 py-0.5 font-medium text-[#a7f3d0] text-xs">
          <ShieldCheck className="size-3.5" />
          {t.identity('sampleVerified')}
        </span>
      </div>
      <p className="mt-5 flex items-center gap-2 text-[#c7d2fe] text-sm">
        {t.identity('sampleTransfer')} <span className="opacity-60">·</span> {t.identity('sampleFromRto')}{' '}
        <ArrowRight className="size-3.5" /> {t.identity('sampleToRto')}
      </p>
      <div className="mt-6">
        <StepLine label={t.caseSteps('progress')} steps={steps()} />
      </div>
      <div className="mt-6 grid gap-3 border-white/10 border-t pt-5">
        {expiries().map(({ name, day, share, tone }) => (
          <div key={name} className="grid grid-cols-[5rem_1fr_6rem] items-center gap-3 text-xs">
            <span className="text-[#c7d2fe]">{name}</span>
            <Bar share={share} tone={tone} />
            <span className="tnum text-right text-[#e0e7ff]">{day}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
