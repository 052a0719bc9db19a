import { afterEach, expect, test } from 'vitest'
import { paymentEndpoints as calls } from '#contract/payments/payment.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { focusOf } from './keys.ts'
import { expectAccessibleInBoth, toastShown } from './page-actions.ts'
import type { Visitor } from './visitor.ts'

/*
 * Payments side by side: eight decided by keys, two deciders at once, the address, and the list of decided payments. Several
 * with their proofs: marked by keys, verified by one call.
 */

const { office, openAt } = await startFixtures({ filled: false })
const { admin, client } = office.people
const PAGE = paths.superadmin.payments
const { bulk, payments } = t
let visitor: Visitor
let keystrokes = 0

afterEach(async () => {
  // Each test begins with an empty queue.
  for (const { id } of await office.ok(calls.pending, { as: admin }))
    await office.ok(calls.rejectPayment, { as: admin, params: { id }, body: {} })
})

async function pay(utr: string) {
  const one = await office.caseIn('assigned', { client })
  return (await office.payment(client, [one], 'UPI', utr)).paymentId
}
async function payMany(count: number, prefix: string) {
  const ids: string[] = []
  for (let n = 1; n <= count; n += 1) ids.push(await pay(`${prefix}${String(n).padStart(6, '0')}`))
  return ids
}
const dialog = () => visitor.page.getByRole('dialog', { name: t.payments('checkTitle') })
const place = (at: number, of: number) =>
  dialog()
    .getByText(t.payments('placeOf', { place: at, total: of }), { exact: true })
    .waitFor()
const shownCheck = () => new URL(visitor.page.url()).searchParams.get('check')

async function press(...keys: string[]) {
  for (const key of keys) {
    await visitor.page.keyboard.press(key)
    keystrokes += 1
  }
}
async function openQueue() {
  visitor = await openAt('superadmin', PAGE)
  await visitor.page.getByRole('button', { name: t.payments('checkSideBySide') }).click()
  await dialog().waitFor()
}
const decidedNow = async () => {
  const day = { fromDate: '2020-01-01', toDate: '2100-01-01' }
  return office.ok(calls.decided, { as: admin, body: day })
}

test('eight payments are decided with at most 20 keystrokes', async () => {
  await payMany(8, 'KEYS')
  await openQueue()
  await expectAccessibleInBoth(visitor)
  keystrokes = 0
  for (let left = 8; left > 0; left -= 1) {
    await place(1, left)
    const utr = `KEYS${String(9 - left).padStart(6, '0')}`
    await dialog().getByText(utr, { exact: true }).waitFor()
    if (left === 5) {
      await press('x')
      await press('1')
      expect(await dialog().getByLabel(t.fields('reason')).inputValue()).toBe(t.payments('notInBankReason'))
      await press('Enter')
    } else await press('v', 'Enter')
  }
  await dialog().getByText(t.payments('allChecked')).waitFor()
  console.log(`${keystrokes} keystrokes for 8 payments`)
  expect(keystrokes).toBeLessThanOrEqual(20)
  await visitor.page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  const decided = (await decidedNow()).filter(({ utr }) => utr?.startsWith('KEYS')).toReversed()
  expect(decided.map(({ status, reason }) => [status, reason])).toEqual([
    ...Array.from({ length: 3 }, () => ['success', null]),
    ['failed', t.payments('notInBankReason')],
    ...Array.from({ length: 4 }, () => ['success', null]),
  ])
})

test('J and K walk, the address keeps the payment, Escape closes the question first, and typing is no command', async () => {
  const [first, second, third] = await payMany(3, 'WALK')
  await openQueue()
  await place(1, 3)
  expect(shownCheck()).toBe(first)
  await press('j')
  await place(2, 3)
  await press('j')
  await place(3, 3)
  await press('j')
  expect(shownCheck()).toBe(third)
  await press('k')
  await place(2, 3)
  await press('k')
  await place(1, 3)
  await press('j')
  await place(2, 3)
  expect(shownCheck()).toBe(second)
  await press('x')
  await dialog().getByLabel(t.fields('reason')).fill('')
  await visitor.page.keyboard.type('vnr1 own words')
  expect(shownCheck()).toBe(second)
  await press('Escape')
  await expect.poll(() => dialog().getByLabel(t.fields('reason')).count()).toBe(0)
  await press('v', 'Escape')
  await place(2, 3)
  await press('Escape')
  await dialog().waitFor({ state: 'detached' })
  expect(shownCheck()).toBeNull()
  expect((await decidedNow()).filter(({ utr }) => utr?.startsWith('WALK'))).toEqual([])
  await visitor.visit(`${PAGE}?check=${third}`)
  await place(3, 3)
  for (const id of [first, second, third])
    await office.call(calls.rejectPayment, { as: admin, params: { id: id ?? '' } })
})

test('two deciders at once: the second reads who was first, and goes on with the next payment', async () => {
  const [first, second] = await payMany(2, 'RACE')
  await openQueue()
  await place(1, 2)
  visitor.pageErrors.allow(/409/)
  await office.ok(calls.rejectPayment, { as: admin, params: { id: first ?? '' }, body: {} })
  await press('v', 'Enter')
  await visitor.page
    .getByText(/This payment was decided already: Super Admin rejected it on/)
    .first()
    .waitFor()
  await place(1, 1)
  expect(shownCheck()).toBe(second)
  await office.ok(calls.verifyPayment, { as: admin, params: { id: second ?? '' } })
  await visitor.visit(`${PAGE}?check=${second}`)
  await dialog().getByText(t.payments('allChecked')).waitFor()
  await pay('RACE000003')
  await visitor.visit(`${PAGE}?check=${second}`)
  await dialog().getByText(t.payments('waitsNoMore')).waitFor()
  await dialog()
    .getByRole('button', { name: t.payments('checkFirst') })
    .click()
  await place(1, 1)
})

test('the tab of the decided payments finds a UTR and shows reason, decider and proof', async () => {
  const id = await pay('TABS000001')
  await office.ok(calls.rejectPayment, { as: admin, params: { id }, body: { reason: 'Torn receipt' } })
  visitor = await openAt('superadmin', PAGE)
  const { page } = visitor
  await page.getByRole('tab', { name: t.payments('decidedTab') }).click()
  await page.waitForURL(/tab=decided/)
  await visitor.settle()
  await page.getByPlaceholder('Search...').fill('tabs 000001')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  const row = page.getByRole('row', { name: /Torn receipt/ })
  for (const text of ['TABS000001', 'Proof refused', 'Super Admin', client.client.firmName])
    await row.getByText(text).first().waitFor()
  await visitor.settle()
  const menu = row.getByRole('button', { name: /^More actions for/ })
  await menu.click()
  await page.getByRole('menuitem', { name: t.payments('viewProof') }).click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => focusOf(page)).toMatch(/More actions for/)
})

/** From now on each key comes a second after the last: a test presses V again sooner than a person has read. */
const readBetweenKeys = () =>
  visitor.page.evaluate(`{
    const now = performance.now.bind(performance)
    let read = 0
    performance.now = () => now() + read
    addEventListener('keydown', () => (read += 1000), true)
  }`)
const together = () => visitor.page.getByRole('dialog', { name: payments('togetherTitle') })

test('eight payments are decided together with at most 20 keystrokes, one of them rejected', async () => {
  for (let n = 1; n <= 8; n += 1) await pay(`TOGETHER${n}`)
  visitor = await openAt('superadmin', PAGE)
  const { page } = visitor
  const box = page.getByRole('checkbox', { name: /^Select .*₹/ }).first()
  await box.focus()
  let keystrokes = 1
  await page.keyboard.press('Control+a')
  await page.getByText(bulk('selected', { count: '8' })).waitFor()
  await page
    .getByRole('button', { name: payments('checkTogether'), exact: true })
    .first()
    .click()
  await together()
    .getByText(payments('markedOf', { marked: 0, all: 8 }))
    .waitFor()
  await readBetweenKeys()
  await expectAccessibleInBoth(visitor)
  const current = together().locator('[aria-current="true"]')
  const key = async (name: string) => {
    await page.keyboard.press(name)
    keystrokes += 1
  }
  for (let marked = 1; marked <= 3; marked += 1) {
    await key('v')
    await together()
      .getByText(payments('markedOf', { marked, all: 8 }))
      .waitFor()
  }
  const fourth = await current.getAttribute('data-payment')
  await key('x')
  await key('1')
  await expect.poll(() => together().getByLabel(t.fields('reason')).inputValue()).toBe(payments('notInBankReason'))
  await key('Enter')
  await together()
    .getByText(payments('markedOf', { marked: 3, all: 7 }))
    .waitFor()
  for (let marked = 4; marked <= 7; marked += 1) {
    await key('v')
    await together()
      .getByText(payments('markedOf', { marked, all: 7 }))
      .waitFor()
  }
  await expect
    .poll(() => page.evaluate('document.activeElement?.textContent'))
    .toContain(payments('verifyMarked', { count: 7 }))
  await key('Enter')
  await together().getByText(payments('togetherDone')).waitFor()
  await toastShown(page, payments('verifiedTogether', { done: 7, all: 7, left: 7 - 7 }))
  console.log(`${keystrokes} keystrokes for 8 payments together`)
  expect(keystrokes).toBeLessThanOrEqual(20)
  const all = (await decidedNow()).filter(({ utr }) => utr?.startsWith('TOGETHER'))
  expect(all.filter(({ status }) => status === 'success')).toHaveLength(7)
  expect(all.find(({ id }) => id === fourth)).toMatchObject({ status: 'failed', reason: payments('notInBankReason') })
  await together()
    .getByRole('button', { name: payments('backToList') })
    .click()
  await together().waitFor({ state: 'detached' })
})

test('a payment that somebody else has decided meanwhile stays with its reason; the others are verified', async () => {
  const [first] = [await pay('MEANWHILE1'), await pay('MEANWHILE2')]
  visitor = await openAt('superadmin', PAGE)
  const { page } = visitor
  await page.getByRole('checkbox', { name: t.table('selectAll') }).click()
  await page
    .getByRole('button', { name: payments('checkTogether'), exact: true })
    .first()
    .click()
  await together()
    .getByText(payments('markedOf', { marked: 0, all: 2 }))
    .waitFor()
  await readBetweenKeys()
  await office.ok(calls.rejectPayment, { as: admin, params: { id: first ?? '' }, body: {} })
  for (const marked of [1, 2]) {
    await page.keyboard.press('v')
    await together()
      .getByText(payments('markedOf', { marked, all: 2 }))
      .waitFor()
  }
  await page.keyboard.press('Enter')
  await together()
    .getByText(payments('markedOf', { marked: 0, all: 1 }))
    .waitFor()
  await together().locator(`[data-payment="${first}"]`).getByRole('alert').waitFor()
  await toastShown(page, payments('verifiedTogether', { done: 1, all: 2, left: 2 - 1 }), 'warning')
})
