import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import { NameWithLookAlike } from '#web/domain/name-with-look-alike.tsx'
import { rupeesColumn } from '#web/table/amount-column.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'

/** A client with its serial number in the list. */
export type ClientRow = Client & { serial: number }

/** A user's full name. */
export const clientName = ({ firstName, lastName }: Client) => `${firstName} ${lastName}`

const shared: readonly Column<ClientRow>[] = [
  {
    id: 'serial',
    header: messages.client.serialNo,
    value: (row) => row.serial,
    className: 'tnum w-16 text-muted',
    card: 'none',
  },
  { id: 'firstName', header: messages.fields.name, value: clientName, card: 'title', className: 'font-medium' },
  { id: 'city', header: messages.fields.city, value: (row) => row.city },
  {
    id: 'contact',
    header: messages.client.contact,
    value: (row) => row.mobileNo,
    text: (row) => `${row.mobileNo} ${row.email}`,
    cell: (row) => (
      <>
        <span className="tnum block">
          <TableHighlight>{showPhone(row.mobileNo)}</TableHighlight>
        </span>
        <span className="block text-muted text-sm">
          <TableHighlight>{row.email}</TableHighlight>
        </span>
      </>
    ),
  },
  {
    id: 'firmName',
    header: messages.fields.firmName,
    value: (row) => row.firmName,
    cell: (row) => <NameWithLookAlike name={row.firmName} looksLike={row.looksLike} />,
  },
]

/** The columns of clients that wait for verification (spec/2 screen 12). */
export const unverifiedColumns = shared

/** The columns of verified clients, with their credit. */
export const verifiedColumns: readonly Column<ClientRow>[] = [
  ...shared,
  rupeesColumn('creditLimit', messages.fields.creditLimit, (row) => row.creditLimit, 'whitespace-nowrap'),
]
