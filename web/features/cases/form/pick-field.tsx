import { createContext, type ReactNode, Suspense, useContext, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { FieldPath } from '#contract/cases/case-field-sets.ts'
import { messages } from '#contract/messages.ts'
import { missingDealer } from '#web/domain/sign-up-link.ts'
import type { FieldOptions } from '#web/forms/field.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'
import type { MissingOption } from '#web/ui/missing-option.ts'
import { type CasePickers, useCaseFormContext } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'

const placeholders: Record<keyof CasePickers, string> = {
  firmNames: messages.cases.findDealer,
  rtos: messages.cases.findRto,
  financiers: messages.cases.findFinancier,
}
const additions = {
  rtos: { emptyText: messages.cases.noRtoYet, label: messages.rto.add },
  financiers: { emptyText: messages.cases.noFinancierYet, label: messages.firm.add },
}

/** RTOs are stored in capitals (spec/1 point 5). */
const asAdded = (list: keyof CasePickers, text: string) => (list === 'rtos' ? text.toUpperCase() : text)

interface PickFieldProps extends FieldOptions {
  name: FieldPath
  list: keyof CasePickers
  autoFocus: boolean
  /** Called with the value that a person chooses from the list or adds to it. */
  onChosen?: ((value: string) => void) | undefined
}

/** A field that is chosen from a list of the office; a superadmin can add what the list lacks. */
export function PickField({ list, onChosen, ...field }: PickFieldProps) {
  const { control, pickers } = useCaseFormContext()
  const { setValue, setFocus } = useFormContext<CaseFormValues>()
  const { isSubmitted } = useFormState({ control })
  const addOption = useContext(AddOptionContext)
  const choose = (value: string) => {
    setValue(field.name, value, { shouldDirty: true, shouldValidate: isSubmitted })
    onChosen?.(value)
  }
  const missing = (): MissingOption => {
    if (list === 'firmNames') return missingDealer(addOption !== null)
    const { emptyText, label } = additions[list]
    if (!addOption) return { emptyText, advice: messages.cases.superadminCanAdd }
    return {
      emptyText,
      action: {
        label: (typedText) => (typedText ? messages.general.addNamed(asAdded(list, typedText)) : label),
        run: (typedText) => {
          // The dialog returns the focus to the field, also if it was opened from the hint, which disappears.
          setFocus(field.name)
          addOption({ list, typedText, choose })
        },
      },
    }
  }
  return (
    <ComboboxField
      {...field}
      control={control}
      options={pickers[list]}
      placeholder={placeholders[list]}
      missing={missing()}
      onChosen={onChosen}
    />
  )
}

// Loaded by the few who add an option.
const RtoDialog = lazyNamed(async () => (await import('#web/domain/rto-dialog.tsx')).RtoDialog)
const FirmDialog = lazyNamed(async () => (await import('#web/domain/firm-dialog.tsx')).FirmDialog)

/** An option that a picker lacks, and how the picker chooses it once it was added. */
interface Addition {
  list: 'rtos' | 'financiers'
  typedText: string
  choose: (value: string) => void
}

/** Opens the dialog that adds an option; null for a role that cannot add any. */
const AddOptionContext = createContext<((addition: Addition) => void) | null>(null)

/** Lets a superadmin add what the pickers of a case form lack. The dialogs open over the form, outside of its element. */
export function AddOptions({ isAllowed, children }: { isAllowed: boolean; children: ReactNode }) {
  const [addition, setAddition] = useState<Addition | null>(null)
  const close = () => setAddition(null)
  return (
    <AddOptionContext value={isAllowed ? setAddition : null}>
      {children}
      <Suspense fallback={<DialogLoading />}>
        {addition?.list === 'rtos' && (
          <RtoDialog
            typedText={addition.typedText}
            onOpenChange={close}
            onAdded={async ({ displayName }) => addition.choose(displayName)}
          />
        )}
        {addition?.list === 'financiers' && (
          <FirmDialog
            typedText={addition.typedText}
            onOpenChange={close}
            onAdded={async ({ id }) => addition.choose(id)}
          />
        )}
      </Suspense>
    </AddOptionContext>
  )
}
