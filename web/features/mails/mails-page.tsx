import { clsx } from 'clsx'
import { CircleCheck, CircleX, Clock, FileText, Link2, RotateCw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import type { OutboxMail } from '#contract/mails/mail.ts'
import { t } from '#contract/texts.ts'
import { mailEndpoints } from '#web/endpoints.generated.ts'
import { LinkDialog, type OneTimeLink } from '#web/features/mails/one-time-link.tsx'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { Column } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { inAddress, listCall, prefetchList, serverList, useServerList } from '#web/table/server-list.ts'
import type { TableSearch } from '#web/table/table-search.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'

/** The refetch interval of a list with waiting mails, in ms. */
const WAITING_MS = 5000

const mails = serverList({
  table: { name: 'mails' },
  fields: ['recipient', 'state', 'createdAt'],
  call: (query, _: undefined) => listCall(mailEndpoints.all, { query: inAddress(query) }, (rows) => rows),
  failed: () => t.mail('fetchFailed'),
})

export const loader = ({ search }: PageLocation<TableSearch>) => prefetchList(mails, search, undefined)

/** The mails that the portal has written, with their outcome; for the superadmin. */
export function Page() {
  const { table } = useServerList(mails, undefined, {
    refetchInterval: (rows) => (rows.some((mail) => mail.state === 'waiting') ? WAITING_MS : false),
  })
  const [openLink, setOpenLink] = useState<OneTimeLink | null>(null)
  const actions = useCallback((mail: OutboxMail) => <MailActions mail={mail} onLink={setOpenLink} />, [])
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.mail('description')} />
      <DataTable
        label={t.menu('mails')}
        columns={mailColumns}
        {...table}
        actions={actions}
        emptyDetail={t.mail('emptyDetail')}
        emptyAction={<OpenPage page={paths.superadmin.clients} label={t.menu('clients')} />}
      />
      {openLink && <LinkDialog oneTimeLink={openLink} onClose={() => setOpenLink(null)} />}
    </>
  )
}

function MailActions({ mail, onLink }: { mail: OutboxMail; onLink: (shown: OneTimeLink) => void }) {
  const params = { id: mail.id }
  const resend = useApiMutation(mailEndpoints.resend, {
    invalidates: [mailEndpoints.all],
    failureTitle: t.mail('resendFailed'),
  })
  const reveal = useApiMutation(mailEndpoints.link, {
    success: null,
    failureTitle: t.mail('linkFailed'),
    onSuccess: ({ link }) => onLink({ recipient: mail.recipient, link }),
  })
  return (
    <>
      {mail.hasLink && (
        <Button
          size="sm"
          variant="ghost"
          pending={reveal.isPending}
          aria-label={t.mail('copyLinkFor', { recipient: mail.recipient })}
          onClick={() => reveal.mutate({ params })}
        >
          {!reveal.isPending && <Link2 />}
          {t.mail('copyLink')}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        pending={resend.isPending}
        aria-label={t.mail('sendAgainTo', { recipient: mail.recipient })}
        onClick={() => resend.mutate({ params })}
      >
        {!resend.isPending && <RotateCw />}
        {t.mail('sendAgain')}
      </Button>
    </>
  )
}

const statusBadges = () =>
  ({
    waiting: { tone: 'warn', icon: Clock, label: t.mail('stateWaiting') },
    sent: { tone: 'good', icon: CircleCheck, label: t.mail('stateSent') },
    dead: { tone: 'bad', icon: CircleX, label: t.mail('stateGivenUp') },
  }) as const

/** The badge of a mail: one that no mail server took is not called sent. */
const badgeOf = ({ state, sentTo }: OutboxMail) =>
  sentTo === 'folder'
    ? ({ tone: 'warn', icon: FileText, label: t.mail('stateInFolder') } as const)
    : statusBadges()[state]

/** The columns of the outbox: recipient, subject, outcome. Ids of sortable ones are the server's sort fields. */
export const mailColumns: readonly Column<OutboxMail>[] = [
  {
    id: 'recipient',
    header: () => t.mail('recipient'),
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
    header: () => t.papers('state'),
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
    header: () => t.mail('written'),
    value: (row) => row.createdAt,
    text: (row) => showInstant(row.createdAt),
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'outcome',
    header: () => t.mail('outcome'),
    value: (row) => row.sentAt ?? row.lastError,
    text: outcome,
    sort: false,
    className: 'min-w-40 max-w-72',
    cell: (row) =>
      row.sentAt ? (
        <span className="tnum whitespace-nowrap">{outcome(row)}</span>
      ) : (
        <span className={clsx('wrap-anywhere line-clamp-2', row.lastError ? 'text-bad text-sm' : 'text-muted')}>
          {outcome(row)}
        </span>
      ),
  },
]

function outcome({ sentAt, attempts, lastError }: OutboxMail): string {
  if (sentAt) return showInstant(sentAt)
  if (attempts === 0) return t.mail('notTried')
  return t.mail('tries', { count: attempts, lastError: lastError || 'none' })
}
