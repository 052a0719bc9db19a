import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { pdfWithFields, plainPdf, scannedPdf } from '#test/blank-pdfs.ts'
import { aboutPdf, copiedPages, drawnGlyphs, pagesOfPdf, placedTexts } from '#test/read-pdf.ts'
import { type DrawnText, type FieldText, fillBlank, fillBlanks, readBlank } from './fill-form.ts'

const HINDI = 'श्री क्ष त्र ज्ञ किशोर कर्म द्वितीय पंक्तियों में ₹1,23,456.50'
const at = (text: string, place: Partial<DrawnText> = {}): DrawnText => ({
  ...{ page: 1, x: 40, y: 60, width: 400, size: 12 },
  ...place,
  text,
})
const filled = async (blank: Buffer, ...texts: Parameters<typeof fillBlank>[1][number][]) =>
  Buffer.from(await fillBlank(blank, texts))

describe('Hindi', () => {
  test('Hindi is read in the order of writing, every letter once', async () => {
    const pdf = await filled(await plainPdf(), at(HINDI), at(HINDI, { y: 90 }), at('कई लिखा है', { y: 120 }))
    expect((await copiedPages(pdf))[0]?.split('\r\n')).toEqual([HINDI, HINDI, 'कई लिखा है'])
  })

  test('Hindi is drawn as the script wants: the sign before its letter, conjuncts as one glyph, marks over letters', async () => {
    const drawn = async (text: string) => {
      const glyphs = await drawnGlyphs(await filled(await plainPdf(), at(text)))
      // A blank without width marks where a word begins.
      expect(glyphs.shift()).toBe(0)
      return glyphs
    }
    const [ka = 0] = await drawn('क')
    const [sign, letter, ...rest] = await drawn('कि')
    expect([letter, rest]).toEqual([ka, []])
    expect(sign).toBeLessThan(400)
    // क, virama and ष apart would be wider than the one letter that they form.
    const wide = (glyphs: number[]) => glyphs.reduce((sum, width) => sum + width, 0)
    expect(wide(await drawn('क्ष'))).toBeLessThan(wide(await drawn('क')) + wide(await drawn('ष')))
    // The mark of र stands over the म and takes no room.
    expect(wide(await drawn('कर्म'))).toBe(wide(await drawn('कम')))
  })
})

describe('the place of a text', () => {
  test('the place is that of the shown page, however it is turned, cut or counted', async () => {
    const blank = await scannedPdf()
    const { pages } = await readBlank(blank)
    const sizes = pages.map(({ width, height }) => [width, height])
    expect(sizes).toEqual([
      [595, 842],
      [842, 595],
      [595, 842],
      [842, 595],
      [400, 500],
      [500, 400],
      [595, 842],
    ])
    const texts = pages.map((_, index) => at('MH12AB1234', { page: index + 1 }))
    for (const [placed, ...others] of await placedTexts(await filled(blank, ...texts))) {
      expect(others).toEqual([])
      expect(placed).toMatchObject({ text: 'MH12AB1234', angle: 0 })
      expect([placed?.x, placed?.y, placed?.size]).toEqual([40, 60 + 0.8 * 12, 12].map((n) => expect.closeTo(n, 1)))
    }
  })

  test('letters in boxes are one word, each in the middle of its box', async () => {
    const texts = [at('MH12AB1234', { width: 240, boxes: 12 }), at('किशोर', { y: 90, width: 240, boxes: 12 })]
    const pdf = await filled(await plainPdf(), ...texts)
    expect((await copiedPages(pdf))[0]?.split('\r\n')).toEqual(['MH12AB1234', 'किशोर'])
    const [placed = []] = await placedTexts(pdf)
    const middles = placed.filter(({ y }) => y < 80).map(({ x, width }) => x + width / 2)
    expect(middles).toEqual(Array.from({ length: 10 }, (_, box) => expect.closeTo(40 + 20 * (box + 0.5), 0)))
  })

  test('several blanks become one PDF with one font, a title and a language; each text on its own page', async () => {
    const forms = await Promise.all(
      ['एक', 'दोन', 'MH12AB1234'].map(async (text) => ({ blank: await plainPdf(2), texts: [at(text, { page: 2 })] })),
    )
    const pdf = Buffer.from(await fillBlanks(forms, { title: 'Form 29, VR-000001', language: 'mr' }))
    expect((await pagesOfPdf(pdf)).map((page) => page.trim())).toEqual(['', 'एक', '', 'दोन', '', 'MH12AB1234'])
    expect(await aboutPdf(pdf)).toEqual({ title: 'Form 29, VR-000001', language: 'mr-IN', showsTitle: true, fonts: 1 })
  })

  test('the place is kept on a page whose own drawing leaves another scale behind', async () => {
    const blank = await plainPdf(1, (document) => {
      const stream = document.context.stream('0.1 0 0 0.1 0 0 cm')
      document.getPages()[0]?.node.addContentStream(document.context.register(stream))
    })
    const [[placed] = []] = await placedTexts(await filled(blank, at('X')))
    expect([placed?.x, placed?.size]).toEqual([expect.closeTo(40, 1), expect.closeTo(12, 1)])
  })
})

describe('a text that is too long', () => {
  const widthOf = async (text: string, width: number, size = 12) => {
    const [[placed] = []] = await placedTexts(await filled(await plainPdf(), at(text, { width, size })))
    return placed
  }

  test('a long text is printed smaller, then cut at a word with an ellipsis, and never wider than its mark', async () => {
    const name = 'SHRI KISHOR RAMCHANDRA DESHMUKH AND SONS'
    expect(await widthOf(name, 400)).toMatchObject({ text: name, size: expect.closeTo(12, 1) })
    const smaller = await widthOf(name, 200)
    expect(smaller?.text).toBe(name)
    expect(smaller?.size).toBeLessThan(12)
    const cut = await widthOf(name, 80)
    expect([cut?.text, cut?.size]).toEqual(['SHRI KISHOR…', expect.closeTo(6, 1)])
    for (const [placed, width] of [
      [smaller, 200],
      [cut, 80],
    ] as const)
      expect(placed?.width).toBeLessThanOrEqual(width + 0.1)
    expect((await widthOf('PNEUMONOULTRAMICROSCOPIC', 30))?.text).toMatch(/^PNEUM\w*…$/)
    expect((await widthOf(name, 60, 5))?.size).toBeCloseTo(5, 1)
  })
})

describe('fields of the PDF itself', () => {
  test('fields of a PDF are read, except for buttons', async () => {
    const { fields } = await readBlank(await pdfWithFields())
    expect(fields).toEqual(['owner.name', 'address', 'plate', 'fee', 'given', 'fitness', 'transfer'])
  })

  test('fields of a PDF are filled in their places and become a part of the page', async () => {
    const pdf = await filled(
      await pdfWithFields(),
      { field: 'owner.name', text: 'नवनाथ शहा' },
      { field: 'address', text: `${'Flat 4, Shanti Kunj, '.repeat(4)}Pune` },
      { field: 'plate', text: 'MH12AB1234' },
      { field: 'fee', text: '₹1,200.00' },
      { field: 'fitness', text: 'Yes' },
      { field: 'transfer', text: 'OTHER' },
      { field: 'unknown', text: 'nowhere' },
    )
    const [placed = []] = await placedTexts(pdf)
    const find = (text: string) => placed.find((one) => one.text.includes(text))
    expect(find('नवनाथ')).toMatchObject({ x: expect.closeTo(41.5, 1) })
    expect(find('Pune')?.y).toBeGreaterThan(842 - 660)
    const fee = find('₹1,200.00')
    expect((fee?.x ?? 0) + (fee?.width ?? 0)).toBeCloseTo(290.5 - 2, 1)
    expect(find('By the state')).toBeDefined()
    expect(
      placed
        .map(({ text }) => text)
        .join('')
        .replaceAll(' ', ''),
    ).toContain('MH12AB1234')
    expect((await PDFDocument.load(pdf)).getForm().getFields()).toEqual([])
  })

  test('boxes and choices look as the form says', async () => {
    const blank = await pdfWithFields()
    const shown = async (...texts: FieldText[]) => {
      const document = await getDocumentProxy(new Uint8Array(await filled(blank, ...texts)))
      const { fnArray } = await (await document.getPage(1)).getOperatorList()
      return fnArray.length
    }
    const nothing = await shown()
    expect(await shown({ field: 'fitness', text: 'Yes' })).toBeGreaterThan(nothing)
    expect(await shown({ field: 'fitness', text: '' })).toBe(nothing)
    expect(await shown({ field: 'transfer', text: 'other' })).toBeGreaterThan(nothing)
    expect(await shown({ field: 'transfer', text: 'NA' })).toBe(nothing)
  })

  test('fields that nothing is known of stay empty', async () => {
    const pdf = await filled(await pdfWithFields(), { field: 'given', text: '' })
    expect((await pagesOfPdf(pdf)).join('')).not.toContain('By the state')
  })
})

test('a blank with a page of half a point, or of 5 m, is refused for its size', async () => {
  for (const side of [0.5, 14_401]) {
    const blank = await plainPdf(1, (document) => document.getPages()[0]?.setSize(side, 842))
    await expect(readBlank(blank)).rejects.toMatchObject({ fault: 'sides' })
  }
})
