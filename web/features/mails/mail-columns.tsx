import { showInstant } from '#contract/dates.ts'
import type { OutboxMail } from '#contract/mails/mail.ts'
import { messages } from '#contract/messages.ts'
import { CircleCheck, CircleX, Clock, FileText } from '#web/icons/index.generated.ts'
import type { Column } from '#web/table/column.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

const statusBadges = () =>
  ({
    waiting: { tone: 'warn', icon: Clock, label: messages.mail.stateWaiting },
    sent: { tone: 'good', icon: CircleCheck, label: messages.mail.stateSent },
    dead: { tone: 'bad', icon: CircleX, label: messages.mail.stateGivenUp },
  }) as const

/** The badge of a mail: one that no mail server took is not called sent. */
const badgeOf = ({ state, sentTo }: OutboxMail) =>
  sentTo === 'folder'
    ? ({ tone: 'warn', icon: FileText, label: messages.mail.stateInFolder } as const)
    : statusBadges()[state]

/** The columns of the outbox: recipient, subject, outcome. Ids of sortable ones are the server's sort fields. */
export const mailColumns: readonly Column<OutboxMail>[] = [
  {
    id: 'recipient',
    header: () => messages.mail.recipient,
    value: (row) => row.recipient,
    text: (row) => `${row.recipient} ${row.subject}`,
    card: 'title',
    cell: (row) => (
      <div className="min-w-52 whitespace-normal">
        <span className="wrap-anywhere block font-medium">
          <TableHighlight>{row.recipient}</TableHighlight>
        </span>
        <span className="wrap-anywhere block font-normal text-muted text-sm">{row.subject}</span>
      </div>
    ),
  },
  {
    id: 'state',
    header: () => messages.papers.state,
    value: (row) => row.state,
    text: (row) => badgeOf(row).label,
    card: 'aside',
    cell: (row) => {
      const { label, ...look } = badgeOf(row)
      return <Badge {...look}>{label}</Badge>
    },
  },
  {
    id: 'createdAt',
    header: () => messages.mail.written,
    value: (row) => row.createdAt,
    text: (row) => showInstant(row.createdAt),
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'outcome',
    header: () => messages.mail.outcome,
    value: (row) => row.sentAt ?? row.lastError,
    text: outcome,
    sort: false,
    className: 'min-w-40 max-w-72',
    cell: (row) =>
      row.sentAt ? (
        <span className="tnum whitespace-nowrap">{outcome(row)}</span>
      ) : (
        <span className={`wrap-anywhere line-clamp-2 ${row.lastError ? 'text-bad text-sm' : 'text-muted'}`}>
          {outcome(row)}
        </span>
      ),
  },
]

function outcome({ sentAt, attempts, lastError }: OutboxMail): string {
  if (sentAt) return showInstant(sentAt)
  if (attempts === 0) return messages.mail.notTried
  return messages.mail.tries(attempts, lastError)
}
