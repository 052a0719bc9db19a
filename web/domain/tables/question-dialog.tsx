import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { ALL_SHEETS } from '#contract/tables/question.ts'
import type { Question } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'

interface QuestionDialogProps extends Question {
  /** The question, as the server asks it. */
  text: string
  answer: (value: string | null) => void
}

/** Asks for what a file does not say; nothing is chosen beforehand. */
export function QuestionDialog({ field, values, examples, text, answer }: QuestionDialogProps) {
  const [chosen, setChosen] = useState('')
  return (
    <Dialog size="sm" title={messages.tables.question} description={text} hasInput onClose={() => answer(null)}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen) answer(chosen)
        }}
      >
        {examples.length > 0 && (
          <ul className="grid gap-1 rounded-md border bg-sunken px-3 py-2 text-sm">
            {examples.map((example) => (
              <li key={example} className="wrap-anywhere tnum">
                {example}
              </li>
            ))}
          </ul>
        )}
        <RadioGroup
          aria-label={text}
          value={chosen}
          onValueChange={setChosen}
          className="sm:grid-cols-1"
          options={values.map((value) => ({ value, label: labelOf(field, value) }))}
        />
        <Button type="submit" variant="primary" disabled={chosen === ''}>
          {messages.tables.goOn}
        </Button>
      </form>
    </Dialog>
  )
}

function labelOf(field: string, value: string): string {
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    sheet: { [ALL_SHEETS]: messages.tables.allSheets },
    dates: { dayFirst: messages.tables.dayFirst, monthFirst: messages.tables.monthFirst },
    unmarked: { received: messages.tables.received, paid: messages.tables.paid },
  }
  return texts[field]?.[value] ?? value
}
