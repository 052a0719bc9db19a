/** Formats a count in the Indian grouping: `1,011`, `1,00,000`. */
export const showCount = (count: number): string => count.toLocaleString('en-IN')

const shortUnits: readonly [number, string][] = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1000, 'K'],
]

const oneDecimal = (value: number) => Math.round(value * 10) / 10

/**
 * Formats a number in few characters: `999`, `1.5K`, `40L`, `1,200Cr`; at most one decimal. The suffixes are our own,
 * since browsers differ in those of English in India.
 */
export function showShort(value: number): string {
  const size = Math.abs(value)
  // What rounds up to a unit is shown in it: 99,999 is 1L.
  const [unit, suffix] = shortUnits.find(([one]) => roundedBelow(size, one) >= one) ?? [1, '']
  const shown = oneDecimal(size / unit)
  return `${value < 0 && shown > 0 ? '-' : ''}${shown.toLocaleString('en-IN', { maximumFractionDigits: 1 })}${suffix}`
}

/** Rounds a size as it would be shown in the unit below this one. */
function roundedBelow(size: number, unit: number): number {
  const [below] = shortUnits.find(([one]) => one < unit) ?? [1]
  return oneDecimal(size / below) * below
}
