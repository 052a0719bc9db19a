import type { ReactNode } from 'react'

/** A numbered step of a payment on a phone. */
export function PaymentStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
      >
        {number}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}
