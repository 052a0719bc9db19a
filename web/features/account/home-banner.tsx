import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'

/** The banner of a client's home: unpaid cases, with a link to them. */
export function HomeBanner({ title, text, action }: { title: ReactNode; text: ReactNode; action?: ReactNode }) {
  return (
    <section
      aria-label={messages.account.overview}
      className="art-panel relative mb-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 overflow-hidden rounded-xl p-6 text-white md:p-8 print:hidden"
    >
      <div className="art-grid absolute inset-0" aria-hidden="true" />
      <div className="relative min-w-0">
        <p className="font-semibold text-xl tracking-tight md:text-2xl">{title}</p>
        <p className="mt-1.5 max-w-prose text-[#dfe1ff]">{text}</p>
      </div>
      {action && <div className="relative max-md:w-full">{action}</div>}
    </section>
  )
}
