import { useState } from 'react'
import { ALL_SHEETS } from '#contract/question.ts'
import { type DayOrder, readDay } from '#contract/tables/read-day.ts'
import { t } from '#contract/texts.ts'
import type { Question } from '#web/lib/errors.ts'
import { language } from '#web/lib/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/toggle.tsx'

interface QuestionDialogProps extends Question {
  /** The question, as the server asks it. */
  text: string
  answer: (value: string | null) => void
}

/** Asks for what a file does not say; nothing is chosen beforehand. */
export function QuestionDialog({ field, values, examples, text, answer }: QuestionDialogProps) {
  const [chosen, setChosen] = useState('')
  return (
    <Dialog size="sm" title={t.tables('question')} description={text} hasInput onClose={() => answer(null)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          // A form around the button that chose the file is not sent.
          event.stopPropagation()
          if (chosen) answer(chosen)
        }}
      >
        {field !== 'dates' && examples.length > 0 && (
          <ul className="grid gap-1 rounded-md border bg-sunken px-3 py-2 text-sm">
            {examples.map((example) => (
              <li key={example} className="wrap-anywhere tnum">
                {example}
              </li>
            ))}
          </ul>
        )}
        <RadioGroup
          autoFocus
          aria-label={text}
          value={chosen}
          onValueChange={setChosen}
          className="grid-cols-1!"
          options={values.map((value) => ({
            value,
            label: labelOf(field, value),
            detail: field === 'dates' && dayBy(value, examples),
          }))}
        />
        <Button type="submit" variant="primary" disabled={chosen === ''}>
          {t.tables('goOn')}
        </Button>
      </form>
    </Dialog>
  )
}

function labelOf(field: string, value: string): string {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sheet: { [ALL_SHEETS]: t.tables('allSheets') },
    dates: { dayFirst: t.tables('dayFirst'), monthFirst: t.tables('monthFirst') },
    unmarked: { received: t.tables('received'), paid: t.tables('paid') },
  }
  return texts[field]?.[value] ?? value
}

/** Returns what a day of the file would be, `11/5/2026 = 5 November 2026`; nothing where none is a day then. */
function dayBy(order: string, examples: readonly string[]): string | null {
  const format = new Intl.DateTimeFormat(`${language.get()}-IN`, { dateStyle: 'long', timeZone: 'UTC' })
  for (const example of examples) {
    const day = readDay(example, order as DayOrder)
    if (day !== null) return `${example} = ${format.format(new Date(day))}`
  }
  return null
}
