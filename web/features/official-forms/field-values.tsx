import { messages } from '#contract/messages.ts'
import type { Mark } from '#contract/official-forms/official-form.ts'
import { Card } from '#web/ui/card.tsx'
import type { MarksForm } from './marks-form.ts'
import { ValueInput } from './value-input.tsx'

interface FieldValuesProps {
  /** The names of the fields of the PDF itself. */
  fields: readonly string[]
  marks: readonly Mark[]
  setMarks: MarksForm['setMarks']
  errors: MarksForm['errors']
}

/** The fields of the PDF itself, with a value each. */
export function FieldValues({ fields, marks, setMarks, errors }: FieldValuesProps) {
  const change = (field: string, value: string) => {
    const others = marks.filter((mark) => mark.field !== field)
    const index = marks.findIndex((mark) => mark.field === field)
    if (!value) setMarks(others)
    else if (index === -1) setMarks([...marks, { field, value }])
    else setMarks(marks.map((mark) => (mark.field === field ? { field, value } : mark)))
  }
  return (
    <Card title={messages.officialForms.fields} description={messages.officialForms.fieldsHelp}>
      <div className="grid gap-4">
        {fields.map((field) => {
          const index = marks.findIndex((mark) => mark.field === field)
          return (
            <ValueInput
              key={field}
              label={field}
              value={marks[index]?.value ?? ''}
              onChange={(value) => change(field, value)}
              error={errors?.[index]?.value?.message ?? errors?.[index]?.field?.message}
            />
          )
        })}
      </div>
    </Card>
  )
}
