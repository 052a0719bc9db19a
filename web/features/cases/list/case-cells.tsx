import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { showInstantDay } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { daysSince, waitingTone } from '#web/features/cases/waiting.ts'
import { paths } from '#web/lib/paths.ts'
import { useUser } from '#web/lib/session.ts'
import { rowLabel } from '#web/table/row-actions.tsx'
import { buttonStyle } from '#web/ui/button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { Phone } from '#web/ui/values.tsx'

interface CaseLinkProps {
  row: CaseRow
  className: string
  title?: string
  children: ReactNode
}

/** A link to a case's details for the signed-in user; id and status are in the navigation state. */
function CaseLink({ row: { id, CaseNo, status }, children, ...anchor }: CaseLinkProps) {
  const role = useUser()?.role ?? 'superadmin'
  return (
    <Link to={paths[role].caseDetail.pattern} params={{ caseNo: CaseNo }} state={{ id, status }} {...anchor}>
      {children}
    </Link>
  )
}

export function ViewDetails({ row }: { row: CaseRow }) {
  return (
    <CaseLink
      row={row}
      title={t.general('viewDetails')}
      className={clsx(buttonStyle({ variant: 'ghost', size: 'sm' }), 'in-[table]:last:-mr-2.5')}
    >
      <FileText className="hidden in-[table]:max-[100rem]:block" />
      <span className={rowLabel}>{t.general('viewDetails')}</span>
      <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: row.CaseNo })}</span>
    </CaseLink>
  )
}

export function CaseNoLink({ row }: { row: CaseRow }) {
  return (
    <CaseLink
      row={row}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <TableHighlight>{row.CaseNo}</TableHighlight>
    </CaseLink>
  )
}

export function NameAndCode({ name, code }: { name: string; code: string | null }) {
  return (
    <>
      <TableHighlight>{name}</TableHighlight>{' '}
      {code && (
        <span className="tnum whitespace-nowrap text-faint text-sm">
          <TableHighlight>{code}</TableHighlight>
        </span>
      )}
    </>
  )
}

export function TwoLines({ primary, secondary }: { primary: string; secondary: string | null | undefined }) {
  return (
    <div className="md:min-w-32">
      <div>
        <TableHighlight>{primary}</TableHighlight>
      </div>
      {secondary && (
        <div className="tnum text-faint text-sm">
          <Phone number={secondary} />
        </div>
      )}
    </div>
  )
}

/** The first lines of some remarks; the whole text on hover and in the details. */
export function Remarks({ text }: { text: string }) {
  return (
    <span className="line-clamp-3 in-[table]:line-clamp-2 in-[table]:text-sm" title={text}>
      <TableHighlight>{text}</TableHighlight>
    </span>
  )
}

/** How long a case has waited, in the colour of it; the day itself on hover. */
export function Waited({ since }: { since: string }) {
  const days = daysSince(since)
  return (
    <span className={waitingTone(days)} title={showInstantDay(since)}>
      {t.facets('waitedDays', { days })}
    </span>
  )
}
