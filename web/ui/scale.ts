/** Returns the lines of a scale that begins at 0: at most four above it, 1, 2 or 5 times a power of ten apart. */
export function ticksTo(top: number): number[] {
  const power = 10 ** Math.floor(Math.log10(top / 4))
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((one) => top / one <= 4) ?? 1)
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step)
}
