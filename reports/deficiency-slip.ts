import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { flagServices } from '#contract/cases/case-reading.ts'
import { rejectionText } from '#contract/cases/remarks.ts'
import type { Role } from '#contract/endpoint.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { t, textOf } from '#contract/texts.ts'
import { caseLines } from './case-lines.ts'
import type { ReportOffice } from './letterhead.ts'
import { facts, listing, report } from './report-parts.ts'

interface DeficiencySlip {
  caseData: Case
  /** The papers that are missing or deficient. */
  lacking: readonly CasePaper[]
  role: Role
  now: Date
  office: ReportOffice
}

const columns = () =>
  [
    { header: '', width: 10, box: true },
    { header: t.papers('paperColumn'), width: 170 },
    { header: t.papers('formColumn'), width: 60 },
    { header: t.papers('whatIsNeeded'), width: '*' },
  ] as const

/** Returns the slip for a dealer or an owner: why a case is held up, and the papers to bring for it. */
export function deficiencySlip({ caseData, lacking, role, now, office }: DeficiencySlip): TDocumentDefinitions {
  const requested = flagServices.filter((name) => caseData.transactionDetail[name])
  return report(
    {
      title: t.papers('slipTitle'),
      office,
      now,
      factTable: [[t.report('caseNo'), caseData.CaseNo]],
    },
    [
      facts(t.papers('slipCase'), [
        ...caseLines(caseData, 'vehicleDetail', role, ['vehicleNo', 'toRTO']),
        ...caseLines(caseData, 'generalDetail', role, ['firmName']),
        ...caseLines(caseData, 'transactionDetail', role, ['to']),
        {
          label: t.report('services'),
          value: requested.map((name) => textOf(fieldByName[name].field.label)).join(', '),
          wide: true,
        },
        ...(caseData.rejectionRemarks
          ? [{ label: t.report('rejected'), value: rejectionText(caseData), wide: true }]
          : []),
      ]),
      ...(lacking.length === 0
        ? []
        : [
            listing(
              t.papers('slipPapers'),
              columns(),
              lacking.map(({ name, formNo, state, note }) => [
                '',
                name,
                formNo ?? '',
                state === 'deficient' && note ? t.papers('bringAgain', { note }) : t.papers('bring'),
              ]),
            ),
          ]),
      ...(lacking.length === 0 ? [] : [{ text: t.papers('slipClosing', { office: office.profile.name }) }]),
    ],
  )
}
