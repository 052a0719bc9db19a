import { createContext, Fragment, type ReactNode, useContext, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { FieldName, FieldPath } from '#contract/cases/case-field-sets.ts'
import type { CaseField, CaseGroup } from '#contract/cases/case-fields.ts'
import { fieldByPath, readingOrder } from '#contract/cases/case-reading.ts'
import type { Role } from '#contract/endpoint.ts'
import { t, textOf } from '#contract/texts.ts'
import { missingDealer } from '#web/features/clients/client-links.tsx'
import { FirmDialog, RtoDialog, stateOptions } from '#web/features/reference/reference-dialogs.tsx'
import { CheckboxField, ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { type FieldOptions, type TabStop, TabStopProvider } from '#web/forms/field.tsx'
import { mobileDigits } from '#web/forms/filters.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { DateField, MoneyField } from '#web/forms/value-field.tsx'
import type { MissingOption, Option } from '#web/ui/listbox.tsx'
import { type CaseFormValues, type CasePickers, isFormList, useCaseFormContext } from './case-form-values.tsx'
import { WithProposals } from './paper-proposals.tsx'

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
  /** True for an amount that the form filled in: typing replaces it. */
  replaceable?: boolean
}

/** What Tab does at the optional fields of a section. */
export const OptionalStops = createContext<TabStop>('always')

/** One field of a case; the table of fields gives its kind, label and limits. */
export function CaseFieldInput(props: CaseFieldInputProps) {
  const optional = useContext(OptionalStops)
  const isRequired = props.required ?? fieldByPath[props.name].field.required
  return (
    <TabStopProvider value={isRequired || props.readOnly ? 'always' : optional}>
      <WithProposals name={props.name} className={props.className}>
        <CaseFieldBox {...props} />
      </WithProposals>
    </TabStopProvider>
  )
}

function CaseFieldBox({
  name,
  required,
  readOnly = false,
  autoFocus = false,
  filter,
  onChosen,
  replaceable = false,
  ...fieldProps
}: CaseFieldInputProps) {
  const { control } = useCaseFormContext()
  const { field } = fieldByPath[name]
  const shared = { control, name, label: textOf(field.label), required: required ?? field.required, ...fieldProps }
  const text = { readOnly, ...(readOnly && { tabIndex: -1 }), ...(!field.lines && { autoComplete: 'off' }) }
  switch (field.kind) {
    case 'day':
      return <DateField {...shared} />
    case 'rupees':
      return <MoneyField {...shared} replaceable={replaceable} />
    case 'flag':
      return <CheckboxField control={control} name={name} label={textOf(field.label)} />
    case 'choice':
      return <RadioField {...shared} options={asOptions(field.options ?? [])} onChosen={onChosen} />
    case 'state':
      return <ComboboxField {...shared} options={stateOptions} />
    case 'pick':
    case 'id':
      return isFormList(field.from) ? (
        <PickField {...shared} list={field.from} autoFocus={autoFocus} onChosen={onChosen} />
      ) : null
    case 'phone':
      return <TextField {...shared} {...text} type="tel" filter={mobileDigits} />
    case 'aadhaar':
      return <TextField {...shared} {...text} inputMode="numeric" {...(filter && { filter })} />
    default:
      return (
        <TextField
          {...shared}
          {...text}
          upper={field.kind !== 'text'}
          multiline={field.lines ?? false}
          masks={field.kind !== 'plate' && !field.number}
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
export const isFilledBy = (role: Role, isEdit: boolean, { setBy, seenBy }: CaseField) =>
  role === 'superadmin' || (setBy !== 'superadmin' && !(isEdit && seenBy === 'superadmin'))

const placeholders = (): Record<keyof CasePickers, string> => ({
  firmNames: t.cases('findDealer'),
  rtos: t.cases('findRto'),
  financiers: t.cases('findFinancier'),
})
const additions = () => ({
  rtos: { emptyText: t.cases('noRtoYet'), label: t.rto('add') },
  financiers: { emptyText: t.cases('noFinancierYet'), label: t.firm('add') },
})

/** RTOs are stored in capitals. */
const asAdded = (list: keyof CasePickers, text: string) => (list === 'rtos' ? text.toUpperCase() : text)

interface PickFieldProps extends FieldOptions {
  name: FieldPath
  list: keyof CasePickers
  autoFocus: boolean
  /** Called with the value that a person chooses from the list or adds to it. */
  onChosen?: ((value: string) => void) | undefined
}

/** A field that is chosen from a list of the office; a superadmin can add what the list lacks, a clerk can propose an RTO. */
function PickField({ list, onChosen, ...field }: PickFieldProps) {
  const { control, pickers, role } = useCaseFormContext()
  const { setValue } = useFormContext<CaseFormValues>()
  const { isSubmitted } = useFormState({ control })
  const addOption = useContext(AddOptionContext)
  const choose = (value: string) => {
    setValue(field.name, value, { shouldDirty: true, shouldValidate: isSubmitted })
    onChosen?.(value)
  }
  const missing = (): MissingOption => {
    if (list === 'firmNames') return missingDealer(role === 'superadmin')
    const { emptyText, label } = additions()[list]
    const isProposal = role === 'employee' && list === 'rtos'
    if (!addOption || (role === 'employee' && !isProposal)) return { emptyText, advice: t.cases('superadminCanAdd') }
    return {
      emptyText,
      action: {
        label: (typedText) => {
          const name = asAdded(list, typedText)
          if (isProposal) return name ? t.rto('proposeNamed', { name }) : t.rto('propose')
          return name ? t.general('addNamed', { name }) : label
        },
        run: (typedText) => addOption({ list, typedText, choose }),
      },
    }
  }
  return (
    <ComboboxField
      {...field}
      control={control}
      options={pickers[list]}
      placeholder={placeholders()[list]}
      missing={missing()}
      onChosen={onChosen}
    />
  )
}

/** An option that a picker lacks, and how the picker chooses it once it was added. */
interface Addition {
  list: 'rtos' | 'financiers'
  typedText: string
  choose: (value: string) => void
}

/** Opens the dialog that adds an option; null for a role that cannot add any. */
const AddOptionContext = createContext<((addition: Addition) => void) | null>(null)

/** Lets staff add what the pickers of a case form lack, or propose it. The dialogs open over the form, outside of its element. */
export function AddOptions({ role, children }: { role: Role; children: ReactNode }) {
  const [addition, setAddition] = useState<Addition | null>(null)
  const close = () => setAddition(null)
  return (
    <AddOptionContext value={role === 'client' ? null : setAddition}>
      {children}
      {addition?.list === 'rtos' && (
        <RtoDialog
          typedText={addition.typedText}
          isProposal={role === 'employee'}
          onClose={close}
          onAdded={async ({ displayName }) => addition.choose(displayName)}
        />
      )}
      {addition?.list === 'financiers' && (
        <FirmDialog typedText={addition.typedText} onClose={close} onAdded={async ({ id }) => addition.choose(id)} />
      )}
    </AddOptionContext>
  )
}
