import { expect, test } from 'vitest'
import { addDays, officeDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'

/* How long pages are on a phone, and that what is folded away there opens. */

const PHONE = { width: 390, height: 844, touch: true }
const { office, openAt } = await startFixtures({ filled: false })
const { admin } = office.people

test('a case with nine papers stays short on a phone, its folded parts open, and what lacks is in sight', async () => {
  const client = await office.client({ firstName: 'Short', lastName: 'Page' })
  const { id, CaseNo } = await office.caseIn('paid', { client })
  const params = { caseId: id }
  const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params })
  const [missing, ...others] = papers
  for (const { paperId } of others)
    await office.ok(paperEndpoints.change, { as: admin, params, body: { paperId, state: 'received' } })
  for (let more = papers.length; more < 9; more++)
    await office.ok(paperEndpoints.change, {
      ...{ as: admin, params },
      body: { name: `Affidavit ${more}`, state: 'received' },
    })
  for (const [as, address] of [
    [admin, paths.superadmin.caseDetail(CaseNo)],
    [client, paths.client.caseDetail(CaseNo)],
  ] as const) {
    const { page } = await openAt(as, address, PHONE)
    await expect.poll(() => page.locator('li[data-paper]').count()).toBe(9)
    expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3500)
    const files = (name: string) =>
      page.locator('li[data-paper]', { hasText: name }).getByRole('button', { name: /Add files/ })
    expect(await files(missing?.name ?? '').isVisible(), 'a paper that lacks').toBe(true)
    const [settled] = others
    expect(await files(settled?.name ?? '').isVisible(), 'a paper that is there').toBe(false)
    await page.getByRole('button', { name: `Details of ${settled?.name}`, exact: true }).tap()
    await files(settled?.name ?? '').waitFor()
    const chassis = page.getByText('Chassis No', { exact: true })
    expect(await chassis.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Vehicle', exact: true }).tap()
    await chassis.waitFor()
  }
})

test('reminders on a phone stay short, and the papers of a vehicle stand together', async () => {
  const day = (ahead: number) => addDays(officeDay(new Date()), ahead)
  for (let n = 0; n < 12; n++)
    await office.caseIn('ready', {
      over: {
        vehicleDetail: { vehicleNo: `MH12QQ${1000 + n}` },
        expireDetail: { pucExpiry: day(n + 1), insuranceExpiry: day(n + 20), taxExpiry: day(n + 30) },
      } as never,
    })
  const { page } = await openAt(admin, paths.superadmin.reminders, PHONE)
  const rows = page.getByRole('list', { name: 'Papers to remind of' }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(3000)
  const names = await rows
    .locator('button[aria-expanded][aria-label]')
    .evaluateAll((buttons) =>
      buttons.map((button) => (button as unknown as { ariaLabel: string }).ariaLabel.split(',')[0]),
    )
  const runs = names.filter((name, at) => name !== names[at - 1])
  expect(runs).toEqual([...new Set(runs)])
})
