import { expect, test } from 'vitest'
import type { TriedReading } from '#contract/readings/reading.ts'
import type { PaperKind, ReadName } from '#contract/readings/reading-values.ts'
import { proposalsOf } from './proposals-of-papers.ts'

const financiers = [{ value: 'f1', label: 'HDFC Bank Ltd' }]

function paper(kind: PaperKind | null, values: Partial<Record<ReadName, string>>, certainty = 0.97): TriedReading {
  const box = { x: 0, y: 0, width: 0.1, height: 0.1 }
  const fields = Object.entries(values).map(([name, value]) => ({
    ...{ name: name as ReadName, value, certainty, page: 1, box, picture: 'AA' },
  }))
  return { kind, certainty: 1, fields }
}

/** The proposals of a field as `value`, with `!` where they are certain. */
const said = (path: string, ...papers: TriedReading[]) => {
  const all = (proposalsOf(papers, { financiers }) as Record<string, { value: string | number; isCertain: boolean }[]>)[
    path
  ]
  return all?.map(({ value, isCertain }) => `${value}${isCertain ? '!' : ''}`)
}

test('a value is proposed as the form takes it, and certain from the one constant on', () => {
  const rc = paper('RC', { vehicleNo: 'MH12AB1234', hpt: 'HDFC BANK LTD', receiptAmount: '1550' })
  expect(said('vehicleDetail.vehicleNo', rc)).toEqual(['MH12AB1234!'])
  expect(said('transactionDetail.hptId', rc)).toEqual(['f1!'])
  expect(said('expenseDetail.receiptAmount', rc)).toEqual(['1550!'])
  expect(said('vehicleDetail.vehicleNo', paper('RC', { vehicleNo: 'MH12AB1234' }, 0.89))).toEqual(['MH12AB1234'])
  expect(said('transactionDetail.hptId', paper('RC', { hpt: 'NO SUCH BANK' }))).toBeUndefined()
})

test('papers that agree propose a value once, papers that differ both, and none of them is certain', () => {
  const plate = (vehicleNo: string, kind: PaperKind = 'RC') => paper(kind, { vehicleNo, chassisNo: 'C1' })
  expect(said('vehicleDetail.vehicleNo', plate('MH12AB1234'), plate('MH12AB1234', 'INSURANCE'))).toEqual([
    'MH12AB1234!',
  ])
  const two = [plate('MH12AB1234'), plate('MH12AB9999', 'INSURANCE')] as const
  expect(said('vehicleDetail.vehicleNo', ...two)).toEqual(['MH12AB1234', 'MH12AB9999'])
  // What is said of two vehicles is certain of none.
  expect(said('vehicleDetail.chassisNo', ...two)).toEqual(['C1'])
})

test('a policy that was renewed since goes before the registration certificate, an older one asks', () => {
  const rc = paper('RC', { insuranceExpiry: '2027-01-01' })
  const policy = (insuranceExpiry: string) => paper('INSURANCE', { insuranceExpiry })
  expect(said('expireDetail.insuranceExpiry', rc, policy('2028-01-01'))).toEqual(['2028-01-01!', '2027-01-01'])
  expect(said('expireDetail.insuranceExpiry', rc, policy('2026-01-01'))).toEqual(['2026-01-01', '2027-01-01'])
})

test('a payment and what is no paper propose nothing', () => {
  expect(
    proposalsOf([paper('PAYMENT', { utr: '123456789012', amount: '5' }), paper(null, {})], { financiers }),
  ).toEqual({})
})
