import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form'
import { focusFirstError, setServerErrors } from './server-errors.ts'
import type { Draft } from './use-draft.ts'

export interface FormProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>
  /** Calls a mutation (`useApiMutation`), which tells a failure; nothing that was typed is ever cleared by one. */
  onSubmit: (values: Output) => unknown
  /** After a submit that the form itself refused. */
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined
  /** Cleared once the submit has succeeded. */
  draft?: Draft | undefined
  children: ReactNode
  className?: string
  id?: string
}

/** The one form shell: judges, submits, maps the server's messages, keeps the focus where it helps. */
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
        // A form in a dialog that was opened from another form must not submit that one too.
        event.stopPropagation()
        if (form.formState.isSubmitting) event.preventDefault()
        else void submit(event)
      }}
    >
      {children}
    </form>
  )
}
