import { takeLanguageFrom } from '#contract/texts.ts'

/** The module that reads, and the one that made it read; without the catalogue's own. */
const readerOf = (stack = '') =>
  stack
    .split('\n')
    .map((line) => /\/((?:web|contract|reports|server)\/[^?:)]+)[^:]*:(\d+)/.exec(line)?.slice(1).join(':') ?? '')
    .filter((place) => place && !/contract\/texts\.ts/.test(place))
    .slice(0, 2)
    .join(' from ')

/** Returns where texts in the language in force are read while modules load: they would stay in the language of then. */
export async function readWhileLoading(modules: readonly (() => Promise<unknown>)[]): Promise<string[]> {
  const places = new Set<string>()
  const noticed = () => {
    places.add(readerOf(new Error('here').stack))
    return 'en' as const
  }
  const former = takeLanguageFrom(noticed)
  try {
    for (const load of modules) await load()
  } finally {
    if (takeLanguageFrom(former) !== noticed) places.add('a module took the language over: load it before')
  }
  return [...places].sort()
}
