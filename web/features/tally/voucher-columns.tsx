import { showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import type { TallyVoucher } from '#contract/tally/tally.ts'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { WrappedCell } from '#web/table/wrapped-cell.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** The ledgers beside the party's, each with its amount and side. */
const otherLedgers = ({ party, ledgers }: TallyVoucher): string[] =>
  ledgers
    .filter(({ name }) => name !== party)
    .map(({ name, debit, credit }) =>
      debit > 0 ? messages.tally.debit(name, showRupees(debit)) : messages.tally.credit(name, showRupees(credit)),
    )

export const voucherColumns: readonly Column<TallyVoucher>[] = [
  {
    id: 'date',
    header: () => messages.fields.date,
    value: ({ date }) => date,
    text: ({ date }) => showDay(date),
    className: 'tnum w-32 whitespace-nowrap',
  },
  { id: 'type', header: () => messages.tally.type, value: ({ type }) => type, sort: false, className: 'w-24' },
  {
    id: 'number',
    header: () => messages.tally.number,
    value: ({ number }) => number,
    sort: false,
    card: 'filled',
    className: 'tnum',
  },
  {
    id: 'party',
    header: () => messages.tally.party,
    value: ({ party }) => party,
    text: ({ party, narration }) => `${party} ${narration}`,
    sort: false,
    card: 'title',
    cell: ({ party, narration }) => (
      <WrappedCell>
        <span className="font-medium">
          <TableHighlight>{party}</TableHighlight>
        </span>
        <span className="block font-normal text-muted text-sm">
          <TableHighlight>{narration}</TableHighlight>
        </span>
      </WrappedCell>
    ),
  },
  {
    ...rupeesColumn<TallyVoucher>(
      'amount',
      () => messages.fields.amount,
      ({ amount }) => amount,
      'tnum whitespace-nowrap font-medium',
    ),
    card: 'aside',
  },
  {
    id: 'ledgers',
    header: () => messages.tally.ledgers,
    value: (voucher) => otherLedgers(voucher).join(', '),
    sort: false,
    cell: (voucher) => (
      <ul className="tnum text-sm">
        {otherLedgers(voucher).map((line) => (
          <li key={line}>
            <TableHighlight>{line}</TableHighlight>
          </li>
        ))}
      </ul>
    ),
  },
]
