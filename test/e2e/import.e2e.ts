import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { startFixtures } from './fixtures.ts'
import { cardOf, expectAccessibleInBoth, toastShown } from './page-actions.ts'

/* The superadmin brings the old register of vehicles in. */

const { openAt } = await startFixtures({ filled: false })

const { imports, tables } = t

const register = [
  'Regn. Number;Owner name;Mobile;PUC valid upto;Remark',
  'MH14IM0001;Anil Patil;98220 12345;31/03/2027;old',
  'MH14IM0002;Sunita Jadhav;12;31/03/2027;',
].join('\n')

test('a file that is no sheet is refused with what to do; a register is matched, corrected in place, imported, reported and taken back', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.import, { width: 1440 })
  const { page, visit, pageErrors } = visitor
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: imports('downloadTemplate') }).click()
  const template = await readFile(await (await saving).path())
  expect(Object.keys(unzipSync(template))).toContain('xl/worksheets/sheet2.xml')

  const file = page.locator('input[type=file]')
  pageErrors.allow(/4(00|15)/)
  const pdf = Buffer.from('%PDF-1.7 \u0000')
  await file.setInputFiles({ name: 'a.xlsx', mimeType: 'application/octet-stream', buffer: pdf })
  await toastShown(page, t.sheets('format'), 'error')

  await file.setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer: Buffer.from(register) })
  const columns = cardOf(page, imports('columnsTitle', { file: 'register.csv' }))
  const meaning = (header: string) => columns.getByRole('combobox', { name: imports('meaningOf', { header }) })
  await expect.poll(() => meaning('Owner name').textContent()).toBe(t.vehicles('owner'))
  await expect.poll(() => meaning('Remark').textContent()).toBe(imports('leaveOut'))
  await columns.getByRole('button', { name: imports('check') }).click()

  const rows = cardOf(page, imports('rowsTitle', { kind: imports('kinds.vehicles') }))
  await rows.getByText(imports('countBad', { count: '1' })).waitFor()
  const phone = page.getByRole('textbox', { name: imports('cellOfRow', { label: t.caseFields('phoneNo'), row: 3 }) })
  expect(await phone.inputValue()).toBe('12')
  await expectAccessibleInBoth(visitor)
  await phone.fill('9822012346')
  await phone.press('Enter')
  await rows.getByText(imports('countGood', { count: '2' })).waitFor()
  await rows.getByRole('button', { name: imports('importRows', { count: '2' }) }).click()
  await rows.getByText(imports('countMade', { count: '2' })).waitFor()
  const reporting = page.waitForEvent('download')
  await rows.getByRole('button', { name: imports('downloadReport') }).click()
  expect((await reporting).suggestedFilename()).toMatch(/^vehicles-.*-report\.xlsx$/)
  const vehicle = paths.superadmin.vehicle.replace('$plate', 'MH14IM0002')
  await visitor.go(vehicle)
  await page.getByText('Sunita Jadhav').first().waitFor()

  await visitor.go(paths.superadmin.import)
  await cardOf(page, imports('recent'))
    .getByRole('button', { name: imports('kinds.vehicles') })
    .click()
  await rows.getByRole('button', { name: imports('takeBack') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: imports('takeBack') })
    .click()
  await rows.getByText(imports('countUndone', { count: '2' })).waitFor()
  pageErrors.allow(/404/)
  await visit(vehicle)
  await page.getByText(t.vehicles('unknown')).first().waitFor()
})

test('a corrected file of the same name has its own columns', async () => {
  const { page } = await openAt('superadmin', paths.superadmin.import)
  const columns = cardOf(page, imports('columnsTitle', { file: 'register.csv' }))
  const meaning = (header: string) => columns.getByRole('combobox', { name: imports('meaningOf', { header }) })
  for (const header of ['Bearer', 'Owner name']) {
    const buffer = Buffer.from(`Regn. Number;${header}\nMH14IM0001;Anil Patil`)
    await page.locator('input[type=file]').setInputFiles({ name: 'register.csv', mimeType: 'text/csv', buffer })
    await meaning(header).waitFor()
  }
  expect(await meaning('Owner name').textContent()).toBe(t.vehicles('owner'))
})

test('a workbook is asked for its sheet; a row that was left out is taken, and what was said of the columns stays', async () => {
  const visitor = await openAt('superadmin', paths.superadmin.import, { width: 390, height: 844 })
  const { page, pageErrors } = visitor
  const head = ['Vehicle No', 'Owner Name', 'PUC']
  const rows = [['Register of 2026'], head, ['MH14IM0004', 'Anil Patil', '31/03/2027'], ['Total', '1']]
  const bytes = await writeXlsx({
    sheets: [
      { name: '2025', rows: [head, ['MH14IM0003', 'Old Owner', '31/03/2026']] },
      { name: '2026', rows },
    ],
  })
  pageErrors.allow(/400/)
  const buffer = Buffer.from(bytes)
  await page.locator('input[type=file]').setInputFiles({ name: 'years.xlsx', mimeType: '', buffer })
  const question = page.getByRole('dialog', { name: tables('question') })
  const focused = (sheet: string) => question.getByRole('radio', { name: sheet }).and(page.locator(':focus')).waitFor()
  await focused('2025')
  await page.keyboard.press('ArrowDown')
  await focused('2026')
  for (const key of ['Space', 'Tab', 'Enter']) await page.keyboard.press(key)

  const columns = cardOf(page, imports('columnsTitle', { file: 'years.xlsx' }))
  const puc = columns.getByRole('combobox', { name: imports('meaningOf', { header: 'PUC' }) })
  await columns.getByText(tables('headingsBelow', { row: 2 })).waitFor()
  await puc.click()
  await page.getByRole('option', { name: imports('leaveOut') }).click()
  await columns.getByText(tables('showLeftOut')).click()
  await columns.getByRole('checkbox', { name: tables('leftOutRow', { row: 4, text: 'Total, 1' }) }).click()
  await expectAccessibleInBoth(visitor)
  await columns.getByRole('button', { name: tables('takeRows') }).click()
  await columns.getByText(tables('doubtfulRows', { count: 1 })).waitFor({ state: 'detached' })
  expect(await puc.textContent()).toBe(imports('leaveOut'))
  await columns.getByRole('button', { name: imports('check') }).click()
  const checked = cardOf(page, imports('rowsTitle', { kind: imports('kinds.vehicles') }))
  await checked.getByText(imports('countBad', { count: '1' })).waitFor()
  await checked.getByText(tables('headingsBelow', { row: 2 })).waitFor()
})
