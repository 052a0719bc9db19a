import { CircleAlert } from 'lucide-react'
import { useContext, useId, useRef, useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { COMPANY, isLikelyAadhaar, isMaskedAadhaar } from '#contract/aadhaar.ts'
import { ownerLabels } from '#contract/cases/case-labels.ts'
import { type OwnerParty, ownerParties } from '#contract/cases/case-values.ts'
import { t, textOf } from '#contract/texts.ts'
import { FieldGroupHeading } from '#web/forms/field.tsx'
import { digitsOnly } from '#web/forms/filters.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { CaseFieldInput } from './case-field.tsx'
import { type CaseFormValues, FieldWarning, FormQuestion, useCaseFormContext } from './case-form-values.tsx'
import { useOwnerState } from './proposals.ts'

/** The registered and the new owner: both complete, or neither. */
export function OwnerFields() {
  const { control, isEdit } = useCaseFormContext()
  const { trigger } = useFormContext<CaseFormValues>()
  const { errors, isSubmitted } = useFormState({ control, name: 'ownerDetails' })
  const owners = errors.ownerDetails as { root?: { message?: string }; message?: string } | undefined
  const ownersError = owners?.root?.message ?? owners?.message
  return (
    // One field's value decides whether the others are required, so all are validated together.
    // it only listens to the blur events of its fields
    <div onBlur={() => isSubmitted && void trigger('ownerDetails')} className="grid gap-5">
      {ownersError && (
        <p
          role="alert"
          className="flex items-start gap-2.5 rounded-md border border-bad-line bg-bad-soft px-3 py-2.5 text-bad"
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {textOf(ownersError)}
        </p>
      )}
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Owner party="seller" required={false} />
        <Owner party="buyer" required={isEdit} />
      </div>
      <OneOwner />
    </div>
  )
}

const parts = ['Name', 'AadharNo', 'PhoneNo', 'Address', 'State'] as const

/** Without a transfer a vehicle has one owner; asks which of two names it is. Until then the registered one counts. */
function OneOwner() {
  const { control } = useCaseFormContext()
  const { getValues, setValue, formState } = useFormContext<CaseFormValues>()
  const [to, seller, buyer] = useWatch({
    control,
    name: ['transactionDetail.to', 'ownerDetails.sellerName', 'ownerDetails.buyerName'],
  })
  const names = { seller: seller.trim(), buyer: buyer.trim() }
  if (to !== 'NA' || !names.seller || !names.buyer || names.seller === names.buyer) return null
  const choose = (owner: OwnerParty) => {
    const other = owner === 'seller' ? 'buyer' : 'seller'
    for (const part of parts) {
      const value = getValues(`ownerDetails.${owner}${part}`)
      const written = isMaskedAadhaar(value) ? '' : value
      setValue(`ownerDetails.${other}${part}`, written, { shouldDirty: true, shouldValidate: formState.isSubmitted })
    }
  }
  return (
    <FormQuestion text={t.cases('whoIsOwner', { seller: names.seller })}>
      {ownerParties.map((party) => (
        <Button key={party} size="sm" onClick={() => choose(party)}>
          {names[party]}
        </Button>
      ))}
    </FormQuestion>
  )
}

/**
 * The Aadhaar number of an owner whose name is replaced in a new case is that of somebody else: it is cleared, and can be
 * kept where the name was only corrected.
 */
function useNumberOfName(party: OwnerParty) {
  const { isEdit } = useCaseFormContext()
  const { getValues, setValue } = useFormContext<CaseFormValues>()
  const before = useRef('')
  const [cleared, setCleared] = useState<{ name: string; number: string } | null>(null)
  const write = (number: string) => setValue(`ownerDetails.${party}AadharNo`, number, { shouldDirty: true })
  const nameNow = () => getValues(`ownerDetails.${party}Name`).trim()
  return {
    cleared,
    keep: () => {
      write(cleared?.number ?? '')
      setCleared(null)
    },
    onFocus: () => {
      before.current = nameNow()
    },
    onBlur: () => {
      const number = getValues(`ownerDetails.${party}AadharNo`)
      if (isEdit || !before.current || nameNow() === before.current || !/\d/.test(number)) return
      setCleared({ name: before.current, number })
      write('')
    },
  }
}

function Owner({ party, required }: { party: OwnerParty; required: boolean }) {
  const id = useId()
  const { cleared, keep, ...ofName } = useNumberOfName(party)
  const proposeState = useOwnerState(party)
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-3 border-b pb-2 font-semibold text-muted text-sm">
        {ownerLabels()[party]}
      </h3>
      <FieldGroupHeading value={id}>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {/* It only listens to the focus of its field. */}
          <div {...ofName} className="min-w-0 sm:col-span-2">
            <CaseFieldInput name={`ownerDetails.${party}Name`} required={required} />
            {cleared && (
              <p role="status" className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-warn">
                {t.cases('numberOfOther', { name: cleared.name })}
                <Button size="sm" onClick={keep}>
                  {t.cases('keepNumber')}
                </Button>
              </p>
            )}
          </div>
          <AadhaarField name={`ownerDetails.${party}AadharNo`} required={required} />
          <CaseFieldInput name={`ownerDetails.${party}PhoneNo`} required={required} />
          {/* Also before Ctrl and Enter submit the form; it only listens to its field. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
          <div
            onBlur={proposeState}
            onKeyDown={({ key }) => key === 'Enter' && proposeState()}
            className="min-w-0 sm:col-span-2"
          >
            <CaseFieldInput name={`ownerDetails.${party}Address`} required={required} />
          </div>
          <CaseFieldInput name={`ownerDetails.${party}State`} required={required} />
        </div>
      </FieldGroupHeading>
    </section>
  )
}

/**
 * Twelve digits, with a warning about a wrong check digit, or the choice of a company, which has none. A stored number is
 * masked; the first key press replaces it.
 */
function AadhaarField({
  name,
  required,
}: {
  name: 'ownerDetails.sellerAadharNo' | 'ownerDetails.buyerAadharNo'
  required: boolean
}) {
  const { control } = useCaseFormContext()
  const { setValue } = useFormContext<CaseFormValues>()
  const { isSubmitted } = useFormState({ control })
  const id = useId()
  const heading = useContext(FieldGroupHeading)
  const inputText = useWatch({ control, name })
  const isCompany = inputText === COMPANY
  const choose = (company: boolean) =>
    setValue(name, company ? COMPANY : '', { shouldDirty: true, shouldValidate: isSubmitted })
  const isMasked = isMaskedAadhaar(inputText)
  const isUnlikely = /^\d{12}$/.test(inputText) && !isLikelyAadhaar(inputText)
  return (
    <div className="min-w-0">
      <CaseFieldInput
        name={name}
        required={required}
        filter={aadhaarText}
        hint={
          isMasked ? t.cases('storedAadhaar') : isUnlikely && <FieldWarning>{t.cases('aadhaarUnlikely')}</FieldWarning>
        }
      />
      <div className="mt-1.5 flex min-h-6 items-center gap-2 text-muted text-sm max-md:min-h-11">
        {/* No stop of Tab, because every owner's would be one key more: the letter C in the field does the same. */}
        <Checkbox
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-label ${heading}`}
          checked={isCompany}
          onCheckedChange={choose}
        />
        <label id={`${id}-label`} htmlFor={id} className="select-none">
          {t.cases('noAadhaar')} <KeyHint keyName="C" />
        </label>
      </div>
    </div>
  )
}

/**
 * The digits that were added to the mask, or the word for a company, of which C is enough; deleting a part of either deletes
 * all of it.
 */
function aadhaarText(text: string): string {
  if (isMaskedAadhaar(text)) return text
  if (text.trim().toUpperCase() === COMPANY) return COMPANY
  const addedText = text.replace(/XXXX XXXX \d{4}|COMPANY/, '')
  if (/^\d*c\d*$/i.test(addedText)) return COMPANY
  return addedText.includes('X') ? '' : digitsOnly(addedText).slice(0, 12)
}
