import { Blob, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { fontFile, type ScriptFont, scriptFonts } from '#reports/font-files.ts'
import { teachReadableText } from '#reports/readable-text.ts'
import { withFonts } from '#reports/report-fonts.ts'
import { FONT } from '#reports/report-style.ts'
import { fontRuns, printable, UnprintableText } from '#reports/script-fonts.ts'
import { copiedPages, pagesOfPdf, pdfOf, placedTexts } from '#test/read-pdf.ts'
import { drawOverlay } from './draw-overlay.ts'
import { loadFont } from './fit-text.ts'

/** A name in each script, with conjuncts, signs before and above letters, and letters that join. */
const NAMES: Record<ScriptFont, string> = {
  Gujarati: 'ધર્મેન્દ્ર ત્ર્યંબક પટેલ',
  Tamil: 'ஸ்ரீனிவாசன் கிருஷ்ணமூர்த்தி',
  Telugu: 'శ్రీనివాస్ కృష్ణమూర్తి వెంకట్రామిరెడ్డి',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ ಜ್ಞಾನೇಶ್ವರ್ ಲಕ್ಷ್ಮಿ',
  Malayalam: 'ശ്രീനിവാസൻ കൃഷ്ണമൂർത്തി ലക്ഷ്മി',
  Bengali: 'জ্ঞানেশ্বর চট্টোপাধ্যায় কৃষ্ণমূর্তি',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਹਰਜਿੰਦਰ',
  Oriya: 'ଜ୍ଞାନେଶ୍ୱର ଓଡ଼ିଶା ଲକ୍ଷ୍ମୀ',
  Arabic: 'محمد اکبر خان ٹیپو لاہور فاطمہ',
}

const page = { width: 595, height: 842, toFile: [1, 0, 0, 1, 0, 0] } as const
const line = (text: string) =>
  ({ page: 0, box: { x: 40, y: 40, width: 500, height: 20 }, text, size: 14, align: 'left', kind: 'line' }) as const

describe.each(scriptFonts)('a name in %s', (font) => {
  const name = NAMES[font]

  test('the name is read back from a report and from the overlay of a form', async () => {
    const report = await pdfOf({ content: [`Owner ${name}`, { text: name, bold: true }], defaultStyle: { font: FONT } })
    for (const pdf of [report, await drawOverlay([page] as never, [line(name)])])
      for (const text of [(await pagesOfPdf(pdf))[0], (await copiedPages(pdf))[0]])
        expect(text?.replaceAll('\u200b', '')).toContain(name)
  })

  test('the name has the glyphs that HarfBuzz gives', () => {
    const document = new PDFDocument()
    teachReadableText(document)
    document.registerFont(font, loadFont(font, 'normal'))
    document.font(font)
    const { _font: used } = document as unknown as { _font: { font: { layout: (text: string) => Laid } } }
    for (const { text } of fontRuns(name).filter((run) => run.font === font))
      expect(used.font.layout(text).glyphs.map(({ id }) => id)).toEqual(glyphsOf(font, text))
  })
})

interface Laid {
  glyphs: { id: number }[]
}

function glyphsOf(font: ScriptFont, text: string): number[] {
  const buffer = new GlyphBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new Blob(new Uint8Array(loadFont(font, 'normal')).buffer))), buffer)
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
}

test('words from right to left stand in their order around numbers and Latin words', () => {
  const shown = (text: string) => fontRuns(text).map((run) => run.text.replaceAll('\u00a0', ' '))
  expect(shown('احمد خان MH12 AB')).toEqual(['MH12 AB ', 'احمد خان'])
  expect(shown('مکان 12 گلی (5)')).toEqual(['(5) ', 'گلی', ' 12 ', 'مکان'])
  expect(shown('Owner احمد خان, Pune')).toEqual(['Owner ', 'احمد خان', ', Pune'])
})

test('a line of a longer text keeps the direction in which that begins', () => {
  const report = withFonts({ content: ['Mohammed Iqbal Ansari, son of late عبدالرحیم of Pune'] })
  const [{ text: parts }] = report.content as [{ text: (string | { text: string })[] }]
  const shown = parts.map((part) => (typeof part === 'string' ? part : part.text))
  expect(shown).toEqual(['Mohammed Iqbal Ansari, son of late', '\n', 'عبدالرحیم', ' of Pune'])
})

test.each(scriptFonts)('a name in %s stands on the line of the label before it', async (font) => {
  const body = [['Owner', NAMES[font]]]
  const pdf = await pdfOf({ content: [{ table: { body } }], defaultStyle: { font: FONT } })
  const [[label, name] = []] = await placedTexts(pdf)
  expect(name?.y).toBeCloseTo(label?.y ?? 0, 2)
})

test('a report has no font of a script that it does not need', async () => {
  const pdf = await pdfOf({ content: 'Ravi Shah, श्री गणेश', defaultStyle: { font: FONT } })
  expect(pdf.toString('latin1').match(/\/FontFile2/g)).toHaveLength(1)
  expect(fontFile('Tamil', 'bold')).toBe('@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf')
})

test.each(['Li Wei 李伟', 'Иван', 'Shree Motors 🙏'])(
  '%s, which no font has, is named instead of printed',
  async (text) => {
    const report = { content: [{ table: { body: [['Owner', text]] } }], defaultStyle: { font: FONT } }
    const letters = Array.from(text.replaceAll(/[A-Za-z ]/g, '')).join('')
    await expect(pdfOf(report)).rejects.toThrow(new UnprintableText(text, letters))
    await expect((async () => drawOverlay([page] as never, [line(text)]))()).rejects.toThrow(`“${text}”`)
    expect(printable(text)).not.toContain(letters)
  },
)
