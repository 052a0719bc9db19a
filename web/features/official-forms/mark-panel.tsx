import { Copy, Trash2 } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { Field } from '#web/forms/field.tsx'
import { useFieldBinding } from '#web/forms/field-binding.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Input } from '#web/ui/input.tsx'
import type { MarksForm } from './marks-form.ts'
import { ValueInput } from './value-input.tsx'

interface MarkPanelProps {
  form: MarksForm['form']
  index: number
  onCopy: () => void
  onRemove: () => void
}

/** The value and the measures of the selected mark. */
export function MarkPanel({ form: { control }, index, onCopy, onRemove }: MarkPanelProps) {
  const bound = useFieldBinding({ control, name: `marks.${index}.value` })
  const value = typeof bound.value === 'string' ? bound.value : ''
  return (
    <Card
      title={messages.officialForms.mark}
      actions={
        <div className="flex gap-2">
          <Button size="sm" onClick={onCopy}>
            <Copy aria-hidden="true" />
            {messages.officialForms.copyMark}
          </Button>
          <Button size="sm" onClick={onRemove}>
            <Trash2 aria-hidden="true" />
            {messages.officialForms.removeMark}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <ValueInput
          label={messages.officialForms.value}
          value={value}
          onChange={bound.change}
          error={bound.error && (value ? bound.error : messages.officialForms.valueRequired)}
          autoFocus={value === ''}
        />
        <div className="grid grid-cols-2 gap-4">
          <PointsField control={control} name={`marks.${index}.size`} label={messages.officialForms.size} />
          <PointsField control={control} name={`marks.${index}.width`} label={messages.officialForms.width} />
          <PointsField control={control} name={`marks.${index}.x`} label={messages.officialForms.fromLeft} />
          <PointsField control={control} name={`marks.${index}.y`} label={messages.officialForms.fromTop} />
        </div>
      </div>
    </Card>
  )
}

interface PointsFieldProps {
  control: MarkPanelProps['form']['control']
  name: `marks.${number}.${'x' | 'y' | 'width' | 'size'}`
  label: string
}

/** A measure in points. */
function PointsField({ control, name, label }: PointsFieldProps) {
  const bound = useFieldBinding({ control, name })
  return (
    <Field label={label} error={bound.error}>
      {({ labelId: _, ...aria }) => (
        <Input
          {...aria}
          ref={bound.ref}
          type="number"
          step="any"
          min={0}
          value={typeof bound.value === 'number' ? bound.value : ''}
          onChange={({ target }) => bound.change(target.value === '' ? undefined : target.valueAsNumber)}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}
