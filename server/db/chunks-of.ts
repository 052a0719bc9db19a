/** Returns the values in chunks of at most `size`, so that no statement takes long. */
export function* chunksOf<T>(values: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < values.length; at += size) yield values.slice(at, at + size)
}
