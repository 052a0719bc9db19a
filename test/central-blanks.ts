import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { CentralForm } from '#contract/official-forms/official-form.ts'

/* Blanks in the layout of central forms: only the labels beside which something is written, in two versions. */

/** Room to write on, and what must be printed there; nothing if a clerk writes there by hand. */
interface Gap {
  width: number
  expects: string
}
type Segment = string | Gap
/** A heading begins a part; a line of one version may be elsewhere in the other one. */
type Line = { heading: string } | { movable: Segment[] } | Segment[]

const gap = (width: number, expects = ''): Gap => ({ width, expects })

export const people = {
  sellerName: 'RAMESH PATIL',
  sellerAadharNo: '345678901234',
  sellerAddress: 'S/O SURESH PATIL, 12 MG ROAD,\nPUNE 411001',
  sellerState: 'Maharashtra',
  sellerPhoneNo: '9820000001',
  buyerName: 'SITA JOSHI',
  buyerAadharNo: '456789012345',
  buyerAddress: 'W/O ANIL JOSHI, 4 FC ROAD, NASHIK 422 001',
  buyerState: 'Maharashtra',
  buyerPhoneNo: '9820000002',
}
export const vehicle = {
  vehicleNo: 'MH12AB1234',
  fromRTO: 'MH-12 - PUNE',
  toRTO: 'MH-15 - NASHIK',
  chassisNo: 'MA3EXAMPLE0000001',
  engineNo: 'K10EXAMPLE01',
}
export const TAX_UNTIL = '2027-03-31'
export const PRINTED_AT = '2026-11-21T06:30:00Z'
export const financiers = { ended: 'Canara Bank', added: 'Bajaj Finance' }

const before = `${people.sellerAddress.replace('\n', ' ')}, Maharashtra`
const after = `${people.buyerAddress}, Maharashtra`
const TODAY = '21/11/2026'

const authority = (rto: string): Line[] => [['To'], ['The Registering Authority', gap(180, rto)]]
const chassis: Line = { movable: ['Chassis No.', gap(180, vehicle.chassisNo)] }
const engine: Line = {
  movable: ['[Engine number or motor number in the case of Battery Operated Vehicles]', gap(110, vehicle.engineNo)],
}
const endorsement: Line[] = [
  { heading: 'OFFICE ENDORSEMENT' },
  ['Ref. Number', gap(100), 'Office of the', gap(150)],
  ['Date', gap(120), 'Signature of the Registering Authority'],
]
const remark: Line[] = [
  ['(To be made in duplicate; one copy with the endorsement of the Registering Authority'],
  ['goes back to the financier when the registration number is entered)'],
]

const layouts: Record<CentralForm, Line[]> = {
  '26': [
    { heading: 'FORM 26' },
    ...remark,
    ...authority(vehicle.fromRTO),
    ['My / our Motor Vehicle, the Registration mark of which is', gap(150, vehicle.vehicleNo), 'has been lost'],
    ['I / We have told the police on', gap(100)],
    ['Date :', gap(120, TODAY), 'Signature of applicant'],
    ['Name', gap(200, people.sellerName)],
    ['Full Address', gap(400, before)],
  ],
  '28': [
    { heading: 'FORM 28' },
    ...remark,
    { heading: 'PART I' },
    ...authority(vehicle.fromRTO),
    ['I/We move it to the jurisdiction of the Registering Authority', gap(150, vehicle.toRTO)],
    ['I/We intend to sell the vehicle to Shri/Smt./Kumari', gap(220, people.buyerName)],
    ['who lives in the jurisdiction of the Registering Authority', gap(120, vehicle.toRTO)],
    ['of the State of', gap(160, people.buyerState), 'and ask for a certificate.'],
    ['1. Name and address :', gap(400, `${people.sellerName}, ${before}`)],
    ['2. Son/wife/daughter of :', gap(200, 'SURESH PATIL')],
    ['3. Registration number of the vehicle :', gap(200, vehicle.vehicleNo)],
    ['4. Class of vehicle :', gap(200)],
    ['5. Registering authority which originally registered the vehicle :', gap(120)],
    { movable: ['6. Engine number :', gap(200, vehicle.engineNo)] },
    { movable: ['7. Chassis number-Affix pencil print :', gap(200, vehicle.chassisNo)] },
    ['8. Period of stay in the State :', gap(150)],
    ['9. Period upto which motor vehicle tax has been paid :', gap(150, '31/03/2027')],
    ['Date', gap(120, TODAY), 'Signature of the owner'],
    { heading: 'PART II' },
    ['The vehicle of Shri/Smt', gap(150), 'registration number', gap(100)],
  ],
  '29': [
    { heading: 'FORM 29' },
    ...remark,
    ['To'],
    ['The Registering Authority', gap(150, vehicle.toRTO), '(in whose jurisdiction the Transferee resides)'],
    ['I/We', gap(170, people.sellerName), 'resident of', gap(250, before)],
    ['have on the', gap(60), 'day of the year', gap(60), 'sold my / our Vehicle No', gap(100, vehicle.vehicleNo)],
    ['make', gap(120)],
    chassis,
    engine,
    ['Shri / Smt', gap(140, people.buyerName), '(Name) Son/Wife/Daughter of', gap(150, 'ANIL JOSHI')],
    ['residing at', gap(350, after)],
    ['The certificates have been handed over.'],
    ['Date', gap(110, TODAY), 'Signature of the Registered Owner'],
    ['Copy to the Registering Authority', gap(120, vehicle.fromRTO)],
    ...endorsement,
  ],
  '30': [
    { heading: 'FORM 30' },
    ...remark,
    ...authority(vehicle.toRTO),
    { heading: 'PART I - FOR THE USE OF THE TRANSFEROR' },
    ['Name of the transferor', gap(220, people.sellerName)],
    ['Son/Wife/Daughter of', gap(200, 'SURESH PATIL')],
    ['Full Address', gap(380, before)],
    ['Dist.', gap(110), 'State', gap(110), 'PIN', gap(80, '411001')],
    ['I/We, hereby declare that I/We have on this', gap(60), 'day of the year', gap(80)],
    ['sold my/our motor vehicle bearing Registration mark', gap(140, vehicle.vehicleNo)],
    ['to Shri./Smt.', gap(140, people.buyerName), 'Son/Wife/Daughter of', gap(160, 'ANIL JOSHI')],
    ['residing at', gap(380, after)],
    ['Dist.', gap(110), 'State', gap(110), 'PIN', gap(80, '422001')],
    ['Date', gap(100, TODAY), 'Signature of the Transferor'],
    { heading: 'PART II - FOR THE USE OF THE TRANSFEREE' },
    ['Name of the Transferee', gap(220, people.buyerName)],
    ['Son/Wife/Daughter of', gap(200, 'ANIL JOSHI'), 'Age', gap(40)],
    ['Full address', gap(380, after)],
    ['bought the motor vehicle bearing registration number', gap(130, vehicle.vehicleNo)],
    ['from', gap(220, people.sellerName)],
    ['Date', gap(100, TODAY), 'Signature of the Transferee'],
    ...endorsement,
  ],
  '33': [
    { heading: 'FORM 33' },
    ...remark,
    ...authority(vehicle.toRTO),
    ['I/We', gap(200, people.sellerName)],
    ['son / wife / daughter of', gap(200, 'SURESH PATIL')],
    ['(full address)', gap(380, before)],
    ['registered owner of motor vehicle No.', gap(150, vehicle.vehicleNo)],
    ['have moved. The present address is given below (evidence to be enclosed)'],
    [gap(440, after)],
    ['My / Our mobile number is', gap(150, people.buyerPhoneNo)],
    ['Date', gap(120, TODAY), 'Signature of the owner'],
    { heading: 'CONSENT OF THE FINANCIER' },
    ['Date', gap(120), 'Signature of the financier'],
    ...endorsement,
  ],
  '34': [
    { heading: 'FORM 34' },
    ...remark,
    ...authority(vehicle.toRTO),
    ['The motor vehicle bearing registration number', gap(160, vehicle.vehicleNo)],
    ['is the subject of an agreement of hypothecation between'],
    [gap(220, people.buyerName), 'the registered owner / person'],
    ['to be registered as owner* and', gap(220, financiers.added)],
    ['(fill the name and full address of the financier)'],
    { movable: ['Chassis No.', gap(180, vehicle.chassisNo)] },
    ['My / Our mobile number is', gap(150, people.buyerPhoneNo)],
    ['Date', gap(120, TODAY), 'Signature of the owner'],
    ...endorsement,
  ],
  '35': [
    { heading: 'FORM 35' },
    ...remark,
    ...authority(vehicle.fromRTO),
    ['The note in the certificate of Registration of Vehicle No.', gap(150, vehicle.vehicleNo)],
    ['of the agreement between us may be cancelled.'],
    chassis,
    ['Date', gap(120, TODAY), 'Signature of the owner'],
    [gap(300, financiers.ended)],
    ['(Full name and address of the financier)'],
    ...endorsement,
  ],
}

/** What must be printed between two places of a line of a page, in points from the top left. */
interface Expected {
  line: string
  page: number
  x: number
  end: number
  y: number
  text: string
}

interface Version {
  width: number
  height: number
  size: number
  step: number
  /** Dots are letters of the page in one version, and lines that are drawn in the other. */
  dots: boolean
  /** True if movable lines are at the end of their part, and page 2 begins with the second part. */
  isOther: boolean
}

/** The versions: dots on A4, and ruled lines on a longer and wider page in another order. */
export const versions: Record<'a4' | 'legal', Version> = {
  a4: { width: 595.28, height: 841.89, size: 10.5, step: 21, dots: true, isOther: false },
  legal: { width: 700, height: 1008, size: 9, step: 26, dots: false, isOther: true },
}

/** Draws a blank; returns it with what must be printed on it. */
export async function centralBlank(form: CentralForm, version: Version) {
  const { width, height, size, step, dots, isOther } = version
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  const expected: Expected[] = []
  let page = document.addPage([width, height])
  let y = 60
  for (const line of ordered(layouts[form], isOther)) {
    if ('heading' in line) {
      if (isOther && line.heading.startsWith('PART II')) {
        page = document.addPage([width, height])
        y = 60
      }
      page.drawText(line.heading, { x: width / 3, y: height - y, size: 13, font })
      y += step
      continue
    }
    const segments = 'movable' in line ? line.movable : line
    let x = 45
    for (const segment of segments) {
      if (typeof segment === 'string') {
        page.drawText(segment, { x, y: height - y, size, font })
        x += font.widthOfTextAtSize(segment, size) + 4
        continue
      }
      const end = Math.min(x + segment.width, width - 40)
      if (dots) page.drawText('.'.repeat(Math.floor((end - x) / (0.25 * size))), { x, y: height - y, size, font })
      else page.drawLine({ start: { x, y: height - y - 2 }, end: { x: end, y: height - y - 2 }, thickness: 0.5 })
      const name = segments.filter((one) => typeof one === 'string').join(' … ')
      expected.push({ line: name, page: document.getPageCount(), x, end, y, text: segment.expects })
      x = end + 4
    }
    y += step
  }
  return { pdf: Buffer.from(await document.save()), expected }
}

/** Puts the movable lines of each part at its end. */
function ordered(lines: readonly Line[], isOther: boolean): Line[] {
  if (!isOther) return [...lines]
  const parts: Line[][] = []
  for (const line of lines)
    if ('heading' in line || parts.length === 0) parts.push([line])
    else parts.at(-1)?.push(line)
  return parts.flatMap((part) => [
    ...part.filter((line) => !('movable' in line)),
    ...part.filter((line) => 'movable' in line),
  ])
}
