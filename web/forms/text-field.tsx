import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { markAsOtherNumbers, maskAadhaar, maskAadhaarIn, replaceAadhaarIn } from '#contract/aadhaar.ts'
import { PHONE_DIGITS } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { CTRL } from '#web/lib/keys.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Input, type InputProps, PasswordInput, Textarea } from '#web/ui/input.tsx'
import { KeyLegend } from '#web/ui/kbd.tsx'
import { Field, type FieldOptions, masksAadhaar } from './field.tsx'
import { digitsOnly, mobileDigits, upperCase } from './filters.ts'
import { type FieldBinding, useFieldBinding } from './form.tsx'

type Box = Pick<
  InputProps,
  'placeholder' | 'maxLength' | 'autoComplete' | 'inputMode' | 'readOnly' | 'autoFocus' | 'tabIndex'
>

interface TextFieldProps<Input extends FieldValues, Context, Output>
  extends FieldBinding<Input, Context, Output>,
    FieldOptions,
    Box {
  /** The value of `time` is `HH:mm`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'time' | 'url'
  upper?: boolean
  /** Removes characters that are not allowed. */
  filter?: (text: string) => string
  multiline?: boolean
  /** Whether Aadhaar numbers in the text are masked; by default as the schema of the form does. */
  masks?: boolean
}

export function TextField<Input extends FieldValues, Context, Output>(props: TextFieldProps<Input, Context, Output>) {
  const {
    control,
    name,
    label,
    required,
    hint,
    className,
    type = 'text',
    upper,
    filter,
    multiline,
    masks,
    ...inputProps
  } = props
  const bound = useFieldBinding({ control, name }, '')
  const box = useRef<HTMLElement>(null)
  const text = typeof bound.value === 'string' ? bound.value : ''
  const isMasked =
    type === 'text' && maskAadhaarIn(text) !== text && (masks ?? masksAadhaar(control._options.context, name, text))
  const undo = (marked: string) => {
    bound.change(marked)
    // The button is gone.
    box.current?.focus()
  }
  return (
    <Field
      label={label}
      required={required ?? bound.required}
      hint={isMasked ? <MaskedNotice text={text} onUndo={undo} /> : hint}
      className={className}
      error={bound.error}
    >
      {({ labelId: _, ...aria }) => {
        const shared = {
          maxLength: bound.maxLength,
          ...inputProps,
          ...aria,
          name,
          ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => {
            box.current = element
            bound.ref(element)
          },
          value: text,
          onBlur: bound.blur,
          filter: filter ?? (upper ? upperCase : undefined),
          onValueChange: bound.change,
          // As it will be, while the word is composed.
          className: upper ? 'uppercase placeholder:normal-case' : undefined,
        }
        if (multiline) return <Textarea {...shared} />
        if (type === 'password') return <PasswordInput {...shared} />
        return <Input {...shared} type={type} />
      }}
    </Field>
  )
}

interface PasswordFieldProps<Input extends FieldValues, Context, Output> extends FieldBinding<Input, Context, Output> {
  label: string
  /** True for a password that is being chosen, so that the browser does not fill in the stored one. */
  isNew?: boolean
}

/** A password of the signed-in user. */
export function PasswordField<Input extends FieldValues, Context, Output>({
  isNew = false,
  ...rest
}: PasswordFieldProps<Input, Context, Output>) {
  // The browser would cut a longer password that is pasted, and nobody sees it.
  return (
    <>
      {!isNew && <Username />}
      <TextField
        {...rest}
        maxLength={undefined}
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
    </>
  )
}

/** Tells password managers, of which some skip a field that is not rendered, whose password the form asks for. */
function Username() {
  const email = useUser()?.email ?? ''
  return (
    <div aria-hidden="true" className="sr-only">
      <Input type="email" name="username" autoComplete="username" value={email} readOnly tabIndex={-1} />
    </div>
  )
}

/** A field that takes digits only, at most `maxLength` of them: Aadhaar, PIN code. Ten are a phone number, which is not cut. */
export function DigitsField<Input extends FieldValues, Context, Output>({
  maxLength,
  ...rest
}: TextFieldProps<Input, Context, Output> & { maxLength: number }) {
  // The limit counts digits: a pasted "98200 12345" is filtered before it is cut.
  const isPhone = maxLength === PHONE_DIGITS
  const filter = isPhone ? mobileDigits : (text: string) => digitsOnly(text).slice(0, maxLength)
  return <TextField {...rest} maxLength={undefined} inputMode={isPhone ? 'tel' : 'numeric'} filter={filter} />
}

/** A required code of the second factor, for dialogs; the sign-in page has its own field. */
export function TwoFactorCodeField<Input extends FieldValues, Context, Output>(
  props: FieldBinding<Input, Context, Output>,
) {
  return <TextField {...props} label={t.fields('code')} autoComplete="one-time-code" hint={t.forms('codeHint')} />
}

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

interface MaskedNoticeProps {
  text: string
  onUndo: (text: string) => void
}

/** Says at once which numbers of a text are masked, and takes that back where the writer says that they are none of Aadhaar. */
function MaskedNotice({ text, onUndo }: MaskedNoticeProps) {
  const numbers = new Set<string>()
  replaceAadhaarIn(text, (lastFour) => {
    // A number is one word, and told once.
    numbers.add(maskAadhaar(lastFour).replaceAll(' ', '\u00a0'))
    return ''
  })
  const marked = markAsOtherNumbers(text)
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-warn">
      <span>{t.fields('aadhaarMasked', { numbers: [...numbers].join(', ') })}</span>
      {maskAadhaarIn(marked) === marked && (
        <Button size="sm" icon={Undo2} onClick={() => onUndo(marked)}>
          {t.fields('undoMasking')}
        </Button>
      )}
    </span>
  )
}
