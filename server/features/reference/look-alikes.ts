import unhomoglyph from 'unhomoglyph'
import { nameKey } from '#contract/text.ts'

/**
 * Returns the visual skeletons of a name (Unicode TR 39): as it is, in small letters, in capitals,
 * because a letter of another alphabet may look like a Latin one in only one of them.
 */
const readingsOf = (name: string): string[] => {
  const plain = name.normalize('NFKC').normalize('NFD')
  const key = nameKey(name).normalize('NFD')
  const readings = { asTyped: plain, small: key, capital: key.toUpperCase() }
  return Object.entries(readings).map(([reading, text]) => `${reading} ${unhomoglyph(text)}`)
}

/** Returns, for each name, the first earlier name that looks the same, by id. */
export function lookAlikes(inOrder: readonly { id: string; name: string }[]): Map<string, string> {
  const first = new Map<string, string>()
  const alike = new Map<string, string>()
  for (const { id, name } of inOrder) {
    const readings = readingsOf(name)
    const found = readings.map((reading) => first.get(reading)).find((one) => one !== undefined)
    if (found !== undefined) alike.set(id, found)
    for (const reading of readings) if (!first.has(reading)) first.set(reading, name)
  }
  return alike
}
