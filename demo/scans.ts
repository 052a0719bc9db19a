import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib'
import type { Case } from '#contract/cases/case.ts'
import { addDays, showDay } from '#contract/dates.ts'
import { dotted, render, signature, write } from './drawing.ts'

/* Drawn scans of papers of cases. Each has "specimen" across it, and no emblem, so that nobody takes it for a real one. */

/** The content of a scan. */
interface Sheet {
  /** The fictitious office or firm that issues the paper. */
  issuer: string
  title: string
  lines: readonly (readonly [label: string, value: string])[]
  colour: string
  /** A page of A4 lies upright, a card or slip across. */
  size: readonly [width: number, height: number]
  signedBy?: string
}

const PAGE = [794, 1123] as const
const CARD = [860, 540] as const
const INK = '#26324a'

const specimen = ([width, height]: Sheet['size']) =>
  `<g transform="translate(${width / 2} ${height / 2}) rotate(-24)" opacity="0.2">${write(0, 0, 'SPECIMEN', { size: width / 7, bold: true, fill: '#b91c1c', anchor: 'middle' })}${write(0, width / 16, 'Sample office, not a real document', { size: width / 26, fill: '#b91c1c', anchor: 'middle' })}</g>`

/** Draws a paper as it lies on a scanner, or turned a little as in a photo, as JPEG. */
function drawSheet(sheet: Sheet, turn: number): Promise<Buffer> {
  const { issuer, title, lines, colour, size, signedBy } = sheet
  const [width, height] = size
  const step = Math.min(64, (height - 250) / lines.length)
  const rows = lines.map(([label, value], n) => {
    const y = 190 + n * step
    return `${write(60, y, label, { size: 18, fill: '#6b7280' })}${write(300, y, value, { size: 21, fill: INK })}${dotted(296, y + 9, width - 356)}`
  })
  const foot = signedBy
    ? `${signature(width - 280, height - 70)}${write(width - 170, height - 30, signedBy, { size: 16, fill: '#6b7280', anchor: 'middle' })}`
    : ''
  const [desk, edge] = turn === 0 ? ['#f4f4f2', 0] : ['#7a6f60', 28]
  return render(`<svg xmlns="http://www.w3.org/2000/svg" width="${width + 2 * edge}" height="${height + 2 * edge}">
    <rect width="${width + 2 * edge}" height="${height + 2 * edge}" fill="${desk}"/>
    <g transform="translate(${edge} ${edge}) rotate(${turn} ${width / 2} ${height / 2})">
    <rect width="${width}" height="${height}" fill="#fdfcf8"/><rect width="${width}" height="112" fill="${colour}"/>
    ${write(60, 54, title, { size: 30, bold: true, fill: '#fff' })}${write(60, 90, issuer, { size: 19, fill: '#fff' })}
    ${rows.join('')}${foot}${specimen(size)}</g></svg>`)
}

const orDash = (text: string | null | undefined) => text || '—'

const yearUntil = (day: string | null) => (day ? `${showDay(addDays(day, -364))} to ${showDay(day)}` : '—')

type Draw = (caseData: Case) => Sheet

/** The papers with drawn scans, by their names in the catalogue. */
const sheets: Readonly<Record<string, Draw>> = {
  'RC book': ({ vehicleDetail, ownerDetails, expireDetail }) => ({
    issuer: `Registering authority ${vehicleDetail.fromRTO}`,
    title: 'Registration certificate',
    colour: '#31567a',
    size: CARD,
    lines: [
      ['Registration no.', vehicleDetail.vehicleNo],
      ['Chassis no.', vehicleDetail.chassisNo],
      ['Engine no.', vehicleDetail.engineNo],
      ['Owner', orDash(ownerDetails?.sellerName)],
      ['Fitness up to', showDay(expireDetail.fitnessExpiry)],
      ['Tax up to', showDay(expireDetail.taxExpiry)],
    ],
  }),
  Insurance: ({ vehicleDetail, ownerDetails, expireDetail }) => ({
    issuer: 'Example General Insurance',
    title: 'Motor policy schedule',
    colour: '#6b3f7d',
    size: PAGE,
    lines: [
      ['Policy no.', `EG/${vehicleDetail.engineNo.slice(-7)}/26`],
      ['Period of insurance', yearUntil(expireDetail.insuranceExpiry)],
      ['Insured', orDash(ownerDetails?.sellerName)],
      ['Address', orDash(ownerDetails?.sellerAddress)],
      ['Registration no.', vehicleDetail.vehicleNo],
      ['Chassis no.', vehicleDetail.chassisNo],
      ['Engine no.', vehicleDetail.engineNo],
      ['Cover', 'Own damage and third party'],
      ['No-claim bonus', '20 %'],
    ],
    signedBy: 'Authorised signatory',
  }),
  'PUC certificate': ({ vehicleDetail, expireDetail }) => ({
    issuer: 'Example Emission Centre, Pune',
    title: 'Pollution under control',
    colour: '#3f7150',
    size: CARD,
    lines: [
      ['Registration no.', vehicleDetail.vehicleNo],
      ['Fuel', 'Petrol'],
      ['CO (% of volume)', '0.18, limit 0.30'],
      ['HC (ppm)', '92, limit 200'],
      ['Result', 'Pass'],
      ['Valid until', showDay(expireDetail.pucExpiry)],
    ],
  }),
  "Financier's NOC": ({ vehicleDetail, ownerDetails }) => ({
    issuer: 'Example Bank',
    title: 'No-objection letter',
    colour: '#7a4a31',
    size: PAGE,
    lines: [
      ['Borrower', orDash(ownerDetails?.sellerName)],
      ['Vehicle', vehicleDetail.vehicleNo],
      ['Chassis no.', vehicleDetail.chassisNo],
      ['Balance of the loan', 'Nil'],
      ['To', `RTO ${vehicleDetail.toRTO}`],
      ['Asked', 'to end the hypothecation in the RC'],
    ],
    signedBy: 'Branch manager',
  }),
  'Form 29': (caseData) => signedForm('Form 29, notice of transfer', caseData),
  'Form 30': (caseData) => signedForm('Form 30, application for transfer', caseData),
  "Buyer's address proof": ({ ownerDetails }) => addressProof(ownerDetails?.buyerName, ownerDetails?.buyerAddress),
  "Owner's address proof": ({ ownerDetails }) => addressProof(ownerDetails?.sellerName, ownerDetails?.sellerAddress),
  "Buyer's ID proof": ({ ownerDetails }) => identityCard(ownerDetails?.buyerName, ownerDetails?.buyerAddress),
  "Seller's ID proof": ({ ownerDetails }) => identityCard(ownerDetails?.sellerName, ownerDetails?.sellerAddress),
}

const identityCard = (name: string | null | undefined, address: string | null | undefined): Sheet => ({
  issuer: 'Sample card of the sample office',
  title: 'Identity card',
  colour: '#8a6d1f',
  size: CARD,
  lines: [
    ['Name', orDash(name)],
    ['Address', orDash(address)],
    ['Number', 'SAMPLE 0000'],
    ['Given on', '1 Jan 2024'],
  ],
})

const addressProof = (name: string | null | undefined, address: string | null | undefined): Sheet => ({
  issuer: 'Example Power Company',
  title: 'Electricity bill',
  colour: '#2f6f73',
  size: CARD,
  lines: [
    ['Consumer', orDash(name)],
    ['Address', orDash(address)],
    ['Consumer no.', 'SAMPLE 0000'],
    ['Units', '143'],
    ['Amount', '₹1,086'],
  ],
})

const signedForm = (title: string, { vehicleDetail, ownerDetails }: Case): Sheet => ({
  issuer: `To the registering authority ${vehicleDetail.toRTO}`,
  title,
  colour: '#4b5563',
  size: PAGE,
  lines: [
    ['Transferor', orDash(ownerDetails?.sellerName)],
    ['Address', orDash(ownerDetails?.sellerAddress)],
    ['Registration mark', vehicleDetail.vehicleNo],
    ['Chassis number', vehicleDetail.chassisNo],
    ['Engine number', vehicleDetail.engineNo],
    ['Transferee', orDash(ownerDetails?.buyerName)],
    ['Address', orDash(ownerDetails?.buyerAddress)],
  ],
  signedBy: 'Signature of the transferor',
})

/** A scanned file. */
export interface Scan {
  bytes: Buffer
  fileName: string
  type: string
}

/** Draws the scan of a paper: a picture or, of a whole page, a PDF if asked; null for a paper without one. */
export async function drawScan(
  paper: string,
  caseData: Case,
  { turn, asPdf }: { turn: number; asPdf: boolean },
): Promise<Scan | null> {
  const sheet = sheets[paper]?.(caseData)
  if (!sheet) return null
  const isPage = sheet.size === PAGE
  const image = await drawSheet(sheet, isPage ? 0 : turn)
  const name = `${paper} ${caseData.vehicleDetail.vehicleNo}`
  if (!isPage || !asPdf) return { bytes: image, fileName: `${name}.jpg`, type: 'image/jpeg' }
  const document = await PDFDocument.create()
  document.addPage([595, 842]).drawImage(await document.embedJpg(image), { x: 0, y: 0, width: 595, height: 842 })
  return { bytes: Buffer.from(await document.save()), fileName: `${name}.pdf`, type: 'application/pdf' }
}

/** Writes a signature and "specimen" on each page of a printed form, as after its owner has signed it. */
export async function signForm(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf)
  const font = await document.embedFont(StandardFonts.HelveticaBold)
  for (const page of document.getPages()) {
    const scribble = { x: 385, y: 108, scale: 0.8, borderWidth: 1.6, borderColor: rgb(0.12, 0.23, 0.54) }
    page.drawSvgPath(SCRIBBLE, scribble)
    const across = { x: 110, y: 270, size: 90, font, rotate: degrees(40), color: rgb(0.73, 0.11, 0.11), opacity: 0.2 }
    page.drawText('SPECIMEN', across)
  }
  return Buffer.from(await document.save())
}

const SCRIBBLE =
  'M0 0c14-52 30-56 26-14-3 30 18-42 34-28 10 9-14 36 6 30 26-8 30-34 46-28 10 6-8 28 10 24 16-3 22-14 48-22'
