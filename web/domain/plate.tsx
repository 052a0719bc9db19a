import { showPlate } from '#contract/cases/plate.ts'

/** A number plate formatted in groups, `MH 12 AB 1234`, whatever the stored spelling. */
export function Plate({ number }: { number: string }) {
  return <span className="tnum whitespace-nowrap">{showPlate(number)}</span>
}
