import unhomoglyph from 'unhomoglyph'
import { nameKey } from '#contract/text.ts'

/**
 * What a reader sees of a name, in three readings: as it stands, in small letters, in capitals (Unicode TR 39). A
 * letter of another alphabet may look like ours in one of them alone.
 */
const readingsOf = (name: string): string[] => {
  const plain = name.normalize('NFKC').normalize('NFD')
  const key = nameKey(name).normalize('NFD')
  const readings = { asTyped: plain, small: key, capital: key.toUpperCase() }
  return Object.entries(readings).map(([reading, text]) => `${reading} ${unhomoglyph(text)}`)
}

/** Whom each of some names can be taken for: the first that stands before it and looks the same. By id. */
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
