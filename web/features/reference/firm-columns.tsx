import { messages } from '#contract/messages.ts'
import { type Firm, NOT_FINANCED } from '#contract/reference/reference.ts'
import { referenceEndpoints } from '#contract/reference/reference-endpoints.ts'
import { LooksLike } from '#web/domain/looks-like.tsx'
import { switchActive } from '#web/domain/switch-active.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'

const flip = (row: Firm) =>
  void switchActive({
    row,
    list: referenceEndpoints.allFirms,
    also: [referenceEndpoints.activeFirms],
    flip: () =>
      requestWithMeta(referenceEndpoints.toggleFirm, { params: { firmId: row.id }, body: { firmId: row.id } }),
    done: messages.firm.switched,
    failed: messages.firm.createFailed,
    serverWordsFirst: true,
  })

/** Name of a financier and whether it is in use (spec/1 "Firm administration"). */
export const firmColumns: readonly Column<Firm>[] = [
  {
    id: 'name',
    header: 'Name',
    value: (row) => row.name,
    cell: (row) => (
      <>
        <TableHighlight>{row.name}</TableHighlight>
        <LooksLike name={row.looksLike} />
      </>
    ),
    card: 'title',
    className: 'font-medium',
  },
  {
    id: 'isActive',
    header: 'Active',
    value: (row) => row.isActive,
    cell: (row) => (
      <ActiveCell
        name={row.name}
        isActive={row.isActive}
        always={row.name === NOT_FINANCED && messages.firm.naStays}
        onSwitch={() => flip(row)}
      />
    ),
    className: 'w-px whitespace-nowrap',
  },
]
