import type { Client } from '#contract/clients/client.ts'
import { fullName } from '#contract/full-name.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { CreditUsed } from '#web/features/clients/credit-used.tsx'
import { type Column, rupeesColumn, WrappedCell } from '#web/table/column.tsx'
import { lookAlikeText, NameWithLookAlike, TableHighlight } from '#web/ui/highlight.tsx'
import { Phone } from '#web/ui/values.tsx'

/** A client with its serial number in the list, and what it owes once that is known. */
export type ClientRow = Client & { serial: number; owed?: number | undefined }

const shared: readonly Column<ClientRow>[] = [
  {
    id: 'serial',
    header: () => t.client('serialNo'),
    value: (row) => row.serial,
    className: 'tnum w-16 text-muted',
    card: 'none',
  },
  {
    id: 'firstName',
    header: () => t.fields('name'),
    value: fullName,
    card: 'title',
    className: 'font-medium',
    cell: (row) => <WrappedCell>{fullName(row)}</WrappedCell>,
  },
  { id: 'city', header: () => t.fields('city'), value: (row) => row.city, className: 'wrap-anywhere min-w-24' },
  {
    id: 'contact',
    header: () => t.client('contact'),
    value: (row) => row.mobileNo,
    text: (row) => `${row.mobileNo} ${row.email}`,
    cell: (row) => (
      <>
        <span className="tnum block">
          <Phone number={row.mobileNo} />
        </span>
        <span className="wrap-anywhere block min-w-40 text-muted text-sm">
          <TableHighlight>{row.email}</TableHighlight>
        </span>
      </>
    ),
  },
  {
    id: 'firmName',
    header: () => t.fields('firmName'),
    value: (row) => row.firmName,
    text: (row) => lookAlikeText(row.firmName, row.looksLike),
    className: 'wrap-anywhere min-w-28 max-w-56',
    cell: (row) => <NameWithLookAlike name={row.firmName} looksLike={row.looksLike} />,
  },
]

/** The columns of clients that wait for verification. */
export const unverifiedColumns = shared

export const verifiedColumns: readonly Column<ClientRow>[] = [
  ...shared,
  rupeesColumn('creditLimit', () => t.fields('creditLimit')),
  {
    id: 'owed',
    header: () => t.dues('owes'),
    value: (row) => row.owed,
    text: (row) => (row.owed === undefined ? '-' : showRupees(row.owed)),
    align: 'right',
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'utilizedCredit',
    header: () => t.dues('used'),
    value: (row) => row.utilizedCredit,
    text: (row) => showRupees(row.utilizedCredit),
    className: 'tnum w-28',
    cell: (row) => (
      <CreditUsed limit={row.creditLimit} used={row.utilizedCredit} text={showRupees(row.utilizedCredit)} />
    ),
  },
]
