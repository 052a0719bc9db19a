import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { proofImage } from '#test/upload-form.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { press, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/* The installed app: its manifest, and photos that another app shares with it. */

const { office, openAs } = await startFixtures({ filled: false })
const { admin, employee, client } = office.people
const PHONE = { width: 390, height: 844, touch: true, serviceWorkers: 'allow' } as const
const photo = await proofImage(1, 'jpeg')

/** Starts the service worker, which starts by itself some seconds after the first page of a session. */
async function withWorker(visitor: Visitor, address: string = paths.signIn): Promise<Visitor> {
  await visitor.visit(address)
  await visitor.page.evaluate(() =>
    navigator.serviceWorker
      .register('/offline-worker.js', { updateViaCache: 'none' })
      .then(() => navigator.serviceWorker.ready)
      .then(() => undefined),
  )
  return visitor
}

/** Shares photos as the system does: a form of nobody's page, posted to the share target. */
async function share(page: Page, ...names: string[]) {
  await page.goto('about:blank')
  await page.setContent(
    `<form method="post" enctype="multipart/form-data" action="${office.origin}/share"><input type="file" name="files" multiple></form>`,
  )
  await page.locator('input').setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: photo })))
  await page.evaluate(() => document.querySelector('form')?.submit())
}

async function choose(page: Page, made: MadeCase) {
  await page.getByLabel(t.share('whichCase')).fill(made.vehicleNo)
  await page
    .getByRole('list', { name: t.share('found') })
    .getByRole('button')
    .filter({ hasText: made.CaseNo })
    .click()
}
const filesOf = async (as: Session, { id }: MadeCase) =>
  (await office.ok(paperEndpoints.ofCase, { as, params: { caseId: id } })).loose.map(({ name }) => name)
const kept = (page: Page) => page.evaluate(() => caches.has('shared'))

test('nothing keeps the app from being installed; a photo that is shared lands at "which case?", and goes to the case', async () => {
  const made = await office.caseIn('ready', { by: employee })
  const visitor = await withWorker(await openAs('employee', PHONE), paths.employee.home)
  const { page } = visitor
  const cdp = await visitor.context.newCDPSession(page)
  const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors } = await cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons } = (await (await page.request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200)

  await share(page, 'one.jpg', 'two.jpg', 'three.jpg')
  await page.waitForURL(`**${paths.employee.share}`)
  await page.getByText('three.jpg').waitFor()
  await press(page, t.share('leaveOut', { name: 'two.jpg' }))
  await page.getByText('two.jpg').waitFor({ state: 'detached' })
  await choose(page, made)
  await page.waitForURL(`**${paths.employee.caseDetail(made.CaseNo)}`)
  // Until all have arrived, the browser asks before it leaves the page.
  await toastShown(page, t.attachments('added', { count: 2 }))
  expect((await filesOf(admin, made)).toSorted()).toEqual(['one.jpg', 'three.jpg'])
  await page.goto(paths.employee.share)
  await page.getByText(t.share('none')).waitFor()
})

test('a dealer who is signed out signs in, and takes the photo as theirs; a logout drops it', async () => {
  const made = await office.caseIn('assigned', { client })
  const visitor = await withWorker(await openAs(null, PHONE))
  const { page } = visitor
  await share(page, 'insurance.jpg')
  await page.waitForURL('**/?open=share')
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await press(page, t.identity('login'))
  await page.waitForURL(`**${paths.client.share}`)
  await page.getByText(t.share('unclaimed', { count: 1 })).waitFor()
  expect(await page.getByText('insurance.jpg').count()).toBe(0)
  await press(page, t.share('mine', { count: 1 }))
  await page.getByText('insurance.jpg').waitFor()
  await choose(page, made)
  await toastShown(page, t.attachments('added', { count: 1 }))
  expect(await filesOf(client, made)).toEqual(['insurance.jpg'])

  await share(page, 'later.jpg')
  await page.waitForURL(`**${paths.client.share}`)
  await page.getByText('later.jpg').waitFor()
  await page.getByText(made.vehicleNo).waitFor({ state: 'detached' })
  expect(await kept(page)).toBe(true)
  await press(page, t.shell('openMenu'))
  await press(page, t.session('logout'))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t.session('logout') })
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => kept(page)).toBe(false)
})

test('files of a session that ended by itself are not shown to the next user of the browser', async () => {
  const visitor = await withWorker(await openAs('employee', PHONE), paths.employee.home)
  const { page } = visitor
  await share(page, 'aadhaar of a buyer.jpg')
  await page.getByText('aadhaar of a buyer.jpg').waitFor()
  // The session is over without a logout.
  await page.evaluate(() => localStorage.removeItem('token'))
  await page.goto('/?open=share')
  await page.getByLabel('Email').fill(client.email)
  await page.getByLabel('Password', { exact: true }).fill(client.password)
  await press(page, t.identity('login'))
  await page.waitForURL(`**${paths.client.share}`)
  await page.getByText(t.share('none')).waitFor()
  expect(await page.evaluate(async () => (await (await caches.open('shared')).keys()).length)).toBe(0)
})

test('what is neither an image nor a PDF is not taken, and said so; what a web page posts says its address', async () => {
  const visitor = await withWorker(await openAs('employee', PHONE), paths.employee.home)
  const { page } = visitor
  const site = 'http://any.example'
  await page.route(`${site}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" enctype="multipart/form-data" action="${office.origin}/share"><input type="file" name="files" multiple></form>`,
    }),
  )
  await page.goto(`${site}/`)
  await page.locator('input').setInputFiles([
    { name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'b.html', mimeType: 'text/html', buffer: Buffer.from('<script></script>') },
  ])
  await page.evaluate(() => document.querySelector('form')?.submit())
  await page.waitForURL(`**${paths.employee.share}`)
  await page.getByText(t.share('onlyImages', { count: 1 })).waitFor()
  await page.getByText(t.share('fromPage', { address: site })).waitFor()
  await press(page, t.share('notMine', { count: 1 }))
  await page.getByText(t.share('fromPage', { address: site })).waitFor({ state: 'detached' })
})
