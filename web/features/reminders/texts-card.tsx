import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { messages } from '#contract/messages.ts'
import type { ReminderTemplate } from '#contract/reminders/reminder-settings.ts'
import { isExpiryType } from '#web/domain/expiry-type.ts'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { reminderTexts } from './settings-queries.ts'
import { TextsForm } from './texts-form.tsx'

/** The texts of reminders, a tab for each kind. */
export function TextsCard() {
  const query = useQuery(reminderTexts())
  return (
    <Card title={messages.reminderSettings.texts} description={messages.reminderSettings.textsExplained}>
      <QueryView
        query={query}
        errorTitle={messages.reminderSettings.textsFailed}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ data }) => <TextsByKind templates={data} />}
      </QueryView>
    </Card>
  )
}

function TextsByKind({ templates }: { templates: readonly ReminderTemplate[] }) {
  const kinds = [...new Set(templates.map(({ kind }) => kind))]
  const [chosen, setChosen] = useState<ExpiryType>(kinds[0] ?? expiryTypes[0])
  const textOf = (kind: ExpiryType, language: 'en' | 'hi') =>
    templates.find((template) => template.kind === kind && template.language === language)?.text ?? ''
  return (
    <Tabs
      label={messages.reminderSettings.texts}
      value={chosen}
      onValueChange={(kind) => isExpiryType(kind) && setChosen(kind)}
      tabs={kinds.map((kind) => ({
        value: kind,
        label: messages.reminders.kinds[kind],
        content: <TextsForm kind={kind} texts={{ en: textOf(kind, 'en'), hi: textOf(kind, 'hi') }} />,
      }))}
    />
  )
}
