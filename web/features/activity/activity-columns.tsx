import { Link } from '@tanstack/react-router'
import type { Activity } from '#contract/activity/activity.ts'
import { activityLabels } from '#contract/activity-actions.ts'
import { showInstant } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { actionLabel, fieldLabel, historyText } from '#web/features/cases/history-text.ts'
import { paths } from '#web/lib/paths.ts'
import type { Column } from '#web/table/column.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { InstantText } from '#web/ui/values.tsx'

/** The number of changed fields of an entry that are shown before the others are expanded. */
const IN_SIGHT = 3

const columns: readonly Column<Activity>[] = [
  {
    id: 'at',
    header: () => t.activity('timeLabel'),
    value: (row) => row.at,
    text: (row) => showInstant(row.at),
    card: 'aside',
    className: 'w-44',
    cell: (row) => <InstantText instant={row.at} time />,
  },
  {
    id: 'by',
    header: () => t.activity('actorLabel'),
    value: actorName,
    className: 'wrap-anywhere min-w-32 max-w-56',
    cell: (row) => <span className={row.by ? '' : 'text-muted'}>{actorName(row)}</span>,
  },
  {
    id: 'action',
    header: () => t.activity('actionLabel'),
    value: (row) => actionLabel(row.action),
    card: 'title',
    className: 'min-w-32 font-medium',
  },
  {
    id: 'kind',
    header: () => t.activity('kindLabel'),
    value: (row) => activityLabels()[row.kind],
    cell: (row) => <Badge>{activityLabels()[row.kind]}</Badge>,
  },
  {
    id: 'about',
    header: () => t.activity('aboutLabel'),
    value: (row) => row.about,
    className: 'wrap-anywhere min-w-36 max-w-64',
    cell: (row) => <EntrySubject entry={row} />,
  },
  {
    id: 'changes',
    header: () => t.activity('changesLabel'),
    value: (row) => changeLines(row).join('; '),
    card: 'filled',
    className: 'min-w-52 max-w-96',
    cell: (row) => <Changes lines={changeLines(row)} />,
  },
]

/** The log's only order is newest first, so no column sorts. */
export const activityColumns = columns.map((column) => ({ ...column, sort: false }))

function EntrySubject({ entry: { kind, about, aboutId } }: { entry: Activity }) {
  if (about === null) return <span className="text-muted">-</span>
  const text = <TableHighlight>{about}</TableHighlight>
  const linkClass = 'rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline'
  if (kind === 'case')
    return (
      <Link to={paths.superadmin.caseDetail.pattern} params={{ caseNo: about }} className={linkClass}>
        {text}
      </Link>
    )
  if (kind === 'client')
    return (
      <Link to={paths.superadmin.clientDetails} search={{ id: aboutId ?? undefined }} className={linkClass}>
        {text}
      </Link>
    )
  return <span>{text}</span>
}

function Changes({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-muted">-</span>
  const hiddenLines = lines.slice(IN_SIGHT)
  return (
    <div className="wrap-anywhere whitespace-normal text-left text-sm">
      <Lines lines={lines.slice(0, IN_SIGHT)} />
      {hiddenLines.length > 0 && (
        <details>
          <summary className="w-fit rounded-sm font-medium text-accent-ink">
            {t.activity('moreChanges', { count: hiddenLines.length })}
          </summary>
          <Lines lines={hiddenLines} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid gap-0.5">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

/**
 * The actor's name with an employee's code; entries of the portal's jobs and of signed-out visitors have a fixed text.
 */
function actorName({ by, key, kind, action }: Activity): string {
  if (by)
    return [by.firstName, by.lastName, by.employeeCode, key && t.keys('viaKey', { name: key })]
      .filter(Boolean)
      .join(' ')
  const isVisitor = action === 'sign-in refused' || action === 'password link sent' || action === 'signed up'
  return isVisitor && (kind === 'user' || kind === 'client') ? t.activity('notSignedIn') : t.activity('thePortal')
}

/** `Status: Created → ready`: one line per changed field. */
const changeLines = ({ changes }: Activity): string[] =>
  Object.entries(changes).map(([name, { from, to }]) =>
    from === null
      ? `${fieldLabel(name)}: ${historyText(name, to)}`
      : `${fieldLabel(name)}: ${historyText(name, from)} → ${historyText(name, to)}`,
  )
