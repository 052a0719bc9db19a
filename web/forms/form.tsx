import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
} from 'react-hook-form'
import { ApiError } from '#web/lib/errors.ts'
import { useStore } from '#web/lib/store.ts'
import { currentToast } from '#web/lib/toast.ts'
import type { Draft } from './use-draft.ts'

export interface FormProps<Input extends FieldValues, Context, Output> {
  form: UseFormReturn<Input, Context, Output>
  /** Calls a mutation (`useApiMutation`), which shows failures; a failure never clears the input. */
  onSubmit: (values: Output) => unknown
  onInvalid?: ((errors: FieldErrors<Input>) => void) | undefined
  /** Cleared after a successful submit. */
  draft?: Draft | undefined
  /** For a form that shows `FormFailure` itself. */
  showsFailure?: boolean
  children: ReactNode
  className?: string
  id?: string
}

/**
 * The form component: validates, submits, shows the server's messages at their fields, and at its end why no proper
 * answer came, and moves the focus to the first error.
 */
export function Form<Input extends FieldValues, Context, Output>(props: FormProps<Input, Context, Output>) {
  const { form, onSubmit, onInvalid, draft, showsFailure = false, children, className, id } = props
  const element = useRef<HTMLFormElement>(null)
  const submit = form.handleSubmit(
    async (values) => {
      try {
        await onSubmit(values as Output)
        draft?.clear()
      } catch (error) {
        setServerErrors(form, error)
      }
    },
    (errors) => onInvalid?.(errors),
  )
  // The count changes in the same render in which the errors appear at their fields, those of the server included.
  const { submitCount } = useFormState({ control: form.control })
  useLayoutEffect(() => {
    if (submitCount > 0) focusFirstError(element.current)
  }, [submitCount])
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // A form in a dialog that was opened from another form must not submit the outer one, here and below.
    event.stopPropagation()
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
        event.stopPropagation()
        if (form.formState.isSubmitting) event.preventDefault()
        else void submit(event)
      }}
    >
      {children}
      {!showsFailure && <FormFailure control={form.control} className="basis-full" />}
    </form>
  )
}

/** Why the last submit failed without an answer. Shown once its toast has gone, for people who missed it. */
export function FormFailure<Input extends FieldValues, Context, Output>({
  control,
  className = '',
}: {
  control: Control<Input, Context, Output>
  className?: string
}) {
  const text = useFormState({ control }).errors.root?.message
  const isSaid = useStore(currentToast)?.kind === 'error'
  return text && !isSaid && <p className={clsx(className, 'text-bad text-sm')}>{text}</p>
}

function setServerErrors<Input extends FieldValues, Context, Output>(
  form: UseFormReturn<Input, Context, Output>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return
  for (const [name, message] of Object.entries(error.fields))
    form.setError(name as FieldPath<Input>, { type: 'server', message })
  // A refusal is about what was typed, and its toast lasts as long as the specification says.
  if (error.status === 0 || error.status >= 500) form.setError('root', { type: 'server', message: error.message })
}

/** Focuses the first invalid field of a form, in the order of the page. */
function focusFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  // A field that has the focus already may be scrolled out of view.
  field?.scrollIntoView({ block: 'nearest' })
}
