import { beforeAll, describe, expect, test } from 'vitest'
import { caseEndpoints as calls } from '#contract/cases/case-endpoints.ts'
import { caseSorts } from '#contract/cases/case-list-fields.ts'
import { breadth } from '#test/breadth.ts'
import { requireSuccess } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const nos = (rows: { CaseNo: string }[]) => rows.map(({ CaseNo }) => CaseNo)

describe('sort and page', () => {
  const drafts: MadeCase[] = []
  beforeAll(async () => {
    for (let n = 0; n < 23; n += 1) {
      const day = String((n % 5) + 1).padStart(2, '0')
      const general = { applicationDate: `2022-03-${day}`, ...(n % 3 === 0 && { applicationNo: null }) }
      await office.caseIn('ready', { over: { generalDetail: general } })
    }
    for (let n = 0; n < 3; n += 1) drafts.push(await office.caseIn('Created'))
  })
  const march = { filterType: 'applicationDate', fromDate: '2022-03-01', toDate: '2022-03-31' } as const
  const ask = async (more: object) =>
    requireSuccess(await office.call(calls.verifiedList, { as: admin, body: { ...march, ...more } }))

  test('the whole list comes without a page', async () => {
    const { data, meta } = await ask({})
    expect(data).toHaveLength(23)
    expect(meta).toEqual({ total: 23, page: 0, pageSize: 1_000 })
    expect(data.map((row) => row.applicationDate)).toEqual(
      data
        .map((row) => row.applicationDate)
        .toSorted()
        .toReversed(),
    )
  })

  test.each(caseSorts.flatMap((sort) => [sort, `-${sort}`]))('pages of %s join to the whole list', async (sort) => {
    const whole = nos((await ask({ sort })).data)
    const sizes = [1, 5, 7, 23, 100]
    for (const pageSize of breadth(sort === 'CaseNo' ? sizes : [7, 100], sizes)) {
      const pages = Math.ceil(23 / pageSize)
      const joined: string[] = []
      for (let page = 0; page < pages; page += 1) {
        const { data, meta } = await ask({ sort, page, pageSize })
        expect(meta).toEqual({ total: 23, page, pageSize })
        joined.push(...nos(data))
      }
      expect(joined).toEqual(whole)
      expect(await ask({ sort, page: pages, pageSize })).toMatchObject({ data: [], meta: { total: 23 } })
    }
  })

  test('sorts by the shown firm, amount and creator', async () => {
    const employee = await office.employee({ firstname: 'Zoya', lastname: 'Khan' })
    const general = { applicationDate: '2022-04-01' }
    for (const [by, receiptAmount] of [
      [admin, 100],
      [employee, 20],
      [admin, 3],
    ] as const)
      await office.caseIn('ready', { by, over: { generalDetail: general, expenseDetail: { receiptAmount } } })
    const april = { ...march, fromDate: '2022-04-01', toDate: '2022-04-30' }
    const sorted = (sort: string) =>
      office.ok(calls.verifiedList, { as: admin, body: { ...april, sort: sort as 'createdBy' } })
    const amounts = (await sorted('totalAmount')).map((row) => row.totalAmount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => Number(a) - Number(b)))
    expect((await sorted('-createdBy'))[0]?.createdBy.firstName).toBe('Zoya')
    expect((await sorted('createdBy')).at(-1)?.createdBy.firstName).toBe('Zoya')
  })

  test('empty values come last in both directions', async () => {
    for (const sort of ['applicationNo', '-applicationNo']) {
      const values = (await ask({ sort })).data.map((row) => row.applicationNo)
      expect(values.slice(-8)).toEqual(Array(8).fill(null))
      expect(values.slice(0, 15)).not.toContain(null)
    }
  })

  test('a list in the address pages and searches the same way', async () => {
    const query = { page: 1, pageSize: 2, sort: 'CaseNo' }
    const { data, meta } = requireSuccess(await office.call(calls.unverified, { as: admin, query }))
    expect(nos(data)).toEqual([drafts[2]?.CaseNo])
    expect(meta).toEqual({ total: 3, page: 1, pageSize: 2 })
    const search = await office.ok(calls.unverified, { as: admin, query: { search: drafts[0]?.CaseNo ?? '' } })
    expect(nos(search)).toEqual([drafts[0]?.CaseNo])
  })

  test.each([
    { page: -1 },
    { pageSize: 0 },
    { pageSize: 101 },
    { page: 1.5 },
    { sort: 'total_amount' },
    { sort: '--CaseNo' },
  ])('%j is 400', async (more) => {
    const answer = await office.call(calls.verifiedList, { as: admin, body: { ...march, ...more } })
    expect(answer.status).toBe(400)
  })
})
