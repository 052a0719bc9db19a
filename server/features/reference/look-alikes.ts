import unhomoglyph from 'unhomoglyph'
import { nameKey } from '#contract/text.ts'

/**
 * Returns the visual skeletons of a name (Unicode TR 39): as it is, in small letters, in capitals,
 * because a letter of another alphabet may look like a Latin one in only one of them.
 */
const skeletonsOf = (name: string): string[] => {
  const plain = name.normalize('NFKC').normalize('NFD')
  const key = nameKey(name).normalize('NFD')
  const forms = { asTyped: plain, small: key, capital: key.toUpperCase() }
  return Object.entries(forms).map(([form, text]) => `${form} ${unhomoglyph(text)}`)
}

/** Returns, for each name, the first earlier name that looks the same, by id. */
export function lookAlikes(inOrder: readonly { id: string; name: string }[]): Map<string, string> {
  const first = new Map<string, string>()
  const lookAlike = new Map<string, string>()
  for (const { id, name } of inOrder) {
    const skeletons = skeletonsOf(name)
    const earlier = skeletons.map((skeleton) => first.get(skeleton)).find((found) => found !== undefined)
    if (earlier !== undefined) lookAlike.set(id, earlier)
    for (const skeleton of skeletons) if (!first.has(skeleton)) first.set(skeleton, name)
  }
  return lookAlike
}
