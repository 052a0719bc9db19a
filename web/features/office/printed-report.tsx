import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { showInstant } from '#contract/dates.ts'
import { officeLines } from '#contract/office/office-lines.ts'
import { t } from '#contract/texts.ts'
import { useIsPrinting } from '#web/lib/dom.ts'
import { officeProfile } from './office.ts'

interface PrintedReportProps {
  title: string
  /** The subject of the report: "Case No", "VR-000123". */
  fact: readonly [label: string, value: string]
  /** Renders the content, only while the browser prints. */
  children: () => ReactNode
}

/** While the browser prints, a report under the letterhead of the office takes the place of the page. */
export function PrintedReport({ title, fact, children }: PrintedReportProps) {
  const office = useQuery(officeProfile()).data?.data
  const isPrinting = useIsPrinting()
  return createPortal(
    <section data-print-view="" aria-hidden="true" className="text-xs">
      {/* The logo is there before, since printing does not wait for it. */}
      {office?.logoUrl && <img src={office.logoUrl} alt="" className="mb-2 max-h-14 max-w-32 object-contain" />}
      {isPrinting && (
        <>
          <header className="mb-3 flex items-end justify-between gap-6 border-accent-ink border-b-2 pb-2">
            <div className="min-w-0 wrap-anywhere">
              <p className="font-semibold text-accent-ink">{office?.name ?? t.general('productName')}</p>
              {office &&
                officeLines(office).map((line) => (
                  <p key={line} className="text-2xs text-muted">
                    {line}
                  </p>
                ))}
              <h1 className="font-semibold text-xl">{title}</h1>
            </div>
            <dl className="grid shrink-0 grid-cols-[auto_auto] gap-x-3 text-right">
              <dt className="text-muted">{fact[0]}</dt>
              <dd className="font-semibold">{fact[1]}</dd>
              <dt className="text-muted">{t.report('generatedOn')}</dt>
              <dd className="font-semibold">{showInstant(new Date().toISOString())}</dd>
            </dl>
          </header>
          {children()}
        </>
      )}
    </section>,
    document.body,
  )
}
