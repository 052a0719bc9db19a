import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { Button, type ButtonProps } from '#web/ui/button.tsx'

export function SubmitButton<Input extends FieldValues, Context, Output>({
  control,
  ...rest
}: Omit<ButtonProps, 'type' | 'pending'> & { control: Control<Input, Context, Output> }) {
  const { isSubmitting } = useFormState({ control })
  return <Button variant="primary" {...rest} type="submit" pending={isSubmitting} />
}
