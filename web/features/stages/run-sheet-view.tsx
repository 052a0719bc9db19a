import { messages } from '#contract/messages.ts'
import type { RunSheetGroup, RunSheetLine } from '#reports/run-sheet-lines.ts'
import { useIsMobile, useNarrow } from '#web/lib/media.ts'
import { TableCards } from '#web/table/table-cards.tsx'
import { TableGrid } from '#web/table/table-grid.tsx'
import { Card } from '#web/ui/card.tsx'
import { runSheetColumns } from './run-sheet-columns.tsx'

interface RunSheetViewProps {
  groups: readonly RunSheetGroup[]
  ticked: ReadonlySet<string>
  onTick: (ticked: ReadonlySet<string>) => void
}

/** Below this width in px each case is a card. */
const CARDS_BELOW = 800

export function RunSheetView({ groups, ticked, onTick }: RunSheetViewProps) {
  const isMobile = useIsMobile()
  const [container, isNarrow] = useNarrow(CARDS_BELOW)
  return (
    <div ref={container} className="grid grid-cols-1 gap-5">
      {groups.map(({ title, lines }) => {
        const ids = new Set(lines.map(({ id }) => id))
        const toggle = (id: string, on: boolean) =>
          onTick(on ? new Set([...ticked, id]) : without(ticked, new Set([id])))
        const table = {
          label: title,
          columns: runSheetColumns,
          rows: lines.map((line) => ({ id: line.id, row: line })),
          actions: undefined,
          added: null,
          selection: {
            selected: ticked,
            onChange: (chosen: ReadonlySet<string>) => onTick(new Set([...without(ticked, ids), ...chosen])),
            toggle,
            label: ({ caseNo }: RunSheetLine) => messages.runSheet.tick(caseNo),
          },
        }
        return (
          <Card key={title} title={title} flush>
            {isMobile || isNarrow ? (
              <TableCards {...table} />
            ) : (
              <TableGrid {...table} sort="" onSort={() => undefined} isCompact={false} placeholders={undefined} />
            )}
          </Card>
        )
      })}
    </div>
  )
}

const without = (all: ReadonlySet<string>, removed: ReadonlySet<string>) =>
  new Set([...all].filter((id) => !removed.has(id)))
