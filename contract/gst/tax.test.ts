import { expect, test } from 'vitest'
import { toPaise } from '../money.ts'
import { taxInside } from './tax.ts'

/** Worked examples in rupees: the service part of an invoice and its parts. */
const examples = [
  { service: 1180, percent: 18, taxableValue: 1000, half: 90, igst: 180 },
  { service: 1500, percent: 18, taxableValue: 1271.18, half: 114.41, igst: 228.81 },
  { service: 1000, percent: 18, taxableValue: 847.46, half: 76.27, igst: 152.54 },
  { service: 500, percent: 5, taxableValue: 476.2, half: 11.9, igst: 23.81 },
  { service: 777.77, percent: 12, taxableValue: 694.43, half: 41.67, igst: 83.33 },
  { service: 10_000, percent: 0.25, taxableValue: 9975.06, half: 12.47, igst: 24.94 },
  { service: 2500.5, percent: 0, taxableValue: 2500.5, half: 0, igst: 0 },
  { service: 999.99, percent: 40, taxableValue: 714.27, half: 142.86, igst: 285.71 },
  // Exactly 3.5 paise: of CGST, and of IGST.
  { service: 0.32, percent: 28, taxableValue: 0.24, half: 0.04, igst: 0.07 },
  { service: 0.16, percent: 28, taxableValue: 0.12, half: 0.02, igst: 0.04 },
  { service: 0.01, percent: 18, taxableValue: 0.01, half: 0, igst: 0 },
  { service: 0.04, percent: 18, taxableValue: 0.04, half: 0, igst: 0.01 },
  // The largest payment, whose product with a rate no double holds.
  {
    service: 50_000_000_000,
    percent: 18,
    taxableValue: 42_372_881_355.94,
    half: 3_813_559_322.03,
    igst: 7_627_118_644.07,
  },
]

test.each(examples)('₹$service at $percent % contains equal halves of its tax, or IGST', (example) => {
  const { service, percent, taxableValue, half, igst } = example
  const [whole, rate] = [toPaise(service), Math.round(percent * 100)]
  const equal = toPaise(half)
  expect(taxInside(whole, rate, true)).toEqual({
    ...{ taxableValue: toPaise(taxableValue), cgst: equal, sgst: equal, igst: 0 },
  })
  const between = toPaise(igst)
  expect(taxInside(whole, rate, false)).toEqual({ taxableValue: whole - between, cgst: 0, sgst: 0, igst: between })
})

test('the tax is the nearest paisa, in equal halves, and adds up, for every price and rate', () => {
  const faults: unknown[] = []
  for (let service = 0; service < 4000; service += 7)
    for (let rate = 0; rate <= 4000; rate += 25)
      for (const isWithinState of [true, false]) {
        const tax = taxInside(service, rate, isWithinState)
        const whole = (isWithinState ? 2 : 1) * (10_000 + rate)
        // In halves of a paisa: half up means that twice the tax is beyond it by more than -1 and at most 1.
        const beyond = 2 * (isWithinState ? tax.cgst : tax.igst) * whole - 2 * service * rate
        const isNearest = beyond > -whole && beyond <= whole
        const isSplit = isWithinState ? tax.igst === 0 : tax.cgst === 0
        const sum = tax.taxableValue + tax.cgst + tax.sgst + tax.igst
        if (!isNearest || !isSplit || tax.cgst !== tax.sgst || sum !== service || tax.taxableValue < 0)
          faults.push({ service, rate, isWithinState, tax })
      }
  expect(faults).toEqual([])
})
