import { messages } from '#contract/messages.ts'
import type { Mark } from '#contract/official-forms/official-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isPlaced, placeOf } from './mark-moves.ts'
import { valueLabel } from './value-options.ts'

interface MarkListProps {
  marks: readonly Mark[]
  onSelect: (index: number) => void
}

/** All marks of the pages, for selecting one without the pointer. */
export function MarkList({ marks, onSelect }: MarkListProps) {
  const placed = marks.map((mark, index) => ({ mark, index })).filter(({ mark }) => isPlaced(mark))
  return (
    <Card title={messages.officialForms.marks} description={messages.officialForms.marksHelp}>
      {placed.length === 0 ? (
        <p className="text-muted">{messages.officialForms.noMarks}</p>
      ) : (
        <ul className="-mx-2.5 max-h-72 overflow-y-auto">
          {placed.map(({ mark, index }) => (
            <li key={index}>
              <Button variant="ghost" size="sm" className="max-w-full" onClick={() => onSelect(index)}>
                <span className="truncate">{valueLabel(mark.value)}</span>
                <span className="text-faint">{messages.officialForms.onPage(placeOf(mark).page)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
