import { afterEach, expect, test, vi } from 'vitest'
import { documentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { requestWithMeta } from './api.ts'

afterEach(() => vi.unstubAllGlobals())

const row = (index: number) => ({ id: `row ${index}` })

const rows = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => row(from + index))

/** Answers as the server does a list of some rows, in which a row has moved down by the time a page is read. */
function serve(total: number, dataOf: (part: unknown[]) => unknown, asked: string[]) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string, { body }: RequestInit) => {
      const query = new URL(address, 'http://office').searchParams
      const { page = query.get('page'), pageSize = query.get('pageSize') } = JSON.parse(String(body ?? '{}'))
      asked.push(`${page} of ${pageSize}`)
      const size = Number(pageSize ?? 1_000)
      const from = Number(page) * size
      const part = rows(Math.max(from - (page === null || page === undefined ? 0 : 1), 0), Math.min(from + size, total))
      const meta = { total, page: Number(page), pageSize: size }
      return new Response(JSON.stringify({ success: true, message: '', data: dataOf(part), meta }))
    }),
  )
}

test('a list without a page has the rows beyond its first thousand, each once', async () => {
  const asked: string[] = []
  serve(1_150, (part) => part, asked)
  const { data, meta } = await requestWithMeta(documentEndpoints.all, {})
  expect(data).toEqual(rows(0, 1_150))
  expect(meta?.total).toBe(1_150)
  expect(asked).toEqual(['null of null', '10 of 100', '11 of 100'])
})

test('so has a list within its data, asked for by a body', async () => {
  serve(1_001, (part) => ({ transactions: part, clientDetails: null }), [])
  const body = { fromDate: '2026-01-01', toDate: '2026-12-31' }
  const { data } = await requestWithMeta(transactionEndpoints.history, { params: { id: '1' }, body })
  expect(data.transactions).toEqual(rows(0, 1_001))
})

test('a page stays a page, and no more than 10,000 rows are read', async () => {
  const asked: string[] = []
  serve(5_000, (part) => part, asked)
  const page = await requestWithMeta(documentEndpoints.all, { query: { page: '1', pageSize: '100' } })
  expect([page.data.length, asked]).toEqual([101, ['1 of 100']])
  serve(20_000, (part) => part, [])
  expect((await requestWithMeta(documentEndpoints.all, {})).data).toHaveLength(10_000)
})
