import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstError, setServerErrors } from './server-errors.ts'
import type { Draft } from './use-draft.ts'

export interface FormProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>
  /** Calls a mutation (`useApiMutation`), which shows failures; a failure never clears the input. */
  onSubmit: (values: Output) => unknown
  /** Called after a submit with invalid values. */
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined
  /** Cleared after a successful submit. */
  draft?: Draft | undefined
  children: ReactNode
  className?: string
  id?: string
}

/**
 * The form component: validates, submits, shows the server's messages at their fields, and moves the focus to the first
 * error.
 */
export function Form<Input extends FieldValues, Context, Output>(props: FormProps<Input, Context, Output>) {
  const { form, onSubmit, onInvalid, draft, children, className, id } = props
  const element = useRef<HTMLFormElement>(null)
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values as Output)
        draft?.clear()
      } catch (error) {
        if (setServerErrors(form, error)) focusFirstError(element.current)
      }
    },
    (errors) => {
      focusFirstError(element.current)
      onInvalid?.(errors)
    },
  )
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    element.current?.requestSubmit()
  }
  return (
    <form
      ref={element}
      id={id}
      noValidate
      className={className}
      onKeyDown={press}
      onSubmit={(event) => {
        // A form in a dialog that was opened from another form must not submit the outer one.
        event.stopPropagation()
        if (form.formState.isSubmitting) event.preventDefault()
        else void submit(event)
      }}
    >
      {children}
    </form>
  )
}
