import { ArrowUp } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { useStore } from '#web/lib/store.ts'
import { showNewRows } from './live-lists.ts'
import { newRows } from './new-rows.ts'

/** Says how many rows are new in the lists of the page, above it and without moving it; a click shows them. */
export function NewRowsButton() {
  const { count, queries } = useStore(newRows)
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-3 z-30 flex justify-center max-md:top-17 md:pl-(--sidebar) print:hidden"
    >
      {queries.size > 0 && (
        <button
          type="button"
          onClick={() => void showNewRows()}
          className="pointer-events-auto flex h-9 items-center gap-1.5 rounded-full bg-accent px-4 font-medium text-sm text-white shadow-pop hover:bg-accent-strong max-md:h-11"
        >
          <ArrowUp className="size-4" />
          {count > 0 ? t.notifications('newRows', { count }) : t.notifications('rowsChanged')}
        </button>
      )}
    </div>
  )
}
