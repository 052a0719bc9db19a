import { clsx } from 'clsx'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { type CaseSection, caseSections } from '#reports/case-sections.ts'
import { PrintedReport } from '#web/features/office/printed-report.tsx'

/** While the browser prints, the report of the case takes the place of the page; its PDF has the same content. */
export const CasePrintView = ({ caseData, role }: { caseData: Case; role: Role }) => (
  <PrintedReport title={t.cases('reportTitle')} fact={[t.report('caseNo'), caseData.CaseNo]}>
    {() =>
      caseSections(caseData, role).map((section) => (
        <Section key={section.kind === 'sideBySide' ? section.parts[0].title : section.title} section={section} />
      ))
    }
  </PrintedReport>
)

function Section({ section }: { section: CaseSection }) {
  switch (section.kind) {
    case 'facts':
      return <FactLines {...section} columns={2} />
    case 'sideBySide':
      return (
        <div className="grid grid-cols-2 gap-5">
          {section.parts.map((part) => (
            <FactLines key={part.title} {...part} columns={1} />
          ))}
        </div>
      )
    case 'amounts':
      return (
        <FactLines
          title={section.title}
          columns={2}
          rows={section.rows.map(([label, value]) => ({ label, value }))}
          total={section.total}
          note={section.note}
        />
      )
  }
}

interface FactLinesProps {
  title: string
  rows: readonly { label: string; value: string | null | undefined; wide?: boolean }[]
  columns: 1 | 2
  total?: readonly [label: string, amount: string]
  note?: string | undefined
}

function FactLines({ title, rows, columns, total, note }: FactLinesProps) {
  const line = 'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-2 border-t py-0.5'
  return (
    <div className="mb-3" style={{ breakInside: 'avoid' }}>
      <h2 className="mb-0.5 font-semibold text-accent-ink text-sm">{title}</h2>
      <dl className={columns === 2 ? 'grid grid-cols-2 gap-x-5' : ''}>
        {rows.map(({ label, value, wide }) => (
          <div key={label} className={clsx(line, wide && 'col-span-full')}>
            <dt className="text-muted">{label}</dt>
            <dd className={clsx('wrap-anywhere', value && 'font-semibold')} translate="no">
              {value || '-'}
            </dd>
          </div>
        ))}
        {total && (
          <div className="col-span-full mt-0.5 flex justify-between gap-4 border-t bg-sunken px-1.5 py-1 font-semibold">
            <dt>
              {total[0]} {note && <span className="font-normal text-muted">{note}</span>}
            </dt>
            <dd>{total[1]}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
