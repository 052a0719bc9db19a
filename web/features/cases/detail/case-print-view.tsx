import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import type { Case } from '#contract/cases/case.ts'
import { showInstant } from '#contract/dates.ts'
import type { Role } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { officeAddress } from '#contract/office/office.ts'
import { type CaseSection, caseSections } from '#reports/case-sections.ts'
import { officeProfile } from '#web/domain/office.ts'
import { useIsPrinting } from '#web/lib/printing.ts'

/** While the browser prints, the report of the case takes the place of the page; its PDF has the same content. */
export function CasePrintView({ caseData, role }: { caseData: Case; role: Role }) {
  const office = useQuery(officeProfile()).data?.data
  const isPrinting = useIsPrinting()
  return createPortal(
    <section data-print-view="" aria-hidden="true" className="text-xs">
      {/* The logo is there before, since printing does not wait for it. */}
      {office?.logoUrl && <img src={office.logoUrl} alt="" className="mb-2 max-h-14 max-w-32 object-contain" />}
      {isPrinting && (
        <>
          <header className="mb-3 flex items-end justify-between gap-6 border-accent-ink border-b-2 pb-2">
            <div>
              <p className="font-semibold text-accent-ink">{office?.name ?? messages.general.productName}</p>
              {office && <p className="text-2xs text-muted">{officeAddress(office)}</p>}
              <h1 className="font-semibold text-xl">{messages.cases.reportTitle}</h1>
            </div>
            <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-3 text-right">
              <dt className="text-muted">{messages.report.caseNo}</dt>
              <dd className="font-semibold">{caseData.CaseNo}</dd>
              <dt className="text-muted">{messages.report.generatedOn}</dt>
              <dd className="font-semibold">{showInstant(new Date().toISOString())}</dd>
            </dl>
          </header>
          {caseSections(caseData, role).map((section) => (
            <Section key={section.kind === 'sideBySide' ? section.parts[0].title : section.title} section={section} />
          ))}
        </>
      )}
    </section>,
    document.body,
  )
}

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

/** A heading with names and values in lines below it; missing values are a dash. */
function FactLines({ title, rows, columns, total, note }: FactLinesProps) {
  const line = 'grid grid-cols-[7rem_minmax(0,1fr)] gap-x-2 border-t py-0.5'
  return (
    <div className="mb-2.5 break-inside-avoid">
      <h2 className="mb-0.5 font-semibold text-accent-ink text-sm">{title}</h2>
      <dl className={columns === 2 ? 'grid grid-cols-2 gap-x-5' : ''}>
        {rows.map(({ label, value, wide }) => (
          <div key={label} className={`${line} ${wide ? 'col-span-full' : ''}`}>
            <dt className="text-muted">{label}</dt>
            <dd className={`wrap-anywhere ${value ? 'font-semibold' : ''}`}>{value || '-'}</dd>
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
