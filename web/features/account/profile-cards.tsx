import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import {
  ChevronRight,
  ExternalLink,
  History,
  Info,
  ListChecks,
  type LucideIcon,
  Mails,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { OUTGOING_IS_PAUSED } from '#contract/account/warning-codes.ts'
import { billDueDay, monthEnd, officeDay, showDay } from '#contract/dates.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import { t } from '#contract/texts.ts'
import { accountEndpoints, documentEndpoints } from '#web/endpoints.generated.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { support } from '#web/features/office/office.ts'
import { warnings } from '#web/features/office/office-notices.tsx'
import { type PagePath, paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Avatar, Badge } from '#web/ui/badge.tsx'
import { Button, buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'

export function PersonCard({ user, actions }: { user: SessionUser; actions: ReactNode }) {
  const codes = [user.employeeCode, user.branchCode && t.account('branchCode', { code: user.branchCode })]
    .filter(Boolean)
    .join(' · ')
  return (
    <section
      aria-label={t.account('personTitle')}
      className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg border bg-surface p-5 shadow-card"
    >
      <Avatar name={user.name} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 break-words font-semibold text-xl tracking-tight" translate="no">
            {user.name}
          </span>
          <Badge tone="accent">{t.account(`roles.${user.role}`)}</Badge>
        </p>
        <p className="mt-0.5 break-words text-muted" translate="no">
          {user.email}
        </p>
        {codes && <p className="tnum text-faint text-sm">{codes}</p>}
      </div>
      {actions}
    </section>
  )
}

const inks = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }

/** A client's credit with a bar, and its billing dates. */
export function CreditSummary({ limit, used }: { limit: number; used: number }) {
  const { share, percent, available, tone } = creditUse(limit, used)
  const today = officeDay(new Date())
  return (
    <Card title={t.client('creditSummary')}>
      <dl className="mb-5 grid gap-x-8 gap-y-2 lg:grid-cols-3">
        {[
          { label: t.account('creditLimit'), rupees: limit },
          { label: t.account('utilized'), rupees: used },
          { label: t.client('available'), rupees: available },
        ].map(({ label, rupees }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 lg:block">
            <dt className="text-faint text-sm">{label}</dt>
            <dd className="font-semibold text-lg tracking-tight lg:mt-0.5 lg:text-xl">
              <Money rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <div data-tone={tone}>
        <ProgressBar share={share} tone={tone} label={t.client('creditUsed')} />
      </div>
      <p className={clsx('mt-2 text-sm', inks[tone])}>
        {limit > 0 ? t.account('percentUsed', { percent }) : t.account('noCredit')}
      </p>
      <p className="mt-5 flex gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-muted text-sm">
        <Info className="mt-0.5 size-4 shrink-0 text-faint" />
        <span>
          {t.account('creditBilling', { billDate: showDay(monthEnd(today)), dueDate: showDay(billDueDay(today)) })}
        </span>
      </p>
    </Card>
  )
}

/** Warnings about the portal's operation; renders nothing if there are none. */
export function OfficeWarnings() {
  const { data } = useQuery(warnings())
  if (!data?.data.length) return null
  return (
    <Card title={t.warnings('title')}>
      <ul className="grid gap-3">
        {data.data.map(({ code, text }) => (
          <li key={code} className="flex gap-2.5">
            <TriangleAlert className="mt-0.5 size-5 shrink-0 text-warn" />
            <div className="grid min-w-0 gap-2">
              {text}
              {code === OUTGOING_IS_PAUSED && <ReleaseButton />}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function ReleaseButton() {
  const release = useApiMutation(accountEndpoints.releaseOutgoing, { invalidates: [accountEndpoints.warnings] })
  return (
    <div>
      <Button pending={release.isPending} onClick={() => release.mutate({})}>
        {t.warnings('releaseOutgoing')}
      </Button>
    </div>
  )
}

export const documents = () => apiQuery(documentEndpoints.all, {})

/** The office's forms; each opens in a new tab. */
export function DownloadForms() {
  const query = useQuery(documents())
  return (
    <Card title={t.account('downloadForms')}>
      <QueryView
        query={query}
        skeleton={<Skeleton className="h-9 w-72" />}
        isEmpty={({ data: documents }) => documents.length === 0}
        empty={<NoDocuments />}
      >
        {({ data: documents }) => (
          <ul className="flex flex-wrap gap-2">
            {documents.map(({ id, name, url }) => (
              <li key={id} className="max-w-full">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={clsx(buttonStyle({}), 'max-w-full')}
                  aria-label={t.account('formInNewTab', { name })}
                >
                  <span className="truncate">{name}</span>
                  <ExternalLink />
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

/** The specification's text; the superadmin can add the first document. */
function NoDocuments() {
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-muted">{t.document('empty')}</p>
      {isAdmin && <OpenPage page={paths.superadmin.documents} label={t.menu('documents')} />}
    </div>
  )
}

/** Links to the pages that the specified menu does not list: mails, the set-up guide and the activity log. */
export function AdminLinks() {
  return (
    <>
      <ProfileLink
        to={paths.superadmin.mails}
        icon={Mails}
        title={t.menu('mails')}
        text={t.account('mailsDescription')}
      />
      <ProfileLink
        to={paths.superadmin.setUp}
        icon={ListChecks}
        title={t.setUp('pageTitle')}
        text={t.setUp('guideExplained')}
      />
      <ProfileLink
        to={paths.superadmin.activity}
        icon={History}
        title={t.activity('title')}
        text={t.account('activityDescription')}
      />
    </>
  )
}

interface ProfileLinkProps {
  to: PagePath
  icon: LucideIcon
  title: ReactNode
  text: string
}

export function ProfileLink({ to, icon: Icon, title, text }: ProfileLinkProps) {
  return (
    <Link
      to={to}
      className="group flex items-center gap-3.5 rounded-lg border bg-surface px-5 py-3.5 shadow-card transition-colors hover:bg-hover/40"
    >
      <Icon className="size-5 shrink-0 text-faint" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-lg tracking-tight">{title}</span>
        <span className="block text-muted text-sm">{text}</span>
      </span>
      <ChevronRight className="size-4 text-faint group-hover:text-ink" />
    </Link>
  )
}

/** The customer-care settings that are missing; renders nothing if all are set. */
export function SupportRow() {
  const unset = [!support.phone && 'SUPPORT_PHONE', !support.email && 'SUPPORT_EMAIL'].filter(Boolean)
  if (unset.length === 0) return null
  return (
    <Card title={t.account('supportTitle')} description={t.account('supportDescription')}>
      <p className="max-w-prose text-muted">
        {support.phone || support.email
          ? t.account('supportPartly', { phoneOrEmail: support.phone || support.email })
          : t.account('supportNotSet')}{' '}
        {t.account.rich('supportAdvice', {
          variables: () => <strong className="font-medium text-ink">{unset.join(t.account('listAnd'))}</strong>,
        })}
      </p>
    </Card>
  )
}
