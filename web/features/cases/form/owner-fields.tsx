import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { isLikelyAadhaar, isMaskedAadhaar } from '#contract/aadhaar.ts'
import { ownerLabels } from '#contract/cases/case-labels.ts'
import { messages } from '#contract/messages.ts'
import { digitsOnly } from '#web/forms/filters.ts'
import { CaseField } from './case-field.tsx'
import { FieldWarning, useCaseFormSetting } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'

/** The registered and the new owner: both in full, or neither (spec/2 point 5). */
export function OwnerFields() {
  const { control, isEdit } = useCaseFormSetting()
  const { trigger } = useFormContext<CaseFormValues>()
  const { errors, isSubmitted } = useFormState({ control, name: 'ownerDetails' })
  const owners = errors.ownerDetails as { root?: { message?: string }; message?: string } | undefined
  const gaps = owners?.root?.message ?? owners?.message
  return (
    // What one box holds decides whether the others may stay empty, so they are judged together.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears which of its boxes is left
    <div onBlur={() => isSubmitted && void trigger('ownerDetails')} className="grid gap-5">
      {gaps && (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-bad"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {gaps}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-7 lg:grid-cols-2">
        <Owner who="seller" required={false} />
        <Owner who="buyer" required={isEdit} />
      </div>
    </div>
  )
}

function Owner({ who, required }: { who: 'seller' | 'buyer'; required: boolean }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-3 border-b pb-2 font-semibold text-muted text-sm">
        {ownerLabels[who]}
      </h3>
      <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
        <CaseField name={`ownerDetails.${who}Name`} required={required} className="sm:col-span-2" />
        <AadhaarField name={`ownerDetails.${who}AadharNo`} required={required} />
        <CaseField name={`ownerDetails.${who}PhoneNo`} required={required} />
        <CaseField name={`ownerDetails.${who}Address`} required={required} className="sm:col-span-2" />
        <CaseField name={`ownerDetails.${who}State`} required={required} />
      </div>
    </section>
  )
}

/**
 * Twelve digits, with a doubt about a wrong check digit. A stored number stands masked; the first
 * key puts a new one in its place.
 */
function AadhaarField({
  name,
  required,
}: {
  name: 'ownerDetails.sellerAadharNo' | 'ownerDetails.buyerAadharNo'
  required: boolean
}) {
  const { control } = useCaseFormSetting()
  const typed = useWatch({ control, name })
  const isMasked = isMaskedAadhaar(typed)
  const unlikely = /^\d{12}$/.test(typed) && !isLikelyAadhaar(typed)
  return (
    <CaseField
      name={name}
      required={required}
      filter={aadhaarDigits}
      hint={
        isMasked
          ? messages.cases.storedAadhaar
          : unlikely && <FieldWarning>{messages.cases.aadhaarUnlikely}</FieldWarning>
      }
    />
  )
}

/** Twelve digits of what was typed beside a mask; taking something out of a mask takes all of it out. */
function aadhaarDigits(text: string): string {
  if (isMaskedAadhaar(text)) return text
  const besideMask = text.replace(/XXXX XXXX \d{4}/, '')
  return besideMask.includes('X') ? '' : digitsOnly(besideMask).slice(0, 12)
}
