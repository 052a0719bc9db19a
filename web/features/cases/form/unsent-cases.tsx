import { Link } from '@tanstack/react-router'
import { showPlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { type UnsentCase, vehicleOf } from './new-case-drafts.ts'

/** Names the new cases of other vehicles that were not sent, and leads to them. */
export function UnsentCases({ unsent }: { unsent: readonly UnsentCase[] }) {
  if (unsent.length === 0) return null
  return (
    <ul className="mb-5 grid gap-2">
      {unsent.map((one) => (
        <UnsentCaseNotice key={one.name} one={one} />
      ))}
    </ul>
  )
}

function UnsentCaseNotice({ one }: { one: UnsentCase }) {
  const plate = one.plate && showPlate(one.plate)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border bg-sunken px-4 py-2 text-muted">
      {plate ? messages.cases.unsentFor(plate) : messages.cases.unsentWithoutPlate}
      <Link to="." search={{ vehicle: vehicleOf(one) }} className={buttonStyle({ size: 'sm' })}>
        {messages.cases.goOn}
        {plate && <span className="sr-only"> {plate}</span>}
      </Link>
    </li>
  )
}
