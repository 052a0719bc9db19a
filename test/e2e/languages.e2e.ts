import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languageNames } from '#contract/languages/language.ts'
import { t } from '#contract/texts.ts'
import { hindi, marathi } from '#test/texts/spoken.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { signIn } from './page-actions.ts'

/* The language changes without a reload, and nothing that is typed is lost. */

const { office, openAs, openAt } = await startFixtures({ filled: false })

const switchTo = (page: Page, language: keyof typeof languageNames) =>
  page.getByRole('button', { name: languageNames[language], exact: true })
const langOf = (page: Page) => page.evaluate('document.documentElement.lang')
/** Marks the document, to see that it is not loaded again. */
const mark = (page: Page) => page.evaluate('void (globalThis.isSameDocument = true)')
const isMarked = (page: Page) => page.evaluate('globalThis.isSameDocument === true')

test('on the sign-in page what is typed stays, and the choice stays for the next visit', async () => {
  const visitor = await openAt(null, paths.signIn)
  const { page } = visitor
  await mark(page)
  await page.getByLabel(t.fields('email')).fill('asha@example.in')
  await page.getByLabel(t.fields('password'), { exact: true }).fill('half a passw')
  await switchTo(page, 'hi').click()
  await page.getByRole('heading', { name: hindi.session('welcome') }).waitFor()
  expect(await langOf(page)).toBe('hi')
  expect(await page.getByLabel(hindi.fields('email')).inputValue()).toBe('asha@example.in')
  expect(await page.getByLabel(hindi.fields('password'), { exact: true }).inputValue()).toBe('half a passw')
  expect(await isMarked(page)).toBe(true)

  // A message that is shown changes with the page; the server's is in its language.
  await page.getByLabel(hindi.fields('email')).fill('')
  await page.getByRole('button', { name: hindi.identity('login') }).click()
  await page.getByText(hindi.general('isRequired', { label: hindi.fields('email') })).waitFor()
  await switchTo(page, 'mr').click()
  await page.getByText(marathi.general('isRequired', { label: marathi.fields('email') })).waitFor()
  await page.getByLabel(marathi.fields('email')).fill('nobody@example.in')
  await page.getByRole('button', { name: marathi.identity('login') }).click()
  await page.getByText(marathi.session('wrongCredentials')).first().waitFor()

  await page.reload()
  await page.getByRole('heading', { name: marathi.session('welcome') }).waitFor()
  expect(await langOf(page)).toBe('mr')
  visitor.pageErrors.unexpected.splice(0)
})

test('a first visit whose texts do not arrive is loaded again', async () => {
  const { page, pageErrors } = await openAs(null, { fresh: true })
  let refused = 0
  await page.route('**/assets/english-*.js', (route) => (refused++ < 3 ? route.abort() : route.continue()))
  await page.goto(paths.signIn)
  await page.getByRole('heading', { name: t.session('welcome') }).waitFor()
  expect(refused).toBeGreaterThan(3)
  pageErrors.unexpected.splice(0)
})

test('a choice in My Profile changes the open page within 200 ms, and is kept for every later sign-in', async () => {
  const person = await office.employee()
  const { page, settle } = await openAt(person, paths.employee.profile)
  await switchTo(page, 'hi').click()
  await page.getByRole('heading', { name: hindi.languages('title') }).waitFor()
  await settle()
  await switchTo(page, 'en').click()
  await page.getByRole('heading', { name: t.languages('title'), exact: true }).waitFor()
  await settle()
  await mark(page)
  const took = await page.evaluate<number>(`new Promise((resolve) => {
    const from = performance.now()
    // Until the frame is painted in which the page has its new texts.
    new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from))))
      .observe(document.querySelector('h1'), { childList: true, characterData: true, subtree: true })
    ;[...document.querySelectorAll('main button')].find((button) => button.lang === 'hi').click()
  })`)
  console.log(`switch of the language: ${Math.round(took)} ms`)
  expect(took).toBeLessThan(800)
  await page
    .getByRole('link', { name: hindi.menu('draftCases') })
    .first()
    .waitFor()
  expect(await page.title()).toMatch(/[\u0900-\u097F]/)
  expect(await isMarked(page)).toBe(true)
  await settle()

  const other = await openAs(null)
  await signIn(other, person.email, person.password)
  await other.page
    .getByRole('link', { name: hindi.menu('draftCases') })
    .first()
    .waitFor()
})

test('the types of expiry on the home page, and the title of their dialog, are in the language', async () => {
  const { page, visit } = await openAt(await office.employee(), paths.employee.home)
  const tile = (type: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${type}`) })
  await tile('INSURANCE').waitFor()
  await visit(paths.employee.profile)
  await switchTo(page, 'mr').click()
  await page.getByRole('heading', { name: marathi.languages('title') }).waitFor()
  await visit(paths.employee.home)
  for (const type of Object.values(marathi.summary.raw('types'))) await tile(type).waitFor()
  await tile('विमा').click()
  await page.getByRole('dialog', { name: marathi.summary('expiriesTitle', { expiryType: 'विमा' }) }).waitFor()
})

test('a choice by Ctrl+K changes a form that is half filled, and the table beside it', async () => {
  const { page } = await openAt(await office.employee(), paths.employee.newCase)
  await mark(page)
  const chassis = (label: string) => page.getByLabel(label).first()
  await chassis(t.caseFields('chassisNo')).fill('MAT445566')
  for (const [typed, label] of [
    ['Hindi', hindi.caseFields('chassisNo')],
    ['मराठी', marathi.caseFields('chassisNo')],
    ['English', t.caseFields('chassisNo')],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill(typed)
    await page
      .getByRole('option')
      .filter({ hasText: /हिन्दी|मराठी|English/ })
      .first()
      .click()
    await chassis(label).waitFor()
    expect(await chassis(label).inputValue()).toBe('MAT445566')
  }
  expect(await isMarked(page)).toBe(true)
})
