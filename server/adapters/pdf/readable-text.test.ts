import { expect, test } from 'vitest'
import { languages } from '#contract/languages/language.ts'
import { caseReport } from '#reports/case-report.ts'
import { FONT } from '#reports/report-style.ts'
import { withLanguage } from '#server/context/language.ts'
import { aboutPdf, copiedPages, pagesOfPdf, pdfOf } from '#test/read-pdf.ts'
import { caseForReport, reportOffice } from '#test/report-samples.ts'

/** Conjuncts, signs before and above their letters, joiners, digits, and two scripts in one word. */
const NAMES =
  'क्षत्रिय श्री सुर्‍या कुऱ्हाडे ज्ञानेश्वर र्‍हस्व द्वितीय स्त्रीशक्ती विठ्ठल ब्रह्मे कृष्णमूर्ति फ़िरोज़ हृषीकेश धर्मेंद्र ॐकार ट्रॅक्टर चाँद र्कि त्र्यंबक ₹१२,३४५ RTOसर्व्हिसेस MH12पुणे MA3EWDE1S00000101'

const office = { ...reportOffice, profile: { ...reportOffice.profile, name: 'श्री क्षत्रिय RTO सर्व्हिसेस' } }
const now = new Date('2026-11-21T08:09:00Z')

/** Returns the words of a report as it is written. */
function wordsOf(node: unknown): string[] {
  if (typeof node === 'string') return node.replaceAll('\u200b', '').split(/\s+/).filter(Boolean)
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (typeof node !== 'object' || node === null) return []
  const { text, stack, columns, table } = node as Record<string, unknown>
  return [text, stack, columns, (table as { body?: unknown })?.body].flatMap(wordsOf)
}

test.each(languages)('every word of a report in %s is read back as it was written', (language) =>
  withLanguage(language, async () => {
    const report = caseReport({ ...caseForReport, rejectionRemarks: NAMES }, { role: 'superadmin', now, office })
    const words = [...new Set(wordsOf(report.content))]
    expect(words).toEqual(expect.arrayContaining(NAMES.split(' ')))
    const pdf = await pdfOf(report)
    for (const pages of [await pagesOfPdf(pdf), await copiedPages(pdf)]) {
      const read = new Set(pages.join(' ').split(/\s+/))
      expect(words.filter((word) => !read.has(word))).toEqual([])
    }
    expect(await aboutPdf(pdf)).toEqual({
      title: expect.stringContaining('VR-000081'),
      language: `${language}-IN`,
      showsTitle: true,
      fonts: 2,
    })
  }),
)

test('a word is marked within its text object, where readers have its place', async () => {
  const content = `Owner ${NAMES}`
  const file = (await pdfOf({ content, compress: false, defaultStyle: { font: FONT } })).toString('latin1')
  const marks = file.match(/ActualText/g)?.length ?? 0
  expect(marks).toBe(NAMES.split(' ').filter((word) => /\p{Script=Devanagari}/u.test(word)).length)
  expect(file.match(/BT\n\/Span <<\/ActualText <FEFF[\da-f]+>>> BDC\n(?:(?!BT|BDC|ET\n).*\n)*?EMC\nET/g)).toHaveLength(
    marks,
  )
})
