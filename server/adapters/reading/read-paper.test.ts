import { describe, expect, test } from 'vitest'
import { HIGH_CERTAINTY } from '#contract/readings/reading-values.ts'
import type { PageText } from './page-text.ts'
import { readPaper } from './read-paper.ts'
import {
  chassis,
  engine,
  name,
  near,
  paperNumber,
  plate,
  reference,
  rupees,
  until,
  type ValueReader,
} from './read-values.ts'

const TODAY = '2026-11-30'
const read = (reader: ValueReader, text: string) => {
  const found = reader(text, TODAY)
  return found && [found.value, found.certainty >= HIGH_CERTAINTY]
}

describe('values', () => {
  test.each([
    ['MH12AB1234', 'MH12AB1234', true],
    [' MH 12 AB 1234 is certified', 'MH12AB1234', true],
    ['DL-4C-AF-4943', 'DL4CAF4943', true],
    ['22BH1234AA', '22BH1234AA', true],
    ['MHI2AB1234', 'MH12AB1234', false],
    ['MH12AB123O', 'MH12AB1230', false],
    ['0D02AB1234', 'OD02AB1234', false],
  ])('a plate is read from %s', (text, value, isHigh) => expect(read(plate, text)).toEqual([value, isHigh]))

  test.each(['XX12AB1234', '12-Nov-2026', 'PUNE', ''])('a plate is not in %j', (text) =>
    expect(read(plate, text)).toBe(null),
  )

  test('a chassis has no I, O and Q, and ends in digits; another length is doubtful', () => {
    expect(read(chassis, 'MA3EWDE1S00123456')).toEqual(['MA3EWDE1S00123456', true])
    expect(read(chassis, 'MA3EWDEIS0O123456')).toEqual(['MA3EWDE1S00123456', false])
    expect(read(chassis, 'MA3EWDE1S001234S6')).toEqual(['MA3EWDE1S00123456', false])
    expect(read(chassis, '06A15C12345')).toEqual(['06A15C12345', false])
    for (const hidden of ['XXXXXXXXXXX123456', '*****23456', 'PETROL']) expect(read(chassis, hidden)).toBe(null)
  })

  test('an engine is doubtful when digits follow behind a blank', () => {
    expect(read(engine, 'K12MN1234567')).toEqual(['K12MN1234567', true])
    expect(read(engine, 'K12MN 1234567')).toEqual(['K12MN1234567', false])
    expect(read(engine, 'XXXXX1234')).toBe(null)
  })

  test.each([
    ['14-Dec-2027', '2027-12-14', true],
    ['From 00:00 Hrs on 15/12/2026 To Midnight of 14/12/2027', '2027-12-14', true],
    ['14Dec2027', '2027-12-14', true],
    ['2026-12-15 to 2027-12-14', '2027-12-14', true],
    ['14-0ct-2027', '2027-10-14', true],
    ['l4/12/2027', '2027-12-14', false],
    ['14/12/2087', '2087-12-14', false],
  ])('an expiry is read from %s', (text, value, isHigh) => expect(read(until(400), text)).toEqual([value, isHigh]))

  test('a day is doubtful far from today, and no day is none', () => {
    expect(read(near(30, 1), '29 Nov 2026, 6:41 pm')).toEqual(['2026-11-29', true])
    expect(read(near(30, 1), '29/11/2025')).toEqual(['2025-11-29', false])
    for (const none of ['As per Fitness', '32/13/2026', '123456789012']) expect(read(near(30, 1), none)).toBe(null)
  })

  test.each([
    ['₹12,500', '12500', true],
    ['Rs. 1,23,456.50', '123456.5', true],
    ['¥500', '500', true],
    ['1,250/-', '1250', true],
    ['739,135', '739135', false],
  ])('money is read from %s', (text, value, isHigh) => expect(read(rupees, text)).toEqual([value, isHigh]))

  test.each(['0', 'Rs.', '12 Nov 2026', '01/12/2026, 06:05', '06:05', '1-12-2026', '9876543210', 'T261127'])(
    'money is not in %s',
    (text) => expect(read(rupees, text)).toBe(null),
  )

  test.each([
    ['3001/123456789/00/000', '3001/123456789/00/000'],
    [': OG-24-1901-1801-00012345', 'OG-24-1901-1801-00012345'],
    ['2311 2058 4321 9900 000', '2311 2058 4321 9900 000'],
    ['D123456789 / 12112025', 'D123456789'],
    ['P0024200001/4101/100123 Period of Insurance', 'P0024200001/4101/100123'],
    ['MH2026-CC-1234A', 'MH2026-CC-1234A'],
    ['MH01200120012345, dated 12/11/2026', 'MH01200120012345'],
    ['71120031240160023456 15/12/2026', '71120031240160023456'],
  ])('the number of a paper is read from %s', (text, value) => expect(read(paperNumber, text)).toEqual([value, true]))

  test.each(['12/11/2026', '12-Nov-2026', 'PUNE', '123', '2345 6789 0124', '234567890124', 'As per schedule'])(
    'no number of a paper is in %s',
    (text) => expect(read(paperNumber, text)).toBe(null),
  )

  test('a reference has 12 digits, or the form of a bank', () => {
    expect(read(reference, '612345678901')).toEqual(['612345678901', true])
    expect(read(reference, '61234567890l')).toEqual(['612345678901', false])
    expect(read(reference, 'HDFCN52026112712345678')).toEqual(['HDFCN52026112712345678', true])
    for (const none of ['T2611271841234567890123', '12345', 'CICAgPABCDqXYZ']) expect(read(reference, none)).toBe(null)
  })

  test('a name ends where no name goes on, and says nothing of nothing', () => {
    expect(read(name, ': RAMESH K. PATIL  S/o X')).toEqual(['RAMESH K. PATIL', true])
    expect(read(name, 'BAJAj FINANCE LTD')).toEqual(['BAJAJ FINANCE LTD', true])
    expect(read(name, 'RAMESHKISANPATILSHINDE')?.[1]).toBe(false)
    expect(read(name, '=cmd|A1')).toBe(null)
    expect(read(name, `${'A '.repeat(2000)}`)?.[0]).toHaveLength(79)
    for (const none of ['NA', '- NIL -', 'Not Applicable', '<b>', '2345 6789 0124']) expect(read(name, none)).toBe(null)
  })
})

/** A page with texts in rows of cells, each as certain as it is given, or its first letters. */
const pageOf = (...rows: (string | [text: string, score: number | number[]])[][]): PageText => ({
  page: 1,
  width: 600,
  height: 800,
  pieces: rows.flatMap((cells, row) =>
    cells.map((cell, column) => {
      const [text, score] = typeof cell === 'string' ? [cell, 1] : cell
      const [left, top] = [20 + column * 200, 20 + row * 30]
      const [right, bottom] = [left + text.length * 6, top + 12]
      const corners = [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ] as const
      const spans = [...text].map((_, at) => [at / text.length, (at + 1) / text.length] as const)
      return {
        text,
        corners,
        spans,
        scores: spans.map((_, nth) => (typeof score === 'number' ? score : (score[nth] ?? 1))),
      }
    }),
  ),
})
const TITLE = ['CERTIFICATE OF REGISTRATION']
const fieldsOf = (page: PageText) =>
  Object.fromEntries(readPaper([page], TODAY).fields.map((field) => [field.name, field]))

describe('papers', () => {
  test('a kind is found by its words; without enough of them it is none', () => {
    expect(readPaper([pageOf(TITLE, ['Regn. No.', 'MH12AB1234'])], TODAY)).toMatchObject({ kind: 'RC' })
    expect(readPaper([pageOf(['Owner Name', 'ASHA PATIL'])], TODAY)).toEqual({ kind: null, certainty: 0, fields: [] })
  })

  test('values stand behind, beside and below their labels, with their places', () => {
    const { vehicleNo, chassisNo, fitnessExpiry } = fieldsOf(
      pageOf(
        TITLE,
        ['Regn. No. : MH 12 AB 1234'],
        ['Chassis No', 'MA3EWDE1S00123456'],
        ['Regn. Validity'],
        ['14-Dec-2030'],
      ),
    )
    expect([vehicleNo?.value, chassisNo?.value, fitnessExpiry?.value]).toEqual([
      'MH12AB1234',
      'MA3EWDE1S00123456',
      '2030-12-14',
    ])
    expect(chassisNo?.box).toEqual({ x: 0.3667, y: 0.1, width: 0.17, height: 0.015 })
    expect(fitnessExpiry?.box.y).toBeCloseTo(140 / 800, 3)
  })

  test('two things said of one field are certain neither', () => {
    const page = pageOf(TITLE, ['Regn. No.', 'MH12AB1234'], ['Vehicle No', 'MH12AB9999'])
    expect(fieldsOf(page).vehicleNo?.certainty).toBeLessThan(HIGH_CERTAINTY)
  })

  test('a number comes with what its letters can also be', () => {
    const { chassisNo } = fieldsOf(pageOf(TITLE, ['Chassis No', ['MA3SWD81X00123456', 0.8]]))
    expect(chassisNo?.certainty).toBeLessThan(HIGH_CERTAINTY)
    expect(chassisNo?.alternatives).toEqual(['MA35WD81X00123456', 'MA3SW081X00123456', 'MA3SWDB1X00123456'])
    expect(fieldsOf(pageOf(TITLE, ['Chassis No', 'MA3SWD81X00123456'])).chassisNo?.alternatives).toBe(undefined)
    const oneLetter = fieldsOf(pageOf(TITLE, ['Chassis No', ['MA3SWD81X00123456', [1, 1, 1, 0.89]]])).chassisNo
    expect(oneLetter?.certainty).toBeLessThan(HIGH_CERTAINTY)
  })

  test('the amount of a screen is its largest text; below a larger one that is misread nothing is certain', () => {
    const amountOf = (large: string) => {
      const page = pageOf(['UTR', '612345678901'], ['Paid to', 'Asha Motors'], [large], ['01/12/2026, 06:05'], ['₹ 20'])
      const [tall] = page.pieces.filter(({ text }) => text === large)
      const [a, b, c, d] = tall?.corners ?? []
      if (tall && a && b && c && d)
        Object.assign(tall, { corners: [a, b, { ...c, y: c.y + 12 }, { ...d, y: d.y + 12 }] })
      const found = fieldsOf(page).amount
      return found && [found.value, found.certainty >= HIGH_CERTAINTY]
    }
    expect(amountOf('₹1,630.00')).toEqual(['1630', true])
    expect(amountOf('F630.00')).toEqual(['20', false])
  })

  test('the number of a policy is read, and none of two, nor one that is not certain', () => {
    const numberOf = (...rows: Parameters<typeof pageOf>) =>
      readPaper([pageOf(['POLICY SCHEDULE'], ...rows)], TODAY).number
    expect(numberOf(['Policy No.', 'OG-24-1901-00012345'])).toBe('OG-24-1901-00012345')
    expect(numberOf(['Policy No.', 'OG-24-1901-00012345'], ['Policy Number', 'OG-24-1901-00012345'])).toBeDefined()
    expect(numberOf(['Policy No.', 'OG-24-1901-00012345'], ['Policy Number', '3001/88776655'])).toBe(undefined)
    expect(numberOf(['Policy No.', ['OG-24-1901-00012345', 0.8]])).toBe(undefined)
  })

  test('a card of Aadhaar or the income tax is left alone', () => {
    for (const card of ['Unique Identification Authority of India', 'INCOME TAX DEPARTMENT', 'Aadhaar'])
      expect(readPaper([pageOf([card], TITLE, ['Owner Name', 'ASHA'])], TODAY).fields).toEqual([])
  })

  test('owners have names that begin like labels, and no label is an owner', () => {
    for (const owner of ['VINAY KUMAR', 'DATEY RAO', 'INDIVIDUAL BOSE'])
      expect(fieldsOf(pageOf(TITLE, ['Owner Name', owner])).sellerName?.value).toBe(owner)
    expect(fieldsOf(pageOf(TITLE, ['Owner Name', 'Address'])).sellerName).toBe(undefined)
  })

  test('bounds hold: pieces beyond them are not looked at', () => {
    const many = pageOf(TITLE, ...Array.from({ length: 5_000 }, (_, at) => [`Regn. No. ${at}`, 'MH12AB1234']))
    const begin = performance.now()
    readPaper([many], TODAY)
    expect(performance.now() - begin).toBeLessThan(20_000)
  })
})
