import { showInstant } from '#contract/dates.ts'
import type { ImportEntry } from '#contract/imports/import.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InstantText } from '#web/ui/date.tsx'
import { grouped } from './import-queries.ts'

/** The imports of the last 24 hours; one can be opened again. */
export function RecentImports({ entries, onOpen }: { entries: readonly ImportEntry[]; onOpen: (id: string) => void }) {
  return (
    <Card title={messages.imports.recent} flush>
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{messages.imports.kinds[entry.kind]}</span>
              <span className="text-muted text-sm">
                <InstantText instant={entry.at} time />, {summaryOf(entry)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={messages.imports.openImport(messages.imports.kinds[entry.kind], showInstant(entry.at))}
              onClick={() => onOpen(entry.id)}
            >
              {messages.imports.open}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function summaryOf({ state, rows, bad, made, progress }: ImportEntry): string {
  if (progress !== null) return messages.imports.running
  if (state === 'done') return messages.imports.countMade(grouped(made))
  if (state === 'undone') return messages.imports.countUndone(grouped(made))
  const ready = messages.imports.countGood(grouped(rows - bad))
  return bad > 0 ? `${ready}, ${messages.imports.countBad(grouped(bad))}` : ready
}
