import { nameKey } from '#contract/text.ts'

/**
 * What stands for another letter or digit in the skeleton of a name, by Unicode TR 39: of the alphabets and digits that
 * Indian keyboards and phones have. Wide and styled letters are Latin by NFKC.
 */
const looksLikeLetter = Object.entries({
  ...{ A: 'ΑА', B: 'ΒВ', C: 'СϹ', E: 'ΕЕ', F: 'Ϝ', G: 'Ԍ', H: 'ΗН', J: 'ͿЈ', K: 'ΚК', M: 'ΜϺМ', N: 'Ν' },
  ...{ O: '0ΟОՕ০୦ଠ', P: 'ΡР', Q: 'Ԛ', S: 'ЅՏ', T: 'ΤТ', U: 'Ս', V: 'Ѵ', W: 'Ԝ', X: 'ΧХ', Y: 'ΥУҮ', Z: 'Ζ' },
  ...{ a: 'ɑαа', b: 'Ь', c: 'ϲсᴄ', d: 'ԁ', e: 'еҽ', f: 'ք', g: 'ɡց', h: 'һհ', i: 'ıɩιіӏ', j: 'ϳј' },
  ...{ l: '1|IΙІӀ', n: 'ոռ', o: 'οоօσം०੦૦௦౦೦൦ംం', p: 'ρр', q: 'ԛգզ', r: 'гᴦ', s: 'ѕ', u: 'ʋυս', v: 'νѵ' },
  ...{ w: 'ɯѡԝա', x: 'х', y: 'ɣγуү', rn: 'm' },
}).flatMap(([skeleton, letters]) => [...letters].map((letter) => [letter, skeleton] as const))
const skeletonOf = new Map(looksLikeLetter)

/**
 * Returns the visual skeletons of a name: as it is, in small letters, in capitals, because a letter of another alphabet may
 * look like a Latin one in only one of them.
 */
const skeletonsOf = (name: string): string[] => {
  const plain = name.normalize('NFKC').normalize('NFD')
  const key = nameKey(name).normalize('NFD')
  const forms = { asTyped: plain, small: key, capital: key.toUpperCase() }
  return Object.entries(forms).map(
    ([form, text]) => `${form} ${Array.from(text, (letter) => skeletonOf.get(letter) ?? letter).join('')}`,
  )
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
