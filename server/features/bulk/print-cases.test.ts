import { expect, test, vi } from 'vitest'
import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { bulkEndpoints as calls } from '#contract/bulk/bulk-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireFile, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { aboutPdf, pagesOfPdf } from '#test/read-pdf.ts'
import { marathi } from '#test/texts/spoken.ts'

const { office, admin } = await officeOfFile()
const [asha, ravi] = [await office.employee(), await office.employee()]

const print = (caseIds: string[], as: Session = admin) => office.call(calls.print, { as, body: { caseIds } })

test('the reports of chosen cases are one PDF, in the order sent, as the role sees them', async () => {
  const first = await office.caseIn('ready', { by: asha })
  const second = await office.caseIn('Created', { by: asha })
  const answer = await print([second.id, first.id], asha)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pages = await pagesOfPdf(requireFile(answer))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(second.CaseNo)
  expect(pages[1]).toContain(first.CaseNo)
  for (const page of pages) expect(page).toContain(t.report('pageOf', { page: 1, pages: 1 }))
  expect(await aboutPdf(requireFile(answer))).toEqual({
    title: t.bulk('printName', { count: 2 }),
    language: 'en-IN',
    showsTitle: true,
    fonts: 2,
  })
  expect((await print([first.id, second.id], ravi)).status).toBe(404)
  expect((await print([first.id, first.id])).status).toBe(400)
})

test('the feet of the reports are in the language of their reader', async () => {
  const reader = await office.employee()
  await office.call(identityEndpoints.editPreferences, { as: reader, body: { language: 'mr' } })
  const { id } = await office.caseIn('ready', { by: reader })
  const [page = ''] = await pagesOfPdf(requireFile(await print([id], reader)))
  expect(page).toContain(marathi.report('pageOf', { page: 1, pages: 1 }))
  expect(page).not.toContain(t.report('pageOf', { page: 1, pages: 1 }))
})

test('reports that are too large together are refused', async () => {
  const { id } = await office.caseIn('ready')
  const write = vi
    .spyOn(office.deps.pdfs, 'writeCases')
    .mockResolvedValue({ written: 'cases.pdf', bytes: MAX_BUNDLE_BYTES + 1 })
  const { status, message } = await print([id])
  write.mockRestore()
  expect([status, message]).toEqual([413, t.bulk('printTooLarge', { megabytes: 100 })])
})

const COUNT = breadth(20, MAX_BULK_CASES)

test(`${COUNT} cases are printed`, async () => {
  const ids: string[] = []
  for (let n = 0; n < COUNT; n += 1) ids.push((await office.caseIn('ready')).id)
  const begin = performance.now()
  const file = requireFile(await print(ids))
  const seconds = (performance.now() - begin) / 1000
  console.log(`${COUNT} cases printed in ${seconds.toFixed(1)} s, ${Math.round(file.length / 1000)} kB`)
  expect(await pagesOfPdf(file)).toHaveLength(COUNT)
})
