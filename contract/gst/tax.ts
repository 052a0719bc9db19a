/** The parts of a service price that has its GST inside, in paise. */
export interface Tax {
  taxableValue: number
  cgst: number
  sgst: number
  igst: number
}

/** 100 % in the unit of rates, hundredths of a percent. */
const WHOLE = 10_000

/** Returns amount × share ÷ whole, rounded half up. Exact: the service part of a bill times a rate is beyond 2^53. */
const partOf = (amount: number, share: number, whole: number): number =>
  Number((2n * BigInt(amount) * BigInt(share) + BigInt(whole)) / (2n * BigInt(whole)))

/**
 * Divides the whole service part of an invoice (paise) into its taxable value and the GST inside it, at a rate in hundredths
 * of a percent. The tax is rounded half up to the paisa, and the value is the rest. Within a state CGST and SGST are computed
 * at half the rate each, so that they are equal; between states it is IGST.
 */
export function taxInside(service: number, rate: number, isWithinState: boolean): Tax {
  if (isWithinState) {
    const half = partOf(service, rate, 2 * (WHOLE + rate))
    return { taxableValue: service - 2 * half, cgst: half, sgst: half, igst: 0 }
  }
  const igst = partOf(service, rate, WHOLE + rate)
  return { taxableValue: service - igst, cgst: 0, sgst: 0, igst }
}
