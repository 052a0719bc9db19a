import { createTranslator } from 'use-intl/core'
import { englishTexts } from '#first-texts'
import type { Language } from './languages/language.ts'
import type {
  AllTexts,
  AreaName,
  FullName,
  Later,
  LaterArguments,
  TextKey,
  TextName,
  Texts,
} from './texts/translate.ts'

/* Digits are 0 to 9 in every language, and grouped as in India. */
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn', mr: 'mr-IN-u-nu-latn' }

type Say = (name: string, values?: object) => string
type Translator = Say & { rich: (name: string, values?: object) => unknown; raw: (name: string) => unknown }

const loaded = new Map<Language, Texts>()
if (englishTexts) loaded.set('en', englishTexts)
const translators = new Map<string, Translator>()
let source: () => Language = () => 'en'

/** Makes the texts of a language known; it can be in force from now on. */
export const addTexts = (language: Language, texts: Texts) => void loaded.set(language, texts)

/** Whether the texts of a language are known. */
export const hasTexts = (language: Language) => loaded.has(language)

/** Sets where the language in force comes from, and returns where it came from; at first the texts are English. */
export function takeLanguageFrom(inForce: () => Language): () => Language {
  const former = source
  source = inForce
  return former
}

export const languageInForce = (): Language => source()

/** The translator of an area, made when it is first used. */
function translatorOf(language: Language, area: string): Translator {
  const key = `${language}.${area}`
  const made = translators.get(key)
  if (made) return made
  const texts = loaded.get(language)
  if (!texts) throw new Error(`The texts in ${language} are not loaded`)
  const translator = createTranslator({
    locale: locales[language],
    messages: texts[area as AreaName] as object,
    onError(error) {
      throw error
    },
  }) as unknown as Translator
  translators.set(key, translator)
  return translator
}

/** Each area's translator, which looks at the language at the moment of each call. */
export function textsIn(language: () => Language): AllTexts {
  const areas: Record<string, Translator> = {}
  const translatorIn = (area: string): Translator => {
    const say: Say = (name, values) => translatorOf(language(), area)(name, values)
    const rich: Translator['rich'] = (name, values) => translatorOf(language(), area).rich(name, values)
    const raw: Translator['raw'] = (name) => translatorOf(language(), area).raw(name)
    return Object.assign(say, { rich, raw })
  }
  // A browser makes it before it knows the names of the areas.
  return new Proxy(areas, { get: (made, area: string) => (made[area] ??= translatorIn(area)) }) as unknown as AllTexts
}

/**
 * Every text that a person reads, by area, in the language in force at the moment of the call:
 * `t.rates('tooMany', { most })`. Call it inside functions: what a module keeps stays in one language.
 */
export const t = textsIn(() => source())

/**
 * The same texts in English, whatever the language in force is; in a browser only after `useEnglish`, until then in
 * the language in force.
 */
export const english = textsIn(() => (loaded.has('en') ? 'en' : source()))

/** Begins a text that is said later: nobody can type it, so that nothing typed is taken for one. */
const LATER = '\u0001'

/**
 * Returns a text to be put into words later, by `textOf`: for schemas, refusals and declarations, which don't know the
 * reader's language. A value may be such a text itself.
 */
export function textKey<Name extends FullName>(name: Name, ...values: LaterArguments<Name>): Later {
  return `${LATER}${name}${values.length === 0 ? '' : JSON.stringify(values[0])}` as Later
}

/** Returns the name of a text without values; undefined for one with values. */
export const nameOf = (key: TextKey): TextName | undefined =>
  key.endsWith('}') ? undefined : (key.replace(LATER, '') as TextName)

const textAt = (texts: unknown, [name, ...rest]: string[]): unknown => {
  if (name === undefined) return texts
  return typeof texts === 'object' && texts !== null && Object.hasOwn(texts, name)
    ? textAt(texts[name as keyof typeof texts], rest)
    : undefined
}

/** Returns a text of `textKey`, or the name of one, in the language in force; anything else as it is. */
export function textOf<Key extends string | null>(key: Key): Key extends string ? string : null
export function textOf(key: string | null): string | null {
  if (key === null) return null
  const isLater = key.startsWith(LATER)
  const [fullName = '', json] = key.replace(LATER, '').split(/(?=\{)(.*)/s)
  const [area = '', ...path] = fullName.split('.')
  const text = textAt(loaded.get(source()), [area, ...path])
  if (typeof text !== 'string' || (!isLater && text.includes('{'))) return key
  const values = Object.entries(json ? (JSON.parse(json) as Record<string, string | number>) : {})
  const said = values.map(([one, value]) => [one, String(value).startsWith(LATER) ? textOf(String(value)) : value])
  return (t[area as AreaName] as unknown as Say)(path.join('.'), Object.fromEntries(said) as object)
}
