import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { roleHome } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press, signIn } from './page-actions.ts'
import { FEATURE_SETS, type Kind, refuseFeatures } from './refused-features.ts'
import { routes, routeVisits } from './routes.ts'
import type { Visitor } from './visitor.ts'

/*
 * Every page in browsers that refuse or lack features, from signing in to signing out. In `npm test` each feature is refused
 * on every page in one way; the drill refuses all in every way.
 */

const { office, openAs } = await startFixtures()
const { admin, employee, client } = office.people

const walks = [
  { role: 'superadmin', as: admin, kinds: ['reading', 'call'] },
  // All but one of the employees' pages are the superadmin's, too.
  { role: 'employee', as: employee, kinds: breadth<readonly Kind[]>([], ['call', 'reading']) },
  { role: 'client', as: client, kinds: ['absent', 'reading'] },
] as const

for (const { role, as, kinds } of walks)
  for (const [index, names] of FEATURE_SETS.entries())
    for (const kind of breadth<readonly Kind[]>(kinds.slice(index, index + 1), ['reading', 'call', 'absent']))
      test.concurrent(`${role}: every page is usable without ${names.join(', ')} (${kind})`, async () => {
        const visitor = await openAs(null, { serviceWorkers: 'allow' })
        const { page, go, pageErrors } = visitor
        await page.addInitScript(refuseFeatures, [names, kind] as const)
        const faults = await faultsOf(visitor, 'public')
        await signIn(visitor, as.email, as.password)
        await page.waitForURL((url) => url.pathname === roleHome[role])
        faults.push(...(await faultsOf(visitor, role)))
        await go(roleHome[role])
        await press(page, t.session('logout'))
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: t.session('logout') })
          .click()
        await page.getByRole('button', { name: t.identity('login') }).waitFor()
        faults.push(...pageErrors.unexpected)
        await visitor.close()
        expect(faults, faults.join('\n')).toEqual([])
      })

/** Opens every page of a role inside the app, as a link does, and returns what is wrong with them. */
async function faultsOf({ go, page, pageErrors }: Visitor, role: string): Promise<string[]> {
  const faults: string[] = []
  for (const route of routes.filter((one) => one.role === role)) {
    const [first] = routeVisits(route, office)
    if (!first) continue
    await go(first.address)
    const found = [...(await failuresOn(page)), ...pageErrors.unexpected.splice(0)]
    faults.push(...found.map((fault) => `${first.address}: ${fault}`))
  }
  return faults
}

/** Returns the notices of a page that could not be shown, or whose data could not be read. */
const failuresOn = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: new RegExp(`${t.shell('pageFailed')}|${t.general('wrong')}`) })
    .allTextContents()
