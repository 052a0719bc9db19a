import { ArrowRight, Check, IndianRupee, ShieldCheck } from 'lucide-react'
import { messages } from '#contract/messages.ts'

const steps = [
  messages.identity.sampleCreated,
  messages.identity.sampleVerified,
  messages.identity.sampleAssigned,
  messages.identity.samplePaid,
]
const expiries = [
  { name: messages.identity.sampleInsurance, day: '14 Dec 2026', share: 'w-[28%]', tone: 'bg-[#fbbf24]' },
  { name: messages.identity.samplePuc, day: '02 Mar 2027', share: 'w-[46%]', tone: 'bg-[#818cf8]' },
  { name: messages.identity.sampleFitness, day: '30 Aug 2028', share: 'w-[82%]', tone: 'bg-[#34d399]' },
]

/** A decorative picture of a case's life, for wide screens. */
export function WelcomeArt() {
  return (
    <div className="animate-in">
      <div className="art-grid absolute inset-0" />
      <div className="relative mx-auto w-full max-w-xl px-12">
        <p className="max-w-md text-balance font-semibold text-3xl tracking-tight">{messages.identity.welcomeTitle}</p>
        <p className="mt-3 max-w-md text-pretty text-[#c7d2fe] text-lg">{messages.identity.welcomeText}</p>
        <div className="relative mt-12">
          <CaseCard />
          <div className="-right-5 -bottom-13 absolute flex items-center gap-3 rounded-lg bg-white px-4 py-3 text-[#191924] shadow-pop">
            <span className="grid size-9 place-items-center rounded-full bg-[#e7f7ed] text-[#15713a]">
              <IndianRupee className="size-4" />
            </span>
            <div>
              <p className="tnum font-semibold">₹4,850.00</p>
              <p className="text-[#565668] text-xs">{messages.identity.samplePayment}</p>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function CaseCard() {
  return (
    <div className="rounded-xl border border-white/15 bg-[#1d1a4d]/80 p-6 pb-7 shadow-pop">
      <div className="flex items-center justify-between">
        <NumberPlate />
        <span className="inline-flex items-center gap-1.5 rounded-full border border-[#34d399]/40 bg-[#064e3b] px-2.5 py-0.5 font-medium text-[#a7f3d0] text-xs">
          <ShieldCheck className="size-3.5" />
          {messages.identity.sampleVerified}
        </span>
      </div>
      <p className="mt-5 flex items-center gap-2 text-[#c7d2fe] text-sm">
        {messages.identity.sampleTransfer} <span className="opacity-60">·</span> {messages.identity.sampleFromRto}{' '}
        <ArrowRight className="size-3.5" /> {messages.identity.sampleToRto}
      </p>
      <ol className="mt-6 grid grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="relative">
            {index > 0 && (
              <span className="-left-full absolute top-2.5 ml-5 h-px w-[calc(100%-1.25rem)] bg-[#6366f1]" />
            )}
            <span
              className={`relative grid size-5 place-items-center rounded-full ${index < 3 ? 'bg-[#6366f1]' : 'border-2 border-[#6366f1] bg-[#1d1a4d]'}`}
            >
              {index < 3 && <Check className="size-3" strokeWidth={3} />}
            </span>
            <span className="mt-2 block text-[#e0e7ff] text-xs">{step}</span>
          </li>
        ))}
      </ol>
      <div className="mt-6 grid gap-3 border-white/10 border-t pt-5">
        {expiries.map(({ name, day, share, tone }) => (
          <div key={name} className="grid grid-cols-[5rem_1fr_6rem] items-center gap-3 text-xs">
            <span className="text-[#c7d2fe]">{name}</span>
            <span className="h-1.5 rounded-full bg-white/12">
              <span className={`block h-full rounded-full ${share} ${tone}`} />
            </span>
            <span className="tnum text-right text-[#e0e7ff]">{day}</span>
          </div>
        ))}
      </div>
    </div>
  )
}

function NumberPlate() {
  return (
    <span className="inline-flex overflow-hidden rounded-md border-2 border-[#191924] bg-white font-bold text-[#191924] text-xl tracking-wide">
      <span className="grid w-6 place-items-end justify-center bg-[#1d4ed8] pb-1 font-semibold text-[0.5rem] text-white tracking-normal">
        {messages.identity.plateCountry}
      </span>
      <span className="tnum px-3 py-1">{messages.identity.samplePlate}</span>
    </span>
  )
}
