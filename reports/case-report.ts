import type { Content } from 'pdfmake/interfaces.js'
import type { Case } from '#contract/cases/case.ts'
import type { Role } from '#contract/endpoint.ts'
import { t } from '#contract/texts.ts'
import { type CaseSection, caseSections } from './case-sections.ts'
import type { ReportOffice } from './letterhead.ts'
import { amountTable, facts, narrowFactTable, type Report, report, sideBySide } from './report-parts.ts'

/** Returns the report of a case. */
export function caseReport(
  caseData: Case,
  { role, now, office }: { role: Role; now: Date; office: ReportOffice },
): Report {
  return report(
    {
      title: t.cases('reportTitle'),
      office,
      now,
      factTable: [[t.report('caseNo'), caseData.CaseNo]],
    },
    caseSections(caseData, role).map(partOf),
  )
}

function partOf(section: CaseSection): Content {
  switch (section.kind) {
    case 'facts':
      return facts(section.title, section.rows)
    case 'sideBySide': {
      const [left, right] = section.parts
      return sideBySide(narrowFactTable(left.title, left.rows), narrowFactTable(right.title, right.rows))
    }
    case 'amounts':
      return amountTable(section.title, section.rows, section.total, section.note)
  }
}
