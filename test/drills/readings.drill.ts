import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { HIGH_CERTAINTY } from '#contract/readings/reading-values.ts'
import { createPaperReader } from '#server/adapters/paper-reader.ts'
import { bounds } from '#server/context/bounds.ts'
import { readWaitingFiles } from '#server/features/readings/read-waiting-files.ts'
import { openOffice } from '#test/office.ts'
import { makeSpecimens, type Specimen } from '#test/specimens/specimens.ts'
import { formWith } from '#test/upload-form.ts'
import { p99, print, timesDuring } from './drill-report.ts'
import { greatestDuring, largestChildMegabytes } from './memory-of.ts'

/* How many fields of papers are read rightly, by kind and form: of 300 papers, and of 60 by another seed. */
const IDLE_SECONDS = 5
/** Files that are read again and again. */
const FILES = 20
const reader = createPaperReader(
  { ...bounds.reading, share: 1e9, idleSeconds: IDLE_SECONDS },
  { warn() {}, error: console.error },
)
const folder = mkdtempSync(join(tmpdir(), 'readings-'))
afterAll(() => {
  reader.close()
  rmSync(folder, { recursive: true })
})
const caller = { owner: 'drill', signal: new AbortController().signal }

interface Count {
  files: number
  kinds: number
  fields: number
  right: number
  /** Values of a high certainty, and the wrong ones of them. */
  high: number
  wrong: number
  /** Numbers of the papers themselves: those that they have, those read rightly, and the others that were read. */
  numbers: number
  numbersRight: number
  numbersWrong: number
  seconds: number
}

async function read({ draw, type, kind, truth, number }: Specimen): Promise<Count> {
  const path = join(folder, `paper.${type}`)
  await writeFile(path, await draw())
  const begin = performance.now()
  const answer = await reader.read(async () => ({ path, kind: type, today: '2026-11-30' }), caller)
  if ('fault' in answer) throw new Error(answer.fault)
  const high = answer.fields.filter(({ certainty }) => certainty >= HIGH_CERTAINTY)
  return {
    files: 1,
    kinds: Number(answer.kind === kind),
    fields: Object.keys(truth).length,
    right: answer.fields.filter(({ name, value }) => truth[name] === value).length,
    high: high.length,
    wrong: high.filter(({ name, value }) => truth[name] !== value).length,
    numbers: Number(number !== undefined),
    numbersRight: Number(number !== undefined && answer.number === number),
    numbersWrong: Number(answer.number !== undefined && answer.number !== number),
    seconds: (performance.now() - begin) / 1000,
  }
}

const NAMES = [
  'files',
  'kinds',
  'fields',
  'right',
  'high',
  'wrong',
  'numbers',
  'numbersRight',
  'numbersWrong',
  'seconds',
] as const

function sumOf(counts: readonly Count[]): Count {
  const sum = Object.fromEntries(NAMES.map((name) => [name, 0])) as unknown as Count
  for (const count of counts) for (const name of NAMES) sum[name] += count[name]
  return sum
}

const share = ({ right, fields }: Count) => right / fields

test.each([
  ['tuned by', 1, 300],
  ['seen only here', 2, 60],
])('papers are read rightly: %s', async (which, seed, count) => {
  const papers: { specimen: Specimen; count: Count }[] = []
  const readAll = async () => {
    for (const specimen of makeSpecimens(seed, count)) papers.push({ specimen, count: await read(specimen) })
  }
  const memory = await greatestDuring(readAll(), 100, () => largestChildMegabytes(process.pid))
  const of = (is: (specimen: Specimen) => boolean) =>
    sumOf(papers.filter(({ specimen }) => is(specimen)).map((one) => one.count))
  for (const [name, some] of Map.groupBy(papers, ({ specimen: { kind, form } }) => `${kind} ${form}`)) {
    const { right, fields, seconds, files } = sumOf(some.map((one) => one.count))
    print(`readings ${which}: ${name}`, { right, fields, seconds: (seconds / files).toFixed(1) })
  }
  const all = of(() => true)
  print(`readings ${which}`, {
    papers: count,
    high: all.high,
    wrong: all.wrong,
    numbers: all.numbers,
    numbersRight: all.numbersRight,
    numbersWrong: all.numbersWrong,
    MB: Math.round(memory),
  })
  expect(all.kinds).toBe(all.files)
  expect(share(of(({ form }) => form === 'text'))).toBeGreaterThanOrEqual(0.98)
  expect(share(of(({ form }) => form === 'scan'))).toBeGreaterThanOrEqual(0.95)
  expect(share(of(({ form }) => form === 'photo'))).toBeGreaterThanOrEqual(0.85)
  expect(share(of(({ kind }) => kind === 'PAYMENT'))).toBeGreaterThanOrEqual(0.97)
  expect(all.numbersRight / all.numbers).toBeGreaterThanOrEqual(0.85)
  const wrong = all.wrong + all.numbersWrong
  expect(wrong / (all.high + all.numbersRight + all.numbersWrong)).toBeLessThanOrEqual(0.005)
  expect(memory).toBeLessThanOrEqual(600)
})

test('the memory of the reader is given back once it is idle', async () => {
  await sleep((IDLE_SECONDS + 1) * 1000)
  expect(largestChildMegabytes(process.pid)).toBeLessThan(100)
})

test('lists stay nearly as fast while 200 files are read', async () => {
  const office = await openOffice()
  const by = await office.employee()
  const cases = []
  for (let count = 0; count < 100; count += 1) cases.push(await office.caseIn('Created', { by }))
  const photos = makeSpecimens(3, 200).filter(({ form }) => form === 'photo')
  for (const [at, photo] of photos.slice(0, FILES).entries()) {
    const params = { caseId: cases[at]?.id ?? '' }
    await office.ok(attachmentEndpoints.upload, { as: by, params, ...formWith(await photo.draw(), 'photo.jpg') })
  }
  const list = () => office.ok(caseEndpoints.myDrafts, { as: by, query: { pageSize: '50' } })
  const quiet = await timesDuring(sleep(60_000), 100, list)
  const readAll = async () => {
    for (let round = 0; round < 200 / FILES; round += 1) {
      await office.database.pool.query('delete from readings; update attachments set to_read = true')
      await readWaitingFiles(office.deps, () => false)
    }
  }
  const busy = await timesDuring(readAll(), 100, list)
  await office.close()
  print('lists while papers are read', { quiet: p99(quiet), busy: p99(busy) })
  expect(p99(busy)).toBeLessThanOrEqual(1.5 * p99(quiet))
})
