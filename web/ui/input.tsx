import { clsx } from 'clsx'
import { Eye, EyeOff } from 'lucide-react'
import {
  type ChangeEvent,
  type ComponentProps,
  type CompositionEvent,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { t } from '#contract/texts.ts'

export interface InputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'>, TextBox {}

export function Input({ className, type = 'text', ...rest }: InputProps) {
  return <input {...useTextBox(rest)} type={type} className={clsx('field h-9 px-3 max-md:h-11', className)} />
}

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>, TextBox {}

/** A multi-line input that grows with its text. */
export function Textarea({ className, rows = 3, ...rest }: TextareaProps) {
  return (
    <textarea
      {...useTextBox(rest)}
      rows={rows}
      className={clsx('field field-sizing-content min-h-20 [contain:inline-size] px-3 py-2', className)}
    />
  )
}

export function PasswordInput({ className, ...rest }: Omit<InputProps, 'type'>) {
  const [isVisible, setIsVisible] = useState(false)
  const Icon = isVisible ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...rest} type={isVisible ? 'text' : 'password'} className={clsx('pr-11', className)} />
      <button
        type="button"
        aria-label={isVisible ? t.ui('hidePassword') : t.ui('showPassword')}
        aria-pressed={isVisible}
        onClick={() => setIsVisible(!isVisible)}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-md text-faint hover:text-ink focus-visible:-outline-offset-2"
      >
        <Icon className="size-4" />
      </button>
    </div>
  )
}

type Box = HTMLInputElement | HTMLTextAreaElement

interface TextBox {
  /** The box is uncontrolled without a value. */
  value?: string | number | undefined
  onValueChange?: ((text: string) => void) | undefined
  /** Returns the text that the box takes of what was typed. */
  filter?: ((text: string) => string) | undefined
}

interface BoxEvents<B extends Box> {
  onBlur?: ((event: FocusEvent<B>) => void) | undefined
}

/** The text in a box while a word is composed, and the value that the field made of it. */
interface Word {
  text: string
  value?: TextBox['value']
}

const asTyped = (text: string) => text

/**
 * The attributes of a text box. While a keyboard composes a word, as each of Android and the phonetic ones for Hindi and
 * Marathi do, the text in the box belongs to that keyboard: it stays as it was typed until the word ends, at the latest
 * when the box loses the focus. The value is what the filter returns from the first letter on.
 */
function useTextBox<B extends Box, Rest extends object>({
  value,
  onValueChange,
  filter = asTyped,
  onBlur,
  ...rest
}: TextBox & BoxEvents<B> & Rest) {
  const [word, setWord] = useState<Word | null>(null)
  const composing = useRef(false)
  // The first rendering after a letter has the value that the letter led to.
  if (word && !('value' in word)) setWord({ ...word, value })
  const end = (box: B) => {
    if (!composing.current) return
    composing.current = false
    setWord(null)
    const text = filterInput(box, filter)
    // Browsers cut a composed word at `maxLength`, without an event.
    if (value !== undefined && text !== String(value)) onValueChange?.(text)
  }
  return {
    ...rest,
    // A value from elsewhere, such as an option that was chosen meanwhile, replaces the word.
    value: word && (!('value' in word) || word.value === value) ? word.text : value,
    onChange: ({ currentTarget: box }: ChangeEvent<B>) => {
      if (composing.current) setWord({ text: box.value })
      onValueChange?.(composing.current ? filter(box.value) : filterInput(box, filter))
    },
    onCompositionStart: () => {
      composing.current = true
    },
    onCompositionEnd: ({ currentTarget: box }: CompositionEvent<B>) => end(box),
    onBlur: (event: FocusEvent<B>) => {
      end(event.currentTarget)
      onBlur?.(event)
    },
  }
}

/** Filters the text of an input and keeps the caret in place. */
export function filterInput(box: Box, filter: (text: string) => string): string {
  const next = filter(box.value)
  if (next !== box.value) {
    const caret = filter(box.value.slice(0, box.selectionStart ?? box.value.length)).length
    box.value = next
    box.setSelectionRange(caret, caret)
  }
  return next
}

/**
 * The attributes of an input whose text typing replaces: it is selected with the focus. After the focus by a press WebKit
 * puts the caret at the pointer, so that a press gives the focus here instead.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    if (event.currentTarget === document.activeElement) return
    event.preventDefault()
    event.currentTarget.focus()
  },
}

/** The label of a field. The asterisk of a required one is beside the label, which is the field's name and nothing else. */
export function FieldLabel({
  htmlFor,
  id,
  required = false,
  children,
}: {
  htmlFor?: string
  id?: string
  required?: boolean
  children: ReactNode
}) {
  return (
    <div className="mb-1.5 font-medium text-sm">
      {htmlFor ? (
        <label id={id} htmlFor={htmlFor}>
          {children}
        </label>
      ) : (
        <span id={id}>{children}</span>
      )}
      {required && <RequiredMark />}
    </div>
  )
}

export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-0.5 text-bad">
    *
  </span>
)

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-bad text-sm">
      {children}
    </p>
  )
}
