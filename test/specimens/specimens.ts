import sharp from 'sharp'
import { officeDay } from '#contract/dates.ts'
import type { PaperKind } from '#contract/readings/reading-values.ts'
import { SeededRandom } from '#demo/seeded-random.ts'
import { invent } from './invented.ts'
import type { Layout } from './layout.ts'
import { fitness, permits, receipts, taxes } from './office-papers.ts'
import { payments } from './payments.ts'
import { photographed, scanned, sentOn } from './photo.ts'
import { drawSheet, pdfOf, pdfOfScan, type Sheet } from './sheet.ts'
import { policies, pollution, registrations } from './vehicle-papers.ts'

/*
 * Papers with known content, drawn when they are needed: no real paper and no real person. One seed always makes the same.
 */

const layoutsOf: Record<PaperKind, readonly Layout[]> = {
  RC: registrations,
  INSURANCE: policies,
  PUC: pollution,
  FITNESS: fitness,
  TAX: taxes,
  PERMIT: permits,
  RECEIPT: receipts,
  PAYMENT: payments,
}

const FORMS = ['text', 'scan', 'photo'] as const

export interface Specimen {
  name: string
  kind: PaperKind
  form: (typeof FORMS)[number]
  type: 'pdf' | 'image'
  truth: Record<string, string>
  /** That of the paper itself. */
  number?: string | undefined
  draw(): Promise<Buffer>
}

const FONTS = ['DejaVu Sans', 'DejaVu Sans Condensed', 'DejaVu Serif', 'DejaVu Sans Mono']

/** Returns `count` specimens, every layout in every form in turn. */
export function makeSpecimens(seed: number, count: number): Specimen[] {
  const layouts = Object.entries(layoutsOf).flatMap(([kind, all]) =>
    all.flatMap((layout, at) => FORMS.map((form) => ({ kind: kind as PaperKind, layout, at, form }))),
  )
  return Array.from({ length: count }, (_, n) => {
    // A prime step, so that a part of them has all kinds and forms.
    const { kind, layout, at, form } = layouts[(n * 41) % layouts.length] as (typeof layouts)[number]
    const random = new SeededRandom(seed * 1000 + n)
    const { sheet, truth, number } = layout(invent(random), random)
    const inPdf = form === 'text' || (form === 'scan' && kind !== 'PAYMENT' && n % 2 === 0)
    return {
      name: `${kind}-${at + 1}-${form}-${n}`,
      kind,
      form,
      type: inPdf ? 'pdf' : 'image',
      truth,
      number,
      draw: () => drawAs(sheet, { form, inPdf, isScreen: kind === 'PAYMENT' && sheet.width < 400 }, random),
    }
  })
}

/** Returns one paper of each kind, all of one vehicle with its owner, with days around `today`. */
export function papersOfOneVehicle(
  seed: number,
  kinds: readonly PaperKind[],
  form: Specimen['form'],
  today = officeDay(new Date()),
): Specimen[] {
  const random = new SeededRandom(seed)
  const values = { ...invent(random, today), isFinanced: true }
  return kinds.map((kind) => {
    const [layout = registrations[0] as Layout] = layoutsOf[kind]
    const { sheet, truth, number } = layout(values, random)
    const inPdf = form === 'text'
    const draw = () => drawAs(sheet, { form, inPdf, isScreen: kind === 'PAYMENT' }, random)
    return { name: `${kind} of ${values.plate}`, kind, form, type: inPdf ? 'pdf' : 'image', truth, number, draw }
  })
}

async function drawAs(
  sheet: Sheet,
  { form, inPdf, isScreen }: { form: Specimen['form']; inPdf: boolean; isScreen: boolean },
  random: SeededRandom,
): Promise<Buffer> {
  if (form === 'text') return pdfOf(sheet)
  const font = random.pick(sheet.ground === 'card' ? FONTS.slice(0, 2) : FONTS)
  if (isScreen) {
    const screen = await drawSheet(sheet, 2, FONTS[0])
    return form === 'scan' ? sharp(screen).jpeg({ quality: 80 }).toBuffer() : sentOn(screen)
  }
  const longest = form === 'photo' ? 1700 : random.pick([1200, 1500, 1750])
  const picture = await drawSheet(sheet, longest / Math.max(sheet.width, sheet.height), font)
  if (form === 'photo') return photographed(picture, random)
  const scan = await scanned(picture, random)
  return inPdf ? pdfOfScan(scan, sheet) : scan
}
