import { expect, test } from 'vitest'
import { hiddenRates, ownPrices, priceOf, rateAt, rtosOf } from './rate-places.ts'
import { emptyRate } from './rate-queries.ts'

const rate = (receiptAmount: number, place: { service?: string; toRTO?: string; clientId?: string } = {}) => ({
  ...emptyRate,
  service: 'fitness',
  receiptAmount,
  ...place,
})
const [shah, pune] = [{ clientId: 'shah' }, { toRTO: 'MH-12 - PUNE' }]
const everywhere = rate(1)
const ofRto = rate(2, pune)
const ofDealer = rate(3, shah)
const ofBoth = rate(4, { ...shah, ...pune })
const place = { service: 'fitness', toRTO: 'MH-12 - PUNE', clientId: 'shah' }

test('the most exact rate of a place counts: dealer and RTO, then dealer, then RTO', () => {
  const card = [everywhere, ofRto, ofDealer, ofBoth]
  expect(rateAt(card, place)).toEqual({ index: 3, isOwn: true })
  expect(rateAt(card.slice(0, 3), place)).toEqual({ index: 2, isOwn: false })
  expect(rateAt(card.slice(0, 2), place)).toEqual({ index: 1, isOwn: false })
  expect(rateAt(card.slice(0, 1), place)).toEqual({ index: 0, isOwn: false })
  expect(rateAt([ofBoth], { ...place, clientId: '' })).toBeNull()
  expect(rateAt([], place)).toBeNull()
})

test('a price is the sum of the charges of a service, and none while one is missing', () => {
  expect(priceOf({ ...rate(740.1), otherCharges: 0.2 })).toBe(740.3)
  expect(priceOf({ ...rate(1), receiptAmount: null })).toBeNull()
})

test('the columns are every RTO, those of the card, and those just added, each once', () => {
  expect(rtosOf([ofRto, ofBoth, everywhere], ['MH-01 - MUMBAI', 'MH-12 - PUNE'])).toEqual([
    '',
    'MH-01 - MUMBAI',
    'MH-12 - PUNE',
  ])
  expect(rtosOf([], [])).toEqual([''])
})

test('a dealer has as many own prices as it has rates', () => {
  expect([...ownPrices([everywhere, ofDealer, ofBoth, ofRto])]).toEqual([['shah', 2]])
})

test('a rate without a service and a second one of a place are in no cell', () => {
  expect(hiddenRates([everywhere, rate(9, { service: '' }), ofRto, rate(8)])).toEqual([1, 3])
})
