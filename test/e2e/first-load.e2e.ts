import { describe, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { type Language, languages } from '#contract/languages/language.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { FIRST_LOAD_BYTES, filesOfVisit, firstScreens, gzipSize } from './web-targets/first-load.ts'

/* The size of a first visit, by the files that the browser requests; the other targets: `npm run bench:web`. */

const { office, openAs } = await startFixtures()

/** What checks input, on a page that is a form or has one in view. */
const FORM_BYTES = 60_000

/** The form that everybody waits for has nothing of the pages behind it. */
const SIGN_IN_BYTES = 260_000

const chunks: Record<Language, RegExp> = { en: /^english-/, hi: /^hindi-/, mr: /^marathi-/ }

const pagesWithForms = [
  { name: 'new case', by: 'employee', address: paths.employee.newCase },
  { name: 'case', by: 'employee', address: paths.employee.caseDetail(office.cases.long.CaseNo) },
] as const

describe.each(languages)('in %s', (language) => {
  test.each([
    ...firstScreens.map((screen) => ({ ...screen, most: screen.by === 'public' ? SIGN_IN_BYTES : FIRST_LOAD_BYTES })),
    ...pagesWithForms.map((screen) => ({ ...screen, most: FIRST_LOAD_BYTES + FORM_BYTES })),
  ])('a first visit of the $name loads at most its target, and the texts of one language', async (screen) => {
    const { by, address, most } = screen
    const { admin, employee, client } = office.people
    const as = { public: null, superadmin: admin, employee, client }[by]
    if (as) await office.ok(identityEndpoints.editPreferences, { as, body: { language } })
    const visitor = await openAs(by === 'public' ? null : by, { fresh: true })
    if (!as) {
      await visitor.page.goto('/healthz')
      await visitor.page.evaluate((spoken) => localStorage.setItem('language', spoken), language)
    }
    const files = await filesOfVisit(visitor, address)
    const spoken = languages.filter((one) => files.some((file) => chunks[one].test(file)))
    expect(spoken).toEqual([language])
    expect(gzipSize(files)).toBeLessThanOrEqual(most)
  })
})
