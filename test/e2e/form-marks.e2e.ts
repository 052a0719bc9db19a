import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type Mark, officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { pdfWithFields, plainPdf, scannedPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { centralBlank, people, versions } from '#test/central-blanks.ts'
import { copiedPages, placedTexts } from '#test/read-pdf.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { answerOf, press, rowOf, toastShown } from './page-actions.ts'

/* The editor of marks: from the upload of a blank to its filled PDF; marks of a central form on the office's own blank. */

const { office, openAs, openAt } = await startFixtures({ filled: false })
const text = t.officialForms
/** The pages of the blank in points. */
const [WIDTH, HEIGHT] = [595, 842]

const markOf = (page: Page, label: string) =>
  page.getByRole('button', { name: text('markNamed', { value: label }), exact: true })
const measure = async (page: Page, label: string) => Number(await page.getByLabel(label, { exact: true }).inputValue())

/** Chooses the value of a combobox by typing a part of its label. */
async function choose(box: Locator, part: string) {
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(part)
  await box.page().getByRole('option').first().waitFor()
  await box.press('Enter')
}

/** The place on the screen of a point of a page. */
async function pointOn(page: Page, n: number, x: number, y: number) {
  const box = await page.getByRole('button', { name: text('addOnPage', { page: n }) }).boundingBox()
  if (!box) throw new Error(`page ${n} is not shown`)
  return { x: box.x + (x / WIDTH) * box.width, y: box.y + (y / HEIGHT) * box.height }
}

async function addMark(page: Page, x: number, y: number, value: string) {
  const at = await pointOn(page, 1, x, y)
  await page.mouse.click(at.x, at.y)
  await choose(page.getByRole('combobox', { name: text('value'), exact: true }), value)
}

/** Drags from one place of the screen by a way in points. */
async function drag(page: Page, from: { x: number; y: number }, way: { x: number; y: number }) {
  const [start, end] = [await pointOn(page, 1, 0, 0), await pointOn(page, 1, way.x, way.y)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.move(from.x + end.x - start.x, from.y + end.y - start.y)
  await page.mouse.up()
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not shown')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function savedMarks(name: string): Promise<readonly Mark[]> {
  const data = await office.ok(officialFormEndpoints.all, { as: office.people.admin })
  return data.find((form) => form.name === name)?.marks ?? []
}

test('marks are placed on the picture of an uploaded blank, and values are printed there', async () => {
  const { ownerDetails: owners } = await office.caseBody()
  const { CaseNo } = await office.caseIn('Created', {
    over: { ownerDetails: { ...owners, buyerName: 'नवनाथ शहा' }, expenseDetail: { receiptAmount: 123456.5 } },
  })
  const visitor = await openAs('superadmin')
  const { page, visit, settle } = visitor
  await page.setViewportSize({ width: 1440, height: 1000 })
  await visit(paths.superadmin.forms)
  const chooser = page.waitForEvent('filechooser')
  await press(page, text('upload'))
  const name = `Form ${Date.now() % 100_000}`
  await (await chooser).setFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await plainPdf(2) })
  await rowOf(page, name).getByRole('link', { name }).click()
  await page.getByRole('button', { name: text('addOnPage', { page: 1 }) }).waitFor()

  await addMark(page, 100, 100, 'new owner name')
  await addMark(page, 300, 200, 'receipt amount')
  const amount = markOf(page, 'Expense: Receipt Amount')
  await expect.poll(() => amount.getAttribute('aria-pressed')).toBe('true')
  expect(await measure(page, text('fromLeft'))).toBeCloseTo(300, 0)

  // To 2 points from the left edge of the other mark, and to no line below it.
  await drag(page, await middleOf(amount), { x: -198, y: 50 })
  const owner = markOf(page, 'New Owner: Name')
  const left = (await owner.boundingBox())?.x
  await expect.poll(async () => (await amount.boundingBox())?.x).toBe(left)
  expect(await measure(page, text('fromTop'))).toBeCloseTo(194.5 + 50, -0.3)
  await amount.press('ArrowRight')
  await amount.press('Shift+ArrowDown')
  await expect.poll(() => measure(page, text('fromTop'))).toBeGreaterThan(253)
  const x = await measure(page, text('fromLeft'))
  const y = await measure(page, text('fromTop'))
  const width = await measure(page, text('width'))
  const handle = amount.locator('xpath=following-sibling::*[@data-handle]')
  await expect.poll(async () => (await middleOf(handle)).y).toBeCloseTo((await pointOn(page, 1, 0, y + 5.5)).y, -0.3)
  await drag(page, await middleOf(handle), { x: 60, y: 0 })
  await expect.poll(() => measure(page, text('width'))).toBeGreaterThan(width + 50)
  expect([await measure(page, text('fromLeft')), await measure(page, text('fromTop'))]).toEqual([x, y])
  await page.getByLabel(text('size'), { exact: true }).fill('14')
  await addMark(page, 100, 400, 'fixed text')
  await page.getByLabel(text('textOf', { label: text('value') })).fill('शुल्क ₹600')
  await addMark(page, 100, 450, 'vehicle no.')
  await press(page, text('removeMark'))

  // Nothing is saved yet, and nothing is lost.
  expect(await savedMarks(name)).toEqual([])
  await page.reload()
  await settle()
  await page.getByText(t.cases('restored')).waitFor()
  await owner.waitFor()
  await press(page, text('larger'))
  await press(page, text('saveMarks'))
  await toastShown(page, text('marksSaved'))
  await page.getByText(t.cases('restored')).waitFor({ state: 'detached' })
  const marks = await savedMarks(name)
  expect(marks.map(({ value }) => value)).toEqual([
    'ownerDetails.buyerName',
    'expenseDetail.receiptAmount',
    'text:शुल्क ₹600',
  ])
  expect(marks[1]).toMatchObject({ page: 1, x, y, size: 14 })

  const caseNo = page.getByLabel(t.fields('caseNo'))
  visitor.pageErrors.allow(/404/)
  await caseNo.fill('VR-999999')
  await press(page, text('preview'))
  await page.getByText(text('noSuchCase')).waitFor()
  const answer = answerOf(page, officialFormEndpoints.fill.path.replace(':id', '*'))
  await caseNo.fill(CaseNo)
  await press(page, text('preview'))
  const [first = []] = await placedTexts(await answer)
  for (const [index, start] of ['नवनाथ', '₹1,23,456.50', 'शुल्क'].entries()) {
    const printed = first.find((piece) => piece.text.startsWith(start))
    const { x: left = 0, y: top = 0, size = 0 } = marks[index] ?? {}
    expect(Math.abs((printed?.x ?? -9) - left), start).toBeLessThan(1)
    expect(Math.abs((printed?.y ?? -9) - top - 0.8 * size), start).toBeLessThan(1)
  }
})

test('a mark needs a value, fields of the PDF take values by name, and changes can be discarded', async () => {
  const form = await uploadedForm(office.call, office.people.admin, await pdfWithFields(), 'Fields.pdf')
  const { CaseNo } = await office.caseIn('Created', { over: { vehicleDetail: { vehicleNo: 'MH12AB1234' } } })
  const { page, go } = await openAt('superadmin', paths.superadmin.formMarks.replace('$formId', form.id))
  await page.getByRole('button', { name: text('addOnPage', { page: 1 }) }).press('Enter')
  const value = page.getByRole('combobox', { name: text('value'), exact: true })
  await expect.poll(() => value.evaluate((box) => box === box.ownerDocument.activeElement)).toBe(true)
  await value.press('Escape')
  await press(page, text('saveMarks'))
  await page.getByText(text('valueRequired')).waitFor()
  const unnamed = markOf(page, text('noValue'))
  await unnamed.press('Delete')
  expect(await unnamed.count()).toBe(0)

  await choose(page.getByRole('combobox', { name: 'plate' }), 'vehicle no')
  await choose(page.getByRole('combobox', { name: 'address' }), 'fixed')
  await page.getByLabel(text('textOf', { label: 'address' })).fill('पुणे, महाराष्ट्र')
  const answer = answerOf(page, officialFormEndpoints.fill.path.replace(':id', '*'))
  await page.getByLabel(t.fields('caseNo')).fill(CaseNo)
  await press(page, text('saveAndPreview'))
  const [printed = ''] = await copiedPages(await answer)
  expect(printed.replaceAll(/\s/g, '')).toContain('MH12AB1234')
  expect(printed).toContain('पुणे, महाराष्ट्र')
  expect((await savedMarks('Fields')).map(({ field }) => field)).toEqual(['plate', 'address'])

  await choose(page.getByRole('combobox', { name: 'fee' }), 'receipt')
  await page.reload()
  const drafts = () =>
    page.evaluate(
      (id) => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.includes(`marks:${id}`)),
      form.id,
    )
  expect(await drafts()).not.toEqual([])
  await press(page, text('discard'))
  await expect.poll(() => page.getByRole('combobox', { name: 'fee' }).inputValue()).toBe('')
  expect(await page.getByText(t.cases('restored')).count()).toBe(0)
  await expect.poll(drafts).toEqual([])

  await go(paths.superadmin.formMarks.replace('$formId', '01900000-0000-7000-8000-0000000000ff'))
  await page.getByText(text('notFound')).waitFor()
})

test('the marks of a central form stand beside its labels, and are saved once they are checked', async () => {
  const { pdf, expected } = await centralBlank('30', versions.legal)
  const form = await uploadedForm(office.call, office.people.admin, pdf, 'Form 30 Maharashtra.pdf')
  const { CaseNo } = await office.caseIn('Created', { over: { ownerDetails: people } })
  const visitor = await openAt('superadmin', paths.superadmin.formMarks.replace('$formId', form.id))
  const { page } = visitor
  // The name of the blank says which form it is.
  const chosen = page.getByRole('combobox', { name: text('form'), exact: true })
  await expect.poll(() => chosen.innerText()).toBe(text(`centralForms.${'30'}`))
  await press(page, text('placeMarks'))
  await page.getByText(text('placedMarks', { count: 17 }), { exact: true }).waitFor()
  await page
    .getByRole('button', { name: text('markNamed', { value: 'New Owner: Name alone' }), exact: true })
    .first()
    .waitFor()
  await press(page, text('saveMarks'))
  await toastShown(page, text('marksSaved'))
  await page.getByRole('button', { name: text('replaceMarks') }).waitFor()
  const data = await office.ok(officialFormEndpoints.all, { as: office.people.admin })
  expect(data.find(({ id }) => id === form.id)?.marks).toHaveLength(17)

  const answer = answerOf(page, officialFormEndpoints.fill.path.replace(':id', '*'))
  await page.getByLabel(t.fields('caseNo')).fill(CaseNo)
  await press(page, text('preview'))
  const [first = []] = await placedTexts(await answer)
  const place = expected.find(({ line }) => line === 'Name of the transferor')
  const name = first.find((piece) => piece.text === people.sellerName)
  expect(Math.abs((name?.y ?? -9) - (place?.y ?? 0))).toBeLessThan(3)
})

test('labels that a blank does not have are named, and on a scan the values stand in a column', async () => {
  const { pdf } = await centralBlank('35', versions.a4)
  const other = await uploadedForm(office.call, office.people.admin, pdf, 'Own form.pdf')
  const scan = await uploadedForm(office.call, office.people.admin, await scannedPdf(), 'Form 29 scan.pdf')
  const { page, visit } = await openAt('superadmin', paths.superadmin.formMarks.replace('$formId', other.id))
  await page.getByRole('combobox', { name: text('form'), exact: true }).click()
  await page.getByRole('option', { name: text(`centralForms.${'28'}`) }).click()
  await press(page, text('placeMarks'))
  await page.getByText(text('notOnPage')).waitFor()
  await page.getByText('“period up to which motor vehicle tax has been paid”').waitFor()

  await visit(paths.superadmin.formMarks.replace('$formId', scan.id))
  await press(page, text('placeMarks'))
  await page.getByText(text('isScan')).waitFor()
  expect(await page.getByRole('button', { name: /^Mark / }).count()).toBe(9)
})
