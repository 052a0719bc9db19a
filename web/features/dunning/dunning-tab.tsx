import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { type DunningSettings, EditDunningSettings } from '#contract/dunning/dunning.ts'
import { t, textKey } from '#contract/texts.ts'
import { dunningEndpoints } from '#web/endpoints.generated.ts'
import { numbersIn } from '#web/forms/filters.ts'
import { SettingsForm, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const Days = EditDunningSettings.shape.days

/** The days as one text. */
const DunningInput = z.strictObject({
  // One message at the one field, whichever number is wrong.
  days: z
    .string()
    .transform(numbersIn)
    .refine((days) => Days.safeParse(days).success, textKey('dunning.badDays')),
})

const valuesOf = ({ days }: DunningSettings) => ({ days: days.join(', ') })

/** On which days dealers are reminded of overdue bills. */
export function DunningTab() {
  const settings = useQuery(apiQuery(dunningEndpoints.settings, {}))
  return (
    <QueryView
      query={settings}
      errorTitle={t.dunning('fetchFailed')}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<Skeleton className="h-56" />}
    >
      {({ data }) => <DunningForm settings={data} />}
    </QueryView>
  )
}

function DunningForm({ settings }: { settings: DunningSettings }) {
  const form = useZodForm(DunningInput, valuesOf(settings))
  const { control } = form
  const save = useApiMutation(dunningEndpoints.editSettings, {
    invalidates: [dunningEndpoints.settings],
    failureTitle: t.dunning('saveFailed'),
  })
  return (
    <SettingsForm
      form={form}
      draft="dunning"
      title={t.dunning('heading')}
      description={t.dunning('description')}
      save={async (body) => valuesOf(await save.mutateAsync({ body }))}
    >
      <TextField control={control} name="days" label={t.dunning('days')} hint={t.dunning('daysHint')} maxLength={60} />
    </SettingsForm>
  )
}
