import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { Card } from '#web/ui/card.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { Form } from './form.tsx'
import { SaveButton } from './save-button.tsx'
import { saveForm } from './save-form.ts'
import { useTabDraft } from './use-draft.ts'

interface SettingsFormProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>
  /** The name under which this tab keeps what is typed. */
  draft: string
  title: string
  description: string
  /** Saves, and returns the values as they are stored. */
  save: (values: Output) => Promise<Input>
  children: ReactNode
}

/** The settings of one card with "Save" below them; after saving the form shows what is stored. */
export function SettingsForm<Input extends FieldValues, Context, Output>(
  props: SettingsFormProps<Input, Context, Output>,
) {
  const { form, title, description, save, children } = props
  const draft = useTabDraft(form, props.draft)
  return (
    <Form form={form} onSubmit={(values) => saveForm(form, () => save(values), draft)}>
      <Card title={title} description={description}>
        <div className="grid gap-4">
          <DiscardDraft draft={draft} />
          {children}
          <SaveButton control={form.control} />
        </div>
      </Card>
    </Form>
  )
}
