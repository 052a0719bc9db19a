import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef, useState } from 'react'

type Box = HTMLInputElement | HTMLTextAreaElement

export interface TextBox {
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
export function useTextBox<B extends Box, Rest extends object>({
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
