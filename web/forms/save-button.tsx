import type { Control, FieldValues } from 'react-hook-form'
import { t } from '#contract/texts.ts'
import { SubmitButton } from './submit-button.tsx'

interface SaveButtonProps<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  /** The label; "Save" where it is missing. */
  label?: string
}

/** The button below the fields of a card, all across on a phone. */
export const SaveButton = <Input extends FieldValues, Context, Output>(
  props: SaveButtonProps<Input, Context, Output>,
) => (
  <div>
    <SubmitButton control={props.control} className="max-md:w-full">
      {props.label ?? t.general('save')}
    </SubmitButton>
  </div>
)
