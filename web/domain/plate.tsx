import { showPlate } from '#contract/cases/plate.ts'

/** A number plate in its groups, `MH 12 AB 1234`, whatever the spelling that is kept. */
export function Plate({ number }: { number: string }) {
  return <span className="tnum whitespace-nowrap">{showPlate(number)}</span>
}
