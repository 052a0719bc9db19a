import type { Content } from 'pdfmake/interfaces.js'
import { showInstant } from '#contract/dates.ts'
import type { OfficeProfile } from '#contract/office/office.ts'
import { officeLines } from '#contract/office/office-lines.ts'
import { t } from '#contract/texts.ts'
import { accent, muted, WIDTH } from './report-style.ts'
import { withParts } from './script-runs.ts'

/** The office as the letterhead shows it. */
export interface ReportOffice {
  profile: OfficeProfile
  /** The logo as a `data:` address. */
  logo: string | null
}

export interface Letterhead {
  /** "Case Details Report". */
  title: string
  office: ReportOffice
  now: Date
  /** The subject of the report, beside its date: `['Case No', 'VR-000123']`. */
  factTable: readonly (readonly [label: string, value: string])[]
}

/** Returns the head of a report: the office with its address, the title, and the facts of the report. */
export function letterhead({ title, office, now, factTable: facts }: Letterhead): Content {
  const generated = [t.report('generatedOn'), showInstant(now.toISOString())] as const
  return {
    margin: [0, 0, 0, 12],
    stack: [
      {
        columns: [
          ...(office.logo
            ? [{ width: 'auto', stack: [{ image: office.logo, fit: [90, 42] as [number, number] }] }]
            : []),
          {
            stack: [
              { text: withParts(office.profile.name), color: accent, bold: true, fontSize: 9 },
              ...officeLines(office.profile).map((text) => ({ text: withParts(text), color: muted, fontSize: 7.5 })),
              { text: title, bold: true, fontSize: 17, margin: [0, 2, 0, 0] },
            ],
          },
          {
            width: 'auto',
            layout: 'noBorders',
            table: {
              body: [...facts, generated].map(([label, value]) => [
                { text: label, color: muted, alignment: 'right', noWrap: true },
                { text: value, bold: true, alignment: 'right' },
              ]),
            },
          },
        ],
        columnGap: 10,
      },
      {
        margin: [0, 6, 0, 0],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: accent }],
      },
    ],
  }
}
