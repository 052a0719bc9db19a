import { useRef } from 'react'
import type { Control } from 'react-hook-form'
import { LONG_TEXT_LENGTH } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { placeholders, type ReminderLanguage } from '#contract/reminders/reminder-text.ts'
import { Field } from '#web/forms/field.tsx'
import { useFieldBinding } from '#web/forms/field-binding.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { TextsOfKind } from './texts-schema.ts'

interface TextFieldProps<Output> {
  control: Control<TextsOfKind, unknown, Output>
  language: ReminderLanguage
}

/** A text of a reminder, with the placeholders to insert at the caret. */
export function TextFieldWithPlaceholders<Output>({ control, language }: TextFieldProps<Output>) {
  const { value, error, change, blur, ref } = useFieldBinding({ control, name: language })
  const box = useRef<HTMLTextAreaElement | null>(null)
  const label = messages.reminderSettings.languages[language]
  const insert = (name: string) => {
    const area = box.current
    if (!area) return
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
    change(area.value)
    area.focus()
  }
  return (
    <div>
      <Field label={label} required error={error}>
        {({ labelId: _, ...aria }) => (
          <Textarea
            {...aria}
            ref={(element) => {
              box.current = element
              ref(element)
            }}
            lang={language}
            rows={4}
            maxLength={LONG_TEXT_LENGTH}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => change(event.currentTarget.value)}
            onBlur={blur}
          />
        )}
      </Field>
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">{messages.reminderSettings.placeholdersOf(label)}</legend>
        {placeholders.map((name) => (
          <Button
            key={name}
            size="sm"
            aria-label={messages.reminderSettings.insert(name, label)}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
