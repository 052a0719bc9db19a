/** The parts of a service price that has its GST inside, in paise. */
export interface Tax {
  taxableValue: number
  cgst: number
  sgst: number
  igst: number
}

/** 100 % in the unit of rates, hundredths of a percent. */
const WHOLE = 10_000

/**
 * Divides a service price (paise) into its taxable value and the GST inside it, at a rate in hundredths of a percent. The
 * value is rounded half up to the paisa and the tax is the rest. Within a state it is CGST and SGST in halves, the odd
 * paisa with CGST; between states it is IGST.
 */
export function taxInside(service: number, rate: number, isWithinState: boolean): Tax {
  const divisor = WHOLE + rate
  // Whole numbers below 2^53: a service price is at most MAX_CASE_TOTAL.
  const taxableValue = Math.floor((2 * service * WHOLE + divisor) / (2 * divisor))
  const tax = service - taxableValue
  if (!isWithinState) return { taxableValue, cgst: 0, sgst: 0, igst: tax }
  const sgst = Math.floor(tax / 2)
  return { taxableValue, cgst: tax - sgst, sgst, igst: 0 }
}

/** Adds the taxes of cases: each is rounded by itself. */
export const sumTaxes = (taxes: readonly Tax[]): Tax =>
  taxes.reduce(
    (sum, tax) => ({
      taxableValue: sum.taxableValue + tax.taxableValue,
      cgst: sum.cgst + tax.cgst,
      sgst: sum.sgst + tax.sgst,
      igst: sum.igst + tax.igst,
    }),
    { taxableValue: 0, cgst: 0, sgst: 0, igst: 0 },
  )
