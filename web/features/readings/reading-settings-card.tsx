import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReadingSettings } from '#contract/readings/reading.ts'
import { type PaperKind, paperKinds } from '#contract/readings/reading-values.ts'
import { t } from '#contract/texts.ts'
import { readingEndpoints } from '#web/endpoints.generated.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { readingSettings } from './reading-settings.ts'

/** Whether papers are read, and of which kinds; each choice takes effect at once. */
export function ReadingSettingsCard() {
  const query = useQuery(readingSettings())
  return (
    <Card title={t.readings('settingsTitle')} description={t.readings('settingsDescription')}>
      <QueryView
        query={query}
        errorTitle={t.readings('settingsFailed')}
        skeleton={<Skeleton className="h-24 w-full" />}
      >
        {({ data }) => <Choices settings={data} />}
      </QueryView>
    </Card>
  )
}

function Choices({ settings: { isOn, kinds } }: { settings: ReadingSettings }) {
  const id = useId()
  const edit = useApiMutation(readingEndpoints.editSettings, {
    invalidates: [readingEndpoints.settings],
    failureTitle: t.readings('settingsFailed'),
  })
  const choose = (kind: PaperKind, isChosen: boolean) =>
    edit.mutate({ body: { kinds: paperKinds.filter((one) => (one === kind ? isChosen : kinds.includes(one))) } })
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <Switch
          id={id}
          checked={isOn}
          disabled={edit.isPending}
          onCheckedChange={(checked) => edit.mutate({ body: { isOn: checked } })}
        />
        <label htmlFor={id} className="font-medium">
          {t.readings('readPapers')}
        </label>
      </div>
      {isOn && (
        <fieldset disabled={edit.isPending}>
          <legend className="mb-1 font-medium text-sm">{t.readings('whichKinds')}</legend>
          <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-4">
            {paperKinds.map((kind) => (
              <div key={kind} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
                <Checkbox
                  id={`${id}-${kind}`}
                  checked={kinds.includes(kind)}
                  onCheckedChange={(checked) => choose(kind, checked === true)}
                />
                <label htmlFor={`${id}-${kind}`}>{t.readings(`kinds.${kind}`)}</label>
              </div>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  )
}
