import type { FieldValues } from 'react-hook-form'
import { t } from '#contract/texts.ts'
import { CTRL } from '#web/lib/keys.ts'
import { KeyLegend } from '#web/ui/kbd.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type ReasonFieldProps<Input extends FieldValues, Context, Output> = Pick<
  TextFieldProps<Input, Context, Output>,
  'control' | 'name' | 'required' | 'hint' | 'placeholder'
> & {
  /** The label; "Reason" where it is missing. */
  label?: string
}

/** A field of several lines, in which Enter begins a new one: the keys that submit the form are shown below. */
export function ReasonField<Input extends FieldValues, Context, Output>(
  props: ReasonFieldProps<Input, Context, Output>,
) {
  return (
    <div>
      <TextField label={t.fields('reason')} multiline {...props} />
      <KeyLegend keys={[{ names: [CTRL, 'Enter'], text: t.shell('keySendForm') }]} />
    </div>
  )
}
