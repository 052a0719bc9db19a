import { Link } from '@tanstack/react-router'
import { t } from '#contract/texts.ts'
import type { CasePath } from '#web/lib/paths.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { ColumnHeader } from '#web/ui/column-header.tsx'

interface PaidCaseTableProps {
  caption: string
  /** Hides the caption visually where a heading shows it already. */
  captionHidden?: boolean
  /** Without an id the viewer does not see the case. */
  cases: readonly { id: string | null; caseNo: string; vehicleNo: string }[]
  /** The route of a case's details for the viewer's role. */
  detail: CasePath
}

export function PaidCaseTable({ caption, captionHidden, cases, detail }: PaidCaseTableProps) {
  return (
    <table className="mt-6 w-full text-left">
      <caption className={captionHidden ? 'sr-only' : 'mb-1 text-left font-medium'}>{caption}</caption>
      <thead className="text-muted text-sm">
        <tr className="border-b">
          <ColumnHeader className="py-2">{t.fields('caseNo')}</ColumnHeader>
          <ColumnHeader className="py-2">{t.cases('vehicleNo')}</ColumnHeader>
        </tr>
      </thead>
      <tbody className="divide-y">
        {cases.map(({ id, caseNo, vehicleNo }) => (
          <tr key={id ?? caseNo}>
            <td className="tnum py-2.5">
              {id ? (
                <Link
                  to={detail}
                  params={{ caseNo }}
                  state={{ id }}
                  className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
                >
                  {caseNo}
                </Link>
              ) : (
                caseNo
              )}
            </td>
            <td className="py-2.5">
              <PlateLink number={vehicleNo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
