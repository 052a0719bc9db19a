import { PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { formWith } from '#test/upload-form.ts'
import type { Office } from './people.ts'

/* Blanks of the forms of a transfer, drawn for the sample office with the questions of the official ones. */

/** A heading, a sentence, or a question with the value that is printed behind it; a blank value is filled by hand. */
type Row = { heading: string } | { sentence: string } | readonly [question: string, value: string]

interface Blank {
  name: string
  title: string
  rule: string
  rows: readonly Row[]
  signers: readonly [left: string, right: string]
}

const owner = (side: 'seller' | 'buyer'): Row[] => [
  ['Full name', `ownerDetails.${side}Name`],
  ['Address', `ownerDetails.${side}Address`],
  ['State', `ownerDetails.${side}State`],
  ['Mobile number', `ownerDetails.${side}PhoneNo`],
]

const vehicle: Row[] = [
  ['Registration mark', 'vehicleDetail.vehicleNo'],
  ['Chassis number', 'vehicleDetail.chassisNo'],
  ['Engine number', 'vehicleDetail.engineNo'],
]

const blanks: readonly Blank[] = [
  {
    name: 'Form 29',
    title: 'FORM 29: NOTICE OF TRANSFER OF OWNERSHIP OF A MOTOR VEHICLE',
    rule: 'See rule 55(1). In duplicate; the copy with the financier’s endorsement goes back to the transferor.',
    rows: [
      ['To the registering authority', 'vehicleDetail.fromRTO'],
      { heading: 'Transferor' },
      ...owner('seller'),
      { heading: 'Vehicle' },
      ...vehicle,
      { sentence: 'I have today sold and transferred this vehicle, with its certificate of registration and' },
      { sentence: 'certificate of insurance, to the transferee named below.' },
      { heading: 'Transferee' },
      ...owner('buyer'),
      { heading: 'Declaration' },
      { sentence: 'To the best of my knowledge no tax and no challan is open on this vehicle.' },
      ['Date', 'today'],
    ],
    signers: ['Signature of the transferee', 'Signature of the transferor'],
  },
  {
    name: 'Form 30',
    title: 'FORM 30: APPLICATION FOR TRANSFER OF OWNERSHIP OF A MOTOR VEHICLE',
    rule: 'See rules 55(2) and (3). In duplicate if the vehicle is under hypothecation.',
    rows: [
      ['To the registering authority', 'vehicleDetail.toRTO'],
      { heading: 'Part I, for the use of the transferor' },
      ...owner('seller'),
      ...vehicle,
      ['Insurance valid until', 'expireDetail.insuranceExpiry'],
      { heading: 'Part II, for the use of the transferee' },
      ...owner('buyer'),
      ['Hypothecated to', 'transactionDetail.hpaName'],
      { sentence: 'I request that the transfer of the ownership be entered in the certificate of registration.' },
      ['Application number', 'generalDetail.applicationNo'],
      ['Office reference', 'CaseNo'],
      ['Date', 'today'],
    ],
    signers: ['Signature of the transferor', 'Signature of the transferee'],
  },
]

const [WIDTH, HEIGHT] = [595, 842]
const LEFT = 50
/** Where values begin, and how large they are printed. */
const VALUES = 215
const SIZE = 11
const GREY = rgb(0.35, 0.35, 0.35)

interface PlacedMark {
  page: number
  x: number
  y: number
  width: number
  size: number
  value: string
}

/** Draws a blank on one page of A4, and says where its values are printed. */
async function drawBlank({ title, rule, rows, signers }: Blank): Promise<{ pdf: Buffer; marks: PlacedMark[] }> {
  const document = await PDFDocument.create()
  const page = document.addPage([WIDTH, HEIGHT])
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ]
  const text = (content: string, x: number, y: number, size = 10, font: PDFFont = plain) =>
    page.drawText(content, { x, y, size, font })
  text(title, LEFT, HEIGHT - 62, 12, bold)
  page.drawText(rule, { x: LEFT, y: HEIGHT - 79, size: 8, font: plain, color: GREY })
  const marks: PlacedMark[] = []
  let y = HEIGHT - 112
  for (const row of rows) {
    if ('heading' in row) {
      y -= 8
      text(row.heading, LEFT, y, 11, bold)
    } else if ('sentence' in row) text(row.sentence, LEFT, y)
    else {
      const [question, value] = row
      text(question, LEFT, y)
      page.drawLine({
        start: { x: VALUES, y: y - 3 },
        end: { x: WIDTH - LEFT, y: y - 3 },
        thickness: 0.6,
        dashArray: [1, 2],
      })
      marks.push({
        page: 1,
        x: VALUES + 3,
        y: HEIGHT - y - SIZE + 1,
        width: WIDTH - LEFT - VALUES - 6,
        size: SIZE,
        value,
      })
    }
    y -= 25
  }
  for (const [n, signer] of signers.entries()) {
    const x = n === 0 ? LEFT : 375
    page.drawLine({ start: { x, y: 100 }, end: { x: x + 170, y: 100 }, thickness: 0.6 })
    text(signer, x, 86, 9)
  }
  page.drawText('Blank of the sample office. Use the form that your RTO gives out.', {
    ...{ x: LEFT, y: 36, size: 8, font: plain, color: GREY },
  })
  return { pdf: Buffer.from(await document.save()), marks }
}

/** Uploads the forms of a transfer, places their marks, and gives them to the services of a transfer. */
export async function uploadForms({ call }: Office, as: Session): Promise<void> {
  const services: ServiceCode[] = ['transferLocal', 'transferOther']
  for (const blank of blanks) {
    const { pdf, marks } = await drawBlank(blank)
    const form = formWith(pdf, `${blank.name}.pdf`, 'application/pdf')
    const { id, name } = requireSuccess(await call(officialFormEndpoints.upload, { as, ...form })).data
    const body = { name, services, isActive: true, marks }
    requireSuccess(await call(officialFormEndpoints.edit, { as, params: { id }, body }))
  }
}
