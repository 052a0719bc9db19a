import { useId } from 'react'
import { addDays, officeDay } from '#contract/dates.ts'
import { KEY_DAYS, type KeyScope, keyScopes, MAX_KEY_DAYS } from '#contract/key-scopes.ts'
import { NewKey } from '#contract/keys/key.ts'
import { scopeLabels } from '#contract/keys/key-labels.ts'
import { t } from '#contract/texts.ts'
import { keyEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/input.tsx'

interface NewKeyDialogProps {
  onClose: () => void
  onCreated: (key: { name: string; secret: string }) => void
}

/** Creates an API key: the program, its scopes, its last day. */
export function NewKeyDialog({ onClose, onCreated }: NewKeyDialogProps) {
  const today = officeDay(new Date())
  const form = useZodForm(NewKey, { name: '', scopes: [], expiresAt: addDays(today, KEY_DAYS) })
  const create = useKeyedMutation(keyEndpoints.create, {
    invalidates: [keyEndpoints.all],
    failureTitle: t.keys('createFailed'),
    success: null,
  })
  const scopes = useFieldBinding({ control: form.control, name: 'scopes' })
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.keys('create')}
      description={t.keys('createDescription')}
      draft="new-key"
      form={form}
      onSubmit={async (body) => onCreated(await create.mutateAsync({ body }))}
    >
      <TextField
        control={form.control}
        name="name"
        label={t.keys('nameLabel')}
        autoComplete="off"
        placeholder={t.keys('nameExample')}
      />
      <ScopeChoices chosen={scopes.value as KeyScope[]} error={scopes.error} onChange={scopes.change} />
      <DateField
        control={form.control}
        name="expiresAt"
        label={t.keys('lastDayLabel')}
        min={today}
        max={addDays(today, MAX_KEY_DAYS)}
        hint={t.keys('lastDayHint', { most: MAX_KEY_DAYS })}
        className="max-w-60"
      />
    </FormDialog>
  )
}

interface ScopeChoicesProps {
  chosen: readonly KeyScope[]
  error: string | undefined
  onChange: (chosen: KeyScope[]) => void
}

function ScopeChoices({ chosen, error, onChange }: ScopeChoicesProps) {
  const id = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">
        {t.keys('mayLabel')}
        <RequiredMark />
      </legend>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {keyScopes.map((scope) => (
          <div key={scope} className="flex items-start gap-2.5 max-md:min-h-11">
            <Checkbox
              id={`${id}-${scope}`}
              className="mt-0.5"
              checked={chosen.includes(scope)}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-${scope}-allows`}
              onCheckedChange={(checked) =>
                onChange(keyScopes.filter((one) => (one === scope ? checked : chosen.includes(one))))
              }
            />
            <span className="min-w-0">
              <label htmlFor={`${id}-${scope}`} className="select-none">
                {scopeLabels()[scope].label}
              </label>
              <span id={`${id}-${scope}-allows`} className="block text-faint text-sm">
                {scopeLabels()[scope].allows}
              </span>
            </span>
          </div>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
