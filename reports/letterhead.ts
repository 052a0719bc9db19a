import type { Content } from 'pdfmake/interfaces.js'
import { showInstant } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { type OfficeProfile, officeAddress } from '#contract/office/office.ts'
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
  const generated = [messages.report.generatedOn, showInstant(now.toISOString())] as const
  return {
    margin: [0, 0, 0, 12],
    stack: [
      {
        columns: [
          ...(office.logo
            ? [{ width: 'auto', stack: [{ image: office.logo, fit: [90, 42] as [number, number] }] }]
            : []),
          { stack: [...officeLines(office.profile), { text: title, bold: true, fontSize: 17, margin: [0, 2, 0, 0] }] },
          {
            width: 'auto',
            layout: 'noBorders',
            table: {
              body: [...facts, generated].map(([label, value]) => [
                { text: label, color: muted, alignment: 'right' },
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

/** The name of the office, and below it its address, contact and tax number, as far as they are known. */
function officeLines(profile: OfficeProfile): Content[] {
  const contact = [profile.phone, profile.email, profile.gstin && messages.office.gstinIs(profile.gstin)]
  const lines = [officeAddress(profile), contact.filter(Boolean).join(' · ')].filter(Boolean)
  return [
    { text: withParts(profile.name), color: accent, bold: true, fontSize: 9 },
    ...lines.map((text) => ({ text: withParts(text), color: muted, fontSize: 7.5 })),
  ]
}
