import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { caseTotal } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import type { AmountInput } from '#web/forms/filters.ts'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { CaseControl } from './case-form-parts.tsx'
import { countErrors } from './section-nav.tsx'

/** The footer of the case form, always visible: the total of the charges, the number of errors, Submit Case. */
export function CaseFormBar({ control, children }: { control: CaseControl; children?: ReactNode }) {
  return (
    <div
      data-sticks="bottom"
      className="tall:sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-raised px-5 py-3 shadow-pop max-md:px-4 max-md:py-2.5"
    >
      <Total control={control} />
      <div className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <ErrorCount control={control} />
        {children}
        <SubmitButton control={control} className="max-md:flex-1" aria-keyshortcuts="Control+Enter">
          {messages.cases.submit}
        </SubmitButton>
      </div>
    </div>
  )
}

function Total({ control }: { control: CaseControl }) {
  const charges = useWatch({ control, name: 'expenseDetail' })
  const total = caseTotal({
    receiptAmount: amountSoFar(charges.receiptAmount),
    pucCharges: amountSoFar(charges.pucCharges),
    insuranceCharges: amountSoFar(charges.insuranceCharges),
    otherCharges: amountSoFar(charges.otherCharges),
    adminCharges: amountSoFar(charges.adminCharges),
  })
  return (
    <p className="flex items-baseline gap-2.5">
      <span className="text-muted text-sm max-md:sr-only">{messages.cases.totalCharges}</span>
      <output className="font-semibold text-lg">
        <Money rupees={total} />
      </output>
    </p>
  )
}

/** An incomplete amount such as "12." counts as 12; a text that is no amount counts as 0. */
const amountSoFar = (input: AmountInput) => Number(input) || 0

function ErrorCount({ control }: { control: CaseControl }) {
  const { errors } = useFormState({ control })
  const wrong = countErrors(errors)
  if (wrong === 0) {
    return <span className="pointer-coarse:hidden text-faint text-sm max-lg:hidden">{messages.cases.formKeys}</span>
  }
  return (
    <span role="status" className="text-bad text-sm">
      {messages.cases.fieldsNeedAttention(wrong)}
    </span>
  )
}
