/** References of NEFT and RTGS, such as `SBIN324123456789`; the code of a branch is shorter. */
const TRANSFER = /^(?=[A-Z][A-Z0-9]{11,34}$)(?:[A-Z]*\d){8}/
/** References of UPI and IMPS; some banks fill them up with zeros. */
const UPI = /^0*(\d{12})$/

/** Returns a whole cell as a UTR is stored, to compare it with those of payments that wait; it need not be one. */
export const wholeCell = (cell: string): string => cell.toUpperCase().replaceAll(/[\s-]/g, '')

/** The references of UPI and IMPS, then of NEFT and RTGS, in a narration such as `UPI/CR/412345678901/RAVI SHAH`. */
export function upiAndNeftReferences(cell: string): string[] {
  const text = cell.toUpperCase()
  const words = text.split(/[^A-Z0-9]+/)
  // A narration that was broken into lines has a blank in its number.
  const parts = text.split(/[^A-Z0-9\s]+/).map((part) => part.replaceAll(/\s/g, ''))
  return [
    ...[wholeCell(cell), ...words, ...parts].flatMap((word) => UPI.exec(word)?.[1] ?? []),
    ...words.filter((word) => TRANSFER.test(word)),
  ]
}

/** Maximum UTRs that are read from a cell; a narration has three or four numbers of that length. */
const MOST_UTRS = 5

/** Returns the UTRs that a cell can mean, the likeliest first: references, then the cell itself, if it can be one. */
export function utrsIn(cell: string): string[] {
  const whole = wholeCell(cell)
  const isUtr = /^(?=[A-Z0-9]{6,35}$)(?:[A-Z]*\d){6}/.test(whole) && !UPI.test(whole)
  return [...new Set([...upiAndNeftReferences(cell), ...(isUtr ? [whole] : [])])].slice(0, MOST_UTRS)
}
