import { useRef } from 'react'
import { t } from '#contract/texts.ts'
import { focusOnMount } from '#web/lib/dom.ts'
import { singleKey, useKeys } from '#web/lib/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'

interface ReasonChip {
  label: string
  isChosen: boolean
  /** Fills the form; false leaves the focus where the action put it, otherwise it goes to the submit button. */
  choose: () => unknown
}

/** Frequent reasons of a form, each with a digit as its key: 1 and Enter decide. The first one gets the focus. */
export function ReasonChips({ chips }: { chips: readonly ReasonChip[] }) {
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const take = ({ choose }: ReasonChip) => {
    if (choose() !== false) submitButtonOf(fieldset.current?.form)?.focus()
  }
  useKeys(Object.fromEntries(chips.map((chip, index) => [String(index + 1), () => take(chip)])))
  return (
    <fieldset ref={fieldset} className="flex flex-wrap gap-2">
      <legend className="sr-only">{t.general('frequentReasons')}</legend>
      {chips.map((chip, index) => (
        <Button
          key={chip.label}
          ref={index === 0 ? focusOnMount : undefined}
          data-first-focus={index === 0 ? '' : undefined}
          size="sm"
          aria-pressed={chip.isChosen}
          aria-keyshortcuts={singleKey(String(index + 1))}
          className="rounded-full aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          onClick={() => take(chip)}
        >
          {chip.label}
          <KeyHint keyName={String(index + 1)} />
        </Button>
      ))}
    </fieldset>
  )
}

/** The submit button may be outside of its form, as in the footer of a dialog. */
const submitButtonOf = (form: HTMLFormElement | null | undefined) =>
  [...(form?.elements ?? [])].find((part) => part instanceof HTMLButtonElement && part.type === 'submit') as
    | HTMLButtonElement
    | undefined
