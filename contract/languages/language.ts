/** The languages of the portal: English, Hindi, Marathi. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/** The name of each language in its own script, as people look for it; never translated. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' }

/** Returns the language that a header `Accept-Language` asks for first among those of the portal; English without one. */
export function acceptedLanguage(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const q = /^q=(\d(?:\.\d{1,3})?)$/.exec(parameters.at(-1)?.trim() ?? '')?.[1]
    return { language: languages.find((one) => tag.trim().split('-')[0] === one), weight: Number(q ?? 1) }
  })
  const best = wanted
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .sort((one, other) => other.weight - one.weight)[0]
  return best?.language ?? 'en'
}
