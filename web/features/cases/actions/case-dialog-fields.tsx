import { useQuery } from '@tanstack/react-query'
import { type Control, type FieldPathByValue, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { RejectForm } from '#contract/cases/case.ts'
import { rejectionCodes } from '#contract/cases/case-values.ts'
import type { Client } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints } from '#web/endpoints.generated.ts'
import { missingDealer } from '#web/features/clients/sign-up-link.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { ReasonChips } from '#web/forms/reason-chips.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'

/* The fields of the dialogs for one case and for many. */

/** An assignment names the client by its first user's id. */
export const dealerId = (client: Client) => client.users[0]?.id ?? client.id

const labelOf = (client: Client) => `${client.firmName} · ${fullName(client)} · ${client.city}`

/** The clients to whom a case can be assigned. */
export const useDealers = () => useQuery(apiQuery(clientEndpoints.active, {}))

interface DealerFieldProps<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPathByValue<Input, string>
  clients: ReturnType<typeof useDealers>
}

export const DealerField = <Input extends FieldValues, Context, Output>({
  clients,
  ...field
}: DealerFieldProps<Input, Context, Output>) => (
  <ComboboxField
    {...field}
    label={t.cases('dealer')}
    placeholder={t.cases('searchDealer')}
    loading={clients.isPending}
    missing={missingDealer(true)}
    options={(clients.data?.data ?? []).map((client) => ({ value: dealerId(client), label: labelOf(client) }))}
    hint={clients.isError ? t.general('fetchFailed') : undefined}
  />
)

const suggestions = (): readonly string[] => Object.values(t.cases.raw('suggestedRemarks'))

interface RejectionFieldsProps {
  form: UseFormReturn<z.input<typeof RejectForm>, unknown, z.output<typeof RejectForm>>
}

/** The cause of a rejection by one key, and its remarks. */
export function RejectionFields({ form }: RejectionFieldsProps) {
  const chosen = useWatch({ control: form.control, name: 'reasonCode' })
  /** Takes a cause, with its remarks where the person has not typed any. */
  const choose = (code: (typeof rejectionCodes)[number]) => {
    form.setValue('reasonCode', code, { shouldDirty: true })
    if (suggestions().includes(form.getValues('rejectionRemarks').trim()))
      form.setValue('rejectionRemarks', t.cases(`suggestedRemarks.${code}`), { shouldDirty: true })
    if (form.getValues('rejectionRemarks')) return
    form.setFocus('rejectionRemarks')
    return false
  }
  return (
    <>
      <ReasonChips
        chips={rejectionCodes.map((code) => ({
          label: t.cases(`reasonCodes.${code}`),
          isChosen: code === chosen,
          choose: () => choose(code),
        }))}
      />
      <ReasonField control={form.control} name="rejectionRemarks" placeholder={t.cases('rejectReason')} />
    </>
  )
}
