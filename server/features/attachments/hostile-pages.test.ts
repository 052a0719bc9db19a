import { readdirSync, readFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attachmentEndpoints as calls } from '#contract/attachments/attachment.ts'
import { DAY } from '#contract/durations.ts'
import { officialFormEndpoints } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { bounds } from '#server/context/bounds.ts'
import { plainPdf, uploadedForm } from '#test/blank-pdfs.ts'
import { breadth, sampleOf } from '#test/breadth.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { pdfOfBlanks, pdfOfNestedForms, pdfOfTiles } from '#test/hostile-pdfs.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

const MB = 1024 * 1024

/* What a dealer with hostile PDFs can do to everyone else: nothing but the wait for one page. */
const { office, admin } = await officeOfFileForYears()
const [dealer, other] = [await office.client(), await office.client()]
const [{ id: hostile }, { id: ordinary }] = [
  await office.caseIn('assigned', { client: dealer }),
  await office.caseIn('assigned', { client: other }),
]
const upload = (as: Session, caseId: string, bytes: Buffer) =>
  office.call(calls.upload, { as, params: { caseId }, ...formWith(bytes, 'scan.pdf') })
const look = (as: Session, caseId: string, id: string, page = 1) =>
  office.call(calls.page, { as, params: { caseId, id, page } })

/** Returns the resident memory of the largest child of this process while work goes on, in bytes. */
async function peakOfChildren(work: Promise<unknown>): Promise<number> {
  let peak = 0
  const timer = setInterval(() => {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8')
        if (new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status))
          peak = Math.max(peak, Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024)
      } catch {
        // It has ended.
      }
    }
  }, 20)
  await work.finally(() => clearInterval(timer))
  return peak
}

const slowPdfs: [string, () => Promise<Buffer>][] = [
  ['forms within forms', pdfOfNestedForms],
  ['600 MB of blanks', () => pdfOfBlanks(600)],
]

/** Gives the office processes for PDFs with bounds of their own until the test ends. */
function usePdfs(own: Partial<typeof bounds.pdf>): void {
  const usual = office.deps.pdfs
  office.deps.pdfs = createPdfs({ ...bounds.pdf, ...own }, office.deps.log)
  onTestFinished(() => {
    office.deps.pdfs.close()
    office.deps.pdfs = usual
  })
}

test.each(sampleOf(slowPdfs, 2))('%s delay no other page, take no memory and are not tried again', async (_, make) => {
  const bytes = await make()
  expect(bytes.length).toBeLessThan(10_000)
  // A page reaches the real bound in the drill: it takes seconds.
  const memory = breadth(250 * MB, bounds.pdf.memory)
  usePdfs({ memory })
  const form = await uploadedForm(office.call, admin, await plainPdf())
  const scan = requireSuccess(await upload(other, ordinary, await plainPdf(2))).data
  let id = ''
  const peak = await peakOfChildren(
    upload(dealer, hostile, bytes).then((answer) => {
      id = requireSuccess(answer).data.id
    }),
  )
  if (process.platform === 'linux') expect(peak).toBeLessThan(1.6 * memory)
  // Others look while the dealer does.
  const [refused, page, blank] = await Promise.all([
    look(dealer, hostile, id),
    look(other, ordinary, scan.id, 2),
    office.call(officialFormEndpoints.picture, { as: admin, params: { id: form.id, page: 1 } }),
  ])
  expect(refused.status).toBe(400)
  expect([t.upload('pdfTooSlow'), t.upload('pdfTooLarge'), t.upload('pdfClosed')]).toContain(
    refused.errors.fields?.file,
  )
  expect([page.status, blank.status]).toEqual([200, 200])
  const drawings = vi.spyOn(office.deps.pdfs, 'drawPage')
  for (let n = 0; n < 5; n += 1) expect((await look(dealer, hostile, id)).status).toBe(400)
  expect(drawings).not.toHaveBeenCalled()
  drawings.mockRestore()
})

test('a page that takes too long delays no upload, and is tried again the next day only', async () => {
  // Drawing the page takes far longer than that, and an upload far less.
  usePdfs({ seconds: 5 })
  const { id } = requireSuccess(await upload(dealer, hostile, await pdfOfTiles())).data
  const drawings = vi.spyOn(office.deps.pdfs, 'drawPage')
  expect((await look(dealer, hostile, id)).errors.fields).toEqual({ file: t.upload('pdfTooSlow') })
  expect(drawings).not.toHaveBeenCalled()
  office.clock.set(new Date(Date.now() + DAY + 1000))
  const done: string[] = []
  const slow = look(dealer, hostile, id).then(() => done.push('look'))
  await vi.waitFor(() => expect(drawings).toHaveBeenCalledOnce(), { timeout: 40_000 })
  expect((await upload(other, ordinary, await plainPdf())).status).toBe(201)
  done.push('upload')
  await slow
  expect(done).toEqual(['upload', 'look'])
  drawings.mockRestore()
})
