import { Link } from '@tanstack/react-router'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { messages } from '#contract/messages.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { TableHighlight } from '#web/table/highlight.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'

/** The route of a case's details for the signed-in user. */
function useCasePath() {
  const role = useUser()?.role
  return paths[role === 'employee' ? 'employee' : 'superadmin'].caseDetail.pattern
}

/** "View Details" of a row; passes id and status in the navigation state (spec/2 screen 7). */
export function ViewDetails({ row: { id, CaseNo, status } }: { row: CaseRow }) {
  return (
    <Link
      to={useCasePath()}
      params={{ caseNo: CaseNo }}
      state={{ id, status }}
      className={`${buttonStyle({ variant: 'ghost', size: 'sm' })} in-[table]:last:-mr-2.5`}
    >
      {messages.general.viewDetails}
      <span className="sr-only"> {messages.cases.caseSuffix(CaseNo)}</span>
    </Link>
  )
}

/** The number of a case, linked to its details. */
export function CaseNoLink({ row: { id, CaseNo, status } }: { row: CaseRow }) {
  return (
    <Link
      to={useCasePath()}
      params={{ caseNo: CaseNo }}
      state={{ id, status }}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      <TableHighlight>{CaseNo}</TableHighlight>
    </Link>
  )
}

/** A person's name, followed by an employee's code. */
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

/** A name with a second line in smaller type. */
export function TwoLines({ primary, secondary }: { primary: string; secondary: string | null | undefined }) {
  return (
    <div className="md:min-w-32">
      <div>
        <TableHighlight>{primary}</TableHighlight>
      </div>
      {secondary && (
        <div className="tnum text-faint text-sm">
          <TableHighlight>{secondary}</TableHighlight>
        </div>
      )}
    </div>
  )
}

/** The first lines of some remarks; the whole text on hover and in the details. */
export function Remarks({ text }: { text: string }) {
  return (
    <span className="line-clamp-3" title={text}>
      <TableHighlight>{text}</TableHighlight>
    </span>
  )
}
