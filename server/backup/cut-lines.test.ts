import { expect, test } from 'vitest'
import { cutLines } from './objects.ts'

const lineOf = (id: number, value = 'as it was') => `${String(id).padStart(8, '0')}\t${value} of ${id}\n`
const lines = Array.from({ length: 20_000 }, (_, id) => lineOf(id))

/** Cuts a text that arrives in pieces of some size. */
async function cut(text: string, piece = 65_536): Promise<string[]> {
  async function* source() {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
  const chunks: string[] = []
  for await (const chunk of cutLines(source(), { mean: 1000, keyColumns: 1 })) chunks.push(chunk.toString())
  return chunks
}
const difference = (a: string[], b: string[]) => a.filter((chunk) => !new Set(b).has(chunk)).length

test('lines are cut into chunks of about the wanted length, which hold all of them in order', async () => {
  const text = lines.join('')
  const chunks = await cut(text)
  expect(chunks.join('')).toBe(text)
  expect(chunks.every((chunk) => chunk.endsWith('\n'))).toBe(true)
  const mean = text.length / chunks.length
  expect(mean).toBeGreaterThan(800)
  expect(mean).toBeLessThan(1200)
})

test('the pieces in which lines arrive make no difference', async () => {
  const text = lines.slice(0, 2000).join('')
  const chunks = await cut(text)
  for (const piece of [1, 7, 100, 1001]) expect(await cut(text, piece)).toEqual(chunks)
})

test('a line that is new, changed or gone changes one chunk', async () => {
  const before = await cut(lines.join(''))
  const changes: [string, string[]][] = [
    ['new in the middle', lines.toSpliced(777, 0, '00000776x\tnew\n')],
    ['changed', lines.with(5000, lineOf(5000, 'as it is'))],
    ['gone', lines.toSpliced(9999, 1)],
    ['new at the end', [...lines, lineOf(20_000)]],
  ]
  for (const [what, changed] of changes) {
    const changedChunks = difference(await cut(changed.join('')), before)
    expect(changedChunks, what).toBeGreaterThan(0)
    expect(changedChunks, what).toBeLessThanOrEqual(2)
  }
})

test('nothing makes no chunk, and a last line without an end is kept', async () => {
  expect(await cut('')).toEqual([])
  expect((await cut('1\ta\n2\tb')).join('')).toBe('1\ta\n2\tb')
})
