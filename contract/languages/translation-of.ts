import * as areas from '../messages/index.generated.ts'
import type { Translation } from './in-force.ts'
import type { Language } from './language.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

/** Returns the texts of a language from its modules; a text that they lack is English. */
export function translationOf(language: Language, texts: object): Translation {
  const byName = texts as Areas
  const byEnglish = new Map<string, string>()
  for (const [area, names] of Object.entries(areas as Areas))
    for (const [name, english] of Object.entries(names ?? {})) {
      const text = byName[area]?.[name]
      if (typeof english === 'string' && typeof text === 'string' && !byEnglish.has(english))
        byEnglish.set(english, text)
    }
  const find = (fullName: string) => {
    const [area = '', name = ''] = fullName.split('.')
    return byName[area]?.[name]
  }
  return {
    language,
    text: (english, name) => (name && (find(name) as string | undefined)) || (byEnglish.get(english) ?? english),
    value: find,
  }
}
