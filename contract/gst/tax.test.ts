import { describe, expect, test } from 'vitest'
import { sumTaxes, taxInside } from './tax.ts'

/** The worked examples of docs/decisions/0090-gst.md, in rupees: the service price and its parts. */
const examples = [
  { service: 1180, percent: 18, taxableValue: 1000, cgst: 90, sgst: 90, igst: 0 },
  { service: 1180, percent: 18, taxableValue: 1000, cgst: 0, sgst: 0, igst: 180 },
  { service: 1500, percent: 18, taxableValue: 1271.19, cgst: 114.41, sgst: 114.4, igst: 0 },
  { service: 750.75, percent: 18, taxableValue: 636.23, cgst: 0, sgst: 0, igst: 114.52 },
  { service: 0.01, percent: 18, taxableValue: 0.01, cgst: 0, sgst: 0, igst: 0 },
  { service: 0.04, percent: 18, taxableValue: 0.03, cgst: 0.01, sgst: 0, igst: 0 },
  { service: 0.16, percent: 28, taxableValue: 0.13, cgst: 0.02, sgst: 0.01, igst: 0 },
  { service: 2500.5, percent: 0, taxableValue: 2500.5, cgst: 0, sgst: 0, igst: 0 },
  { service: 999.99, percent: 40, taxableValue: 714.28, cgst: 142.86, sgst: 142.85, igst: 0 },
  { service: 10_000, percent: 0.25, taxableValue: 9975.06, cgst: 12.47, sgst: 12.47, igst: 0 },
  { service: 100_000_000, percent: 18, taxableValue: 84_745_762.71, cgst: 7_627_118.65, sgst: 7_627_118.64, igst: 0 },
] as const

const paise = (rupees: number) => Math.round(rupees * 100)

describe('the tax inside a service price', () => {
  test.each(examples)('₹$service at $percent % contains its tax', ({ service, percent, ...parts }) => {
    const { taxableValue, cgst, sgst, igst } = parts
    const expected = { taxableValue, cgst, sgst, igst }
    expect(taxInside(paise(service), paise(percent), igst === 0)).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, rupees]) => [name, paise(rupees)])),
    )
  })

  test('the tax of two cases is rounded for each, then added: the odd paise add up', () => {
    const one = taxInside(paise(500), 1800, true)
    expect(one).toEqual({ taxableValue: 42_373, cgst: 3814, sgst: 3813, igst: 0 })
    expect(sumTaxes([one, one])).toEqual({ taxableValue: 84_746, cgst: 7628, sgst: 7626, igst: 0 })
    const outside = taxInside(paise(500), 1800, false)
    expect(sumTaxes([outside, outside]).igst).toBe(2 * outside.igst)
  })

  test('the tax is the nearest paisa, and adds up, for every price and rate', () => {
    const faults: unknown[] = []
    for (let service = 0; service < 4000; service += 7)
      for (let rate = 0; rate <= 4000; rate += 25)
        for (const isWithinState of [true, false]) {
          const tax = taxInside(service, rate, isWithinState)
          // In halves of a paisa: half up means that twice the value is beyond it by more than -1 and at most 1.
          const beyond = 2 * tax.taxableValue * (10_000 + rate) - 2 * service * 10_000
          const isNearest = beyond > -(10_000 + rate) && beyond <= 10_000 + rate
          const isHalved = [0, 1].includes(tax.cgst - tax.sgst) && tax.igst * (tax.cgst + tax.sgst) === 0
          const whole = tax.taxableValue + tax.cgst + tax.sgst + tax.igst
          if (!isNearest || !isHalved || whole !== service) faults.push({ service, rate, tax })
        }
    expect(faults).toEqual([])
  })
})
