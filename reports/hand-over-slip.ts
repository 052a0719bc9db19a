import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showPlate } from '#contract/cases/plate.ts'
import type { Original } from '#contract/originals/original.ts'
import { originalKindLabels } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from './letterhead.ts'
import { facts, report } from './report-parts.ts'

interface HandOverSlip {
  original: Original
  now: Date
  office: ReportOffice
}

/** The line on which somebody writes. */
const BLANK = '________________________________'

/** Returns the slip that is signed by who takes an original. */
export const handOverSlip = ({ original, now, office }: HandOverSlip): TDocumentDefinitions =>
  report({ title: t.originals('slipTitle'), office, now, factTable: [[t.report('caseNo'), original.CaseNo]] }, [
    { text: t.originals('slipText'), margin: [0, 0, 0, 12] },
    facts(t.originals('kind'), [
      { label: t.originals('kind'), value: originalKindLabels()[original.kind] },
      { label: t.caseFields('vehicleNo'), value: showPlate(original.vehicleNo) },
      { label: t.originals('note'), value: original.note ?? '', wide: true },
    ]),
    facts(
      t.originals('slipSignature'),
      [t.originals('slipName'), t.originals('slipDay'), t.originals('slipSignature')].map((label) => ({
        label,
        value: BLANK,
        wide: true,
      })),
    ),
  ])
