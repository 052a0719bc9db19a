import { zodResolver } from '@hookform/resolvers/zod'
import { clsx } from 'clsx'
import { type FormEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useController,
  useForm,
  useFormState,
} from 'react-hook-form'
import type { z } from 'zod'
import { t, textOf } from '#contract/texts.ts'
import { ApiError } from '#web/lib/errors.ts'
import { useStore } from '#web/lib/store.ts'
import { currentToast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DiscardDraft, type Draft, saveForm, useTabDraft } from './draft.tsx'
import { schemaRules } from './field.tsx'

interface FormProps<Input extends FieldValues, Context, Output> {
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
  // The form's own state is that of its last render: a press in between would be lost, or sent twice.
  const isSending = useRef(false)
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
  const send = async (event: FormEvent) => {
    event.stopPropagation()
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await submit(event).finally(() => {
      isSending.current = false
    })
  }
  const press = (event: KeyboardEvent) => {
    // A choice submits as a text box does; radix takes that from it.
    const isChoice = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'radio'
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey || isChoice)) return
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
      onSubmit={(event) => void send(event)}
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

/**
 * A form that is validated by a schema of the contract, the same as on the server. Errors appear at the first submit;
 * then each field is validated on change. What a field requires is also read from the schema (`useFieldBinding`).
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    context: schema,
    // The form component focuses the first error in the page's order.
    shouldFocusError: false,
  })
}

/** The props that bind a field to a form: `control={form.control} name="vehicleDetail.vehicleNo"`. */
export interface FieldBinding<Input extends FieldValues, Context, Output> {
  control: Control<Input, Context, Output>
  name: FieldPath<Input>
}

/** `empty` is the value of a field that is not filled, for one that the schema of the form may require. */
export function useFieldBinding<Input extends FieldValues, Context, Output>(
  { control, name }: FieldBinding<Input, Context, Output>,
  empty?: '' | null,
) {
  const { field, fieldState } = useController({ control, name })
  return {
    ...(empty !== undefined && schemaRules(control._options.context, name, empty)),
    value: field.value as unknown,
    error: fieldState.error?.message && textOf(fieldState.error.message),
    change: field.onChange as (value: unknown) => void,
    blur: field.onBlur,
    ref: field.ref,
    name: field.name,
  }
}

export function SubmitButton<Input extends FieldValues, Context, Output>({
  control,
  ...rest
}: Omit<ButtonProps, 'type' | 'pending'> & { control: Control<Input, Context, Output> }) {
  const { isSubmitting } = useFormState({ control })
  return <Button variant="primary" {...rest} type="submit" pending={isSubmitting} />
}

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
