import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { axeFindings } from '../axe.ts'
import { openBrowser, temporaryFolder } from '../browser.ts'
import { routes, routeVisits } from '../routes.ts'
import { openScene, type Scene } from '../scene.ts'
import { scenes } from '../scenes.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { type Picture, writeContactSheets } from './contact-sheet.ts'
import { type DemoOffice, startDemo } from './demo-office.ts'

/*
 * `npm run screens`: screenshots of every screen of every role in the demo office, and of their overlays, at three
 * widths in light and dark, into screens/ with contact sheets. `-- --only client` takes those of one role;
 * `SCREENS_DATA_DIR` keeps the demo office for the next run.
 */

const FOLDER = join(import.meta.dirname, '../../../screens')
const widths = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]
const roles = ['public', 'superadmin', 'employee', 'client'] as const
type SceneRole = (typeof roles)[number]

const nameOf = (path: string) =>
  path
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'home'

const only = process.argv[process.argv.indexOf('--only') + 1]
const selectedRoles = process.argv.includes('--only') ? roles.filter((role) => role === only) : roles
const unexpected: string[] = []
const pictures: Picture[] = []

const demoFolder = temporaryFolder('screens-demo')
const startedAt = Date.now()
const [office, browser] = await Promise.all([startDemo(process.env.SCREENS_DATA_DIR ?? demoFolder.path), openBrowser()])
const officeReadyAt = Date.now()
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await Promise.all(selectedRoles.map((role) => takeAll(office, browser, role)))
  await writeContactSheets(browser, FOLDER, pictures)
} finally {
  await browser.close()
  await office.stop()
  demoFolder.remove()
}
const seconds = (ms: number) => Math.round(ms / 1000)
console.log(`${pictures.length} pictures in screens/, to look through: screens/index.html`)
console.log(
  `${seconds(officeReadyAt - startedAt)} s for the office, ${seconds(Date.now() - officeReadyAt)} s for the pictures`,
)
for (const trouble of unexpected) console.log(trouble)
if (unexpected.length > 0) process.exitCode = 1

async function takeAll({ origin, sessions }: DemoOffice, browser: Browser, role: SceneRole): Promise<void> {
  const { session, samples } = role === 'public' ? { session: null, samples: sessions.client.samples } : sessions[role]
  const visitor = await openVisitor(browser, origin, session)
  visitor.page.setDefaultTimeout(30_000)
  const roleRoutes = routes.filter((route) => route.role === role)
  for (const route of roleRoutes) {
    const visits = routeVisits(route, samples)
    for (const [index, routeVisit] of visits.entries()) {
      await setWideViewport(visitor)
      await visitor.visit(routeVisit)
      const name = `${route.path.replace(/^\/(superadmin|employee|client)/, '') || '/'}${index > 0 ? `-${index + 1}` : ''}`
      await takeVariants(visitor, role, nameOf(name), widths)
    }
  }
  for (const scene of scenes.filter(({ by }) => by === role)) await takeScene(visitor, scene)
  unexpected.push(...visitor.pageErrors.unexpected.map((one) => `${role}: ${one}`))
  await visitor.close()
}

async function setWideViewport({ page }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function takeVariants(
  { page, settle }: Visitor,
  role: SceneRole,
  name: string,
  sizes: typeof widths,
  fullPage = true,
) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle()
      const file = `${role}/${name}-${size.width}-${colorScheme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage, animations: 'disabled' })
      pictures.push({ file, role, name, width: size.width, colorScheme })
    }
  }
}

/** The scene is opened again at each width: an overlay may not survive a change between phone and desktop. */
async function takeScene(visitor: Visitor, scene: Scene): Promise<void> {
  for (const size of widths) {
    if ((scene.only === 'wide' && size.width < 768) || (scene.only === 'phone' && size.width >= 768)) continue
    try {
      await visitor.page.setViewportSize(size)
      await openScene(visitor, scene)
      await takeVariants(visitor, scene.by, `over-${scene.name}`, [size], false)
      unexpected.push(...(await axeFindings(visitor.page)).map((one) => `${scene.by} ${scene.name}, dark: ${one}`))
    } catch (error) {
      unexpected.push(`${scene.by} ${scene.name} at ${size.width}: ${String(error).split('\n')[0]}`)
    }
  }
}
