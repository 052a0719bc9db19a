import type { ReactNode } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { sumRupees } from '#contract/money.ts'
import { Money } from '#web/domain/money.tsx'
import { SubmitButton } from '#web/forms/submit-button.tsx'
import type { CaseControl } from './case-form-parts.tsx'
import { chargesTotal } from './case-form-values.ts'
import { countErrors } from './section-nav.tsx'

interface CaseFormBarProps {
  control: CaseControl
  /** The charges of the case that this role does not see, in rupees, which its total includes; null without any. */
  officeCharges: number | null
  children?: ReactNode
}

/** The footer of the case form, always visible: the total of the charges, the number of errors, Submit Case. */
export function CaseFormBar({ control, officeCharges, children }: CaseFormBarProps) {
  return (
    <div
      data-sticks="bottom"
      className="tall:sticky bottom-3 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-raised px-5 py-3 shadow-pop max-md:px-4 max-md:py-2.5"
    >
      <Total control={control} officeCharges={officeCharges} />
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

function Total({ control, officeCharges }: Pick<CaseFormBarProps, 'control' | 'officeCharges'>) {
  const charges = useWatch({ control, name: 'expenseDetail' })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-muted text-sm max-md:sr-only">{messages.cases.totalCharges}</span>
      <output className="font-semibold text-lg">
        <Money rupees={sumRupees([chargesTotal(charges), officeCharges ?? 0])} />
      </output>
      {officeCharges !== null && <span className="text-muted text-sm">{messages.cases.officeCharges}</span>}
    </p>
  )
}

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
