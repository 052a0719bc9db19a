import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { axeFindings } from '../axe.ts'
import { openBrowser, temporaryFolder } from '../browser.ts'
import { routes, visitsOfRoute } from '../routes.ts'
import { openScene, type Scene, scenes } from '../scenes.ts'
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
type By = (typeof roles)[number]

const nameOf = (path: string) =>
  path
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || 'home'

const only = process.argv[process.argv.indexOf('--only') + 1]
const wanted = process.argv.includes('--only') ? roles.filter((role) => role === only) : roles
const troubles: string[] = []
const pictures: Picture[] = []

const own = temporaryFolder('screens-demo')
const begin = Date.now()
const [office, browser] = await Promise.all([startDemo(process.env.SCREENS_DATA_DIR ?? own.path), openBrowser()])
const filled = Date.now()
try {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  await Promise.all(wanted.map((role) => takeAll(office, browser, role)))
  await writeContactSheets(browser, FOLDER, pictures)
} finally {
  await browser.close()
  await office.stop()
  own.remove()
}
const seconds = (ms: number) => Math.round(ms / 1000)
console.log(`${pictures.length} pictures in screens/, to look through: screens/index.html`)
console.log(`${seconds(filled - begin)} s for the office, ${seconds(Date.now() - filled)} s for the pictures`)
for (const trouble of troubles) console.log(trouble)
if (troubles.length > 0) process.exitCode = 1

async function takeAll({ origin, visitors }: DemoOffice, browser: Browser, role: By): Promise<void> {
  const { session, sights } = role === 'public' ? { session: null, sights: visitors.client.sights } : visitors[role]
  const visitor = await openVisitor(browser, origin, session)
  visitor.page.setDefaultTimeout(30_000)
  const own = routes.filter((route) => route.role === role)
  for (const route of own) {
    const places = visitsOfRoute(route, sights)
    for (const [index, arrival] of places.entries()) {
      await wide(visitor)
      await visitor.visit(arrival)
      const name = `${route.path.replace(/^\/(superadmin|employee|client)/, '') || '/'}${index > 0 ? `-${index + 1}` : ''}`
      await takeLooks(visitor, role, nameOf(name), widths)
    }
  }
  for (const scene of scenes.filter(({ by }) => by === role)) await takeScene(visitor, scene)
  troubles.push(...visitor.watch.troubles.map((one) => `${role}: ${one}`))
  await visitor.close()
}

async function wide({ page }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function takeLooks({ page, settle }: Visitor, role: By, name: string, sizes: typeof widths, whole = true) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settle()
      const file = `${role}/${name}-${size.width}-${colorScheme}.png`
      await page.screenshot({ path: join(FOLDER, file), fullPage: whole, animations: 'disabled' })
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
      await takeLooks(visitor, scene.by, `over-${scene.name}`, [size], false)
      troubles.push(...(await axeFindings(visitor.page)).map((one) => `${scene.by} ${scene.name}, dark: ${one}`))
    } catch (error) {
      troubles.push(`${scene.by} ${scene.name} at ${size.width}: ${String(error).split('\n')[0]}`)
    }
  }
}
