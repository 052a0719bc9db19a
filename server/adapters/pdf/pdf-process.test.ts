import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { languages } from '#contract/languages/language.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import { startChild } from '../child-process.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { createReaderUser } from '../reader-user.ts'

const ROOT = join(import.meta.dirname, '../../..')

const receipt = {
  receiptNo: 'RC/26-27/0001',
  isDuplicate: false,
  givenAt: '2026-11-01T06:30:00.000Z',
  amount: 5279.75,
  mode: 'CASH',
  utr: null,
  paidAt: '2026-11-01T06:00:00.000Z',
  client: { firmName: 'Shah Motors', name: 'Ravi Shah', phoneNo: '9876543210', address: 'Pune' },
  cases: [],
  bill: null,
  office: { profile: unnamedOffice, logo: null },
  now: new Date('2026-11-02T06:30:00.000Z'),
}

// A temporary folder is its maker's alone, like the home of root.
test.runIf(process.getuid?.() === 0)(
  'a report is written in each language where only root reads the program',
  async () => {
    const checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
    const root = mkdtempSync(join(tmpdir(), 'reports-'))
    const user = createReaderUser(root)
    for (const part of ['contract', 'reports', 'server', 'package.json'])
      cpSync(join(ROOT, part), join(checkout, part), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'))
    const child = startChild<PdfTask, PdfAnswer>(
      pathToFileURL(join(checkout, 'server/adapters/pdf/pdf-process.ts')),
      { bounds: { seconds: 60, memory: 512_000_000, idleSeconds: 60 }, log: { warn: console.warn }, user },
      () => {},
    )
    try {
      for (const language of languages) {
        const folder = mkdtempSync(join(root, 'work-'))
        const target = `${language}.pdf`
        await user?.lend(folder)
        const data = { ...receipt, language }
        const task = {
          kind: 'report',
          report: 'receipt',
          data,
          folder: user?.pathOf(folder) ?? folder,
          target,
        } as const
        expect(await child.run(task)).toEqual({ written: target })
        expect(readFileSync(join(folder, target)).subarray(0, 5).toString()).toBe('%PDF-')
      }
    } finally {
      child.end()
      for (const folder of [checkout, root]) rmSync(folder, { recursive: true })
    }
  },
)
