import { messages } from '#contract/messages.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import type { Firm } from '#contract/reference/reference.ts'
import { lookAlikeText, NameWithLookAlike } from '#web/domain/name-with-look-alike.tsx'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { activeColumn } from '#web/table/active-column.tsx'
import type { Column } from '#web/table/column.ts'
import { WrappedCell } from '#web/table/wrapped-cell.tsx'

/** The columns of firms: name and whether it is active (spec/1 "Firm administration"). */
export const firmColumns: readonly Column<Firm>[] = [
  {
    id: 'name',
    header: () => messages.fields.name,
    value: (row) => row.name,
    text: (row) => lookAlikeText(row.name, row.looksLike),
    cell: (row) => (
      <WrappedCell>
        <NameWithLookAlike name={row.name} looksLike={row.looksLike} />
      </WrappedCell>
    ),
    card: 'title',
    className: 'font-medium',
  },
  activeColumn(referenceEndpoints.toggleFirm, ({ id, name }) => ({
    name,
    args: { params: { firmId: id }, body: { firmId: id } },
    options: {
      invalidates: [referenceEndpoints.allFirms, referenceEndpoints.activeFirms],
      failureText: messages.firm.createFailed,
    },
    lockedReason: name === NOT_FINANCED && messages.firm.naStays,
  })),
]
