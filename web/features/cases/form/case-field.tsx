import { Fragment, type ReactNode } from 'react'
import type { FieldName, FieldPath } from '#contract/cases/case-field-sets.ts'
import type { CaseField, CaseGroup } from '#contract/cases/case-fields.ts'
import { fieldByPath, readingOrder } from '#contract/cases/case-reading.ts'
import type { Role } from '#contract/endpoint.ts'
import { stateOptions } from '#web/domain/state-options.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { mobileDigits } from '#web/forms/filters.ts'
import { MoneyField } from '#web/forms/money-field.tsx'
import { ComboboxField, RadioField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import type { Option } from '#web/ui/option.ts'
import { isFormList, useCaseFormContext } from './case-form-parts.tsx'
import { PickField } from './pick-field.tsx'

interface CaseFieldInputProps {
  name: FieldPath
  /** Marks the field as required where the table of fields does not. */
  required?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  filter?: (text: string) => string
  /** Called with the value that a person chooses from a list. */
  onChosen?: (value: string) => void
  hint?: ReactNode
  className?: string
}

/** One field of a case; the table of fields gives its kind, label and limits. */
export function CaseFieldInput({
  name,
  required,
  readOnly = false,
  autoFocus = false,
  filter,
  onChosen,
  ...fieldProps
}: CaseFieldInputProps) {
  const { control } = useCaseFormContext()
  const { field } = fieldByPath[name]
  const shared = { control, name, label: field.label, required: required ?? field.required, ...fieldProps }
  const text = { readOnly, ...(readOnly && { tabIndex: -1 }), ...(!field.lines && { autoComplete: 'off' }) }
  switch (field.kind) {
    case 'day':
      return <DateField {...shared} />
    case 'rupees':
      return <MoneyField {...shared} />
    case 'flag':
      return <CheckboxField control={control} name={name} label={field.label} />
    case 'choice':
      return <RadioField {...shared} options={asOptions(field.options ?? [])} />
    case 'state':
      return <ComboboxField {...shared} options={stateOptions} />
    case 'pick':
    case 'id':
      return isFormList(field.from) ? (
        <PickField {...shared} list={field.from} autoFocus={autoFocus} onChosen={onChosen} />
      ) : null
    case 'phone':
      return <TextField {...shared} {...text} type="tel" inputMode="numeric" filter={mobileDigits} />
    case 'aadhaar':
      return <TextField {...shared} {...text} inputMode="numeric" {...(filter && { filter })} />
    default:
      return (
        <TextField
          {...shared}
          {...text}
          upper={field.kind !== 'text'}
          multiline={field.lines ?? false}
          {...(field.max && { maxLength: field.max })}
        />
      )
  }
}

const asOptions = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, label: text }))

interface CaseFieldInputsProps<G extends CaseGroup> {
  group: G
  /** The fields to show and their order; by default all that the role fills in. */
  names?: readonly FieldName<G>[]
  /** Inputs that replace those of some fields; null omits a field. */
  replaced?: { readonly [N in FieldName<G>]?: ReactNode }
}

/**
 * The fields of a group that this role fills in. A field that is new in the table of fields is included without further
 * changes.
 */
export function CaseFieldInputs<G extends CaseGroup>({
  group,
  names = readingOrder(group),
  replaced = {},
}: CaseFieldInputsProps<G>) {
  const { role, isEdit } = useCaseFormContext()
  return names.map((name) => {
    const path = `${group}.${name}` as FieldPath
    const shown =
      name in replaced
        ? replaced[name]
        : isFilledBy(role, isEdit, fieldByPath[path].field) && <CaseFieldInput name={path} />
    return <Fragment key={name}>{shown}</Fragment>
  })
}

/** An employee cannot edit fields of a saved case that employees do not see. */
const isFilledBy = (role: Role, isEdit: boolean, { setBy, seenBy }: CaseField) =>
  role === 'superadmin' || (setBy !== 'superadmin' && !(isEdit && seenBy === 'superadmin'))
