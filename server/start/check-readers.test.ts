import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { broughtBy, PROGRAMS, runtimePackages } from '../../tools/image/runtime-packages.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Checks all readers of a checkout, and writes a receipt in each language. */
const CHECK = `
import { createImages } from '#server/adapters/images.ts'
import { createPdfs } from '#server/adapters/pdfs.ts'
import { createReaderUsers } from '#server/adapters/reader-user.ts'
import { createSheets } from '#server/adapters/sheets.ts'
import { temporaryFiles } from '#server/adapters/local-files.ts'
import { sampleReceipt } from '#server/adapters/pdf/sample-receipt.ts'
import { bounds } from '#server/context/bounds.ts'
import { checkReaders } from '#server/start/check-readers.ts'
const root = process.argv[1]
const log = { warn: (...line) => console.log(...line), error() {} }
const users = createReaderUsers(root, () => 65_500, log)
const [images, pdfs, sheets] = [createImages(bounds.image, log, users), createPdfs(bounds.pdf, log, users), createSheets(bounds.sheet, log, users)]
const temporary = temporaryFiles(root)
await checkReaders({ images, pdfs, sheets, temporary }, root, log).catch(({ message }) => console.log(message))
for (const language of ['en', 'hi', 'mr'])
  await temporary.use(async (folder) => {
    const task = { folder, target: language, report: 'receipt', data: { ...sampleReceipt.data, language } }
    const answer = await pdfs.writeReport(async () => task, { owner: 'a', signal: new AbortController().signal })
    console.log(answer.written ?? answer)
  })
pdfs.close()
`

// A temporary folder is its maker's alone, like the home of root; an ordinary user reads its own program anyway.
describe.runIf(process.getuid?.() === 0)('where only root may read the program', () => {
  let checkout: string
  let root: string
  beforeAll(() => {
    checkout = mkdtempSync(join(tmpdir(), 'checkout-'))
    root = mkdtempSync(join(tmpdir(), 'reports-'))
    const programs = [...PROGRAMS, 'server/start/check-readers.ts']
    const files = programs.flatMap((program) => [...broughtBy(ROOT, program).files])
    const packages = runtimePackages(ROOT).filter((path) => existsSync(join(ROOT, path))) // those of this platform
    for (const path of ['package.json', ...packages, ...new Set(files)])
      cpSync(join(ROOT, path), join(checkout, path), { recursive: true })
  })
  afterAll(() => {
    for (const folder of [checkout, root]) rmSync(folder, { recursive: true })
  })
  const check = async () => {
    const args = ['--input-type=module', '-e', CHECK, root]
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: checkout })
    return stdout.trim().split('\n')
  }

  test('every reader works, and a report is written in each language', async () => {
    expect(await check()).toEqual(['en', 'hi', 'mr'])
  })

  test('a file that a reader lacks ends the start with a line that names it', async () => {
    rmSync(join(root, 'readers.passed'))
    const font = join(checkout, 'node_modules/@expo-google-fonts/noto-sans-devanagari/600SemiBold')
    rmSync(font, { recursive: true })
    const [line] = await check()
    expect(line).toMatch(/^PDFs cannot be read on this machine: Error: .*NotoSansDevanagari_600SemiBold/)
  })
})
