import { expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { englishTexts } from '#contract/texts/english.ts'
import { hindiTexts } from '#contract/texts/hindi.ts'
import { marathiTexts } from '#contract/texts/marathi.ts'
import { t, textKey } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { rawTexts, shownTexts } from './raw-texts.ts'
import { routes, routeVisits } from './routes.ts'

/*
 * Every page in Hindi at the width of a phone and in Marathi at that of a desktop: no English text of the catalogue is left,
 * no name of a text nor message without its values is shown, and the page is not wider than its window. A drill.
 */

const { office, openAs } = await startFixtures()

/** English texts of two words and more which the language says otherwise. */
function otherTexts(texts: typeof hindiTexts): Set<string> {
  const byArea = texts as unknown as Record<string, Record<string, unknown>>
  return new Set(
    Object.entries(englishTexts).flatMap(([area, own]) =>
      Object.entries(own).flatMap(([name, text]: [string, unknown]) =>
        typeof text === 'string' && text.includes(' ') && !text.includes('{') && byArea[area]?.[name] !== text
          ? [text]
          : [],
      ),
    ),
  )
}

test('a page that shows the name of a text, or a message without its values, is found', async () => {
  const { page } = await openAs(null)
  const raw = ['rates.tooMany', textKey('rates.tooMany', { most: 9 }), englishTexts.rates.tooMany, '<b>All</b>']
  const said = [t.rates('tooMany', { most: 9 }), 'asha.patil@office.example', '{', 'form29.pdf', '1 < 2 > 1']
  await page.evaluate(
    ([raw, said]) => {
      document.body.replaceChildren(
        ...said,
        ...raw.map((text) => Object.assign(document.createElement('p'), { title: text })),
      )
    },
    [raw, said] as const,
  )
  expect(await rawTexts(page)).toEqual(raw)
})

for (const role of ['superadmin', 'employee', 'client'] as const)
  for (const [language, width, texts] of [
    ['hi', 390, hindiTexts],
    ['mr', 1440, marathiTexts],
  ] as const)
    test(`${role} in ${language} at ${width}`, async () => {
      const { admin, employee, client } = office.people
      const as = { superadmin: admin, employee, client }[role]
      await office.ok(identityEndpoints.editPreferences, { as, body: { language } })
      const inEnglish = otherTexts(texts)
      const { page, visit, close } = await openAs(role, { width })
      const faults: string[] = []
      const ofRole = routes.filter((one) => one.role === role)
      for (const route of ofRole)
        for (const where of routeVisits(route, office)) {
          await visit(where)
          const shown = await shownTexts(page)
          // The subjects of mails are shown as they are stored.
          const isStored = [paths.superadmin.activity, paths.superadmin.mails].some((path) => where.address === path)
          const left = isStored ? [] : shown.filter((text) => inEnglish.has(text))
          left.push(...(await rawTexts(page)))
          left.push(...shown.filter((text) => /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/.test(text)))
          faults.push(...new Set(left.map((text) => `${where.address}: ${text}`)))
          const excess = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
          if (excess > 0) faults.push(`${where.address} is ${excess} px too wide`)
          if (!shown.some((text) => /[\u0900-\u097F]/.test(text))) faults.push(`${where.address} has no ${language}`)
        }
      await close()
      expect(faults, faults.join('\n')).toEqual([])
    })
