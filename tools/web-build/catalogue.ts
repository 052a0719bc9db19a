import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type OtherLanguage = 'hi' | 'mr'

/** What the build knows of a text: a text without values, one with values, or a table of texts. */
export type TextKind = 'text' | 'sentence' | 'table'

export interface BuiltCatalogue {
  /** Returns what `area.name` is; undefined for a name that is not in the catalogue. */
  kindOf(name: string): TextKind | undefined
  /** Returns the short id of a sentence or a table. */
  idOf(name: string): string
  /** Returns whether other texts with the same English are translated differently. */
  isAmbiguous(name: string): boolean
  /** Returns whether the module of a language has the text: the server alone reads the others. */
  isInBrowser(name: string): boolean
  /** Returns the module of a language: `translation`. */
  moduleOf(language: OtherLanguage): string
}

const kindOfValue = (value: unknown): TextKind =>
  typeof value === 'string' ? 'text' : typeof value === 'function' ? 'sentence' : 'table'

/** Reads the catalogue in all languages, from the modules below `contract/`. */
export async function readCatalogue(root: string): Promise<BuiltCatalogue> {
  const english = await readAreas(join(root, 'contract/messages'))
  const others = {
    hi: await readAreas(join(root, 'contract/languages/hi')),
    mr: await readAreas(join(root, 'contract/languages/mr')),
  }
  const values = new Map(
    Object.entries(english).flatMap(([area, texts]) =>
      Object.entries(texts).map(([name, value]): [string, unknown] => [`${area}.${name}`, value]),
    ),
  )
  const ids = new Map(
    [...values].filter(([, value]) => typeof value !== 'string').map(([name], i) => [name, i.toString(36)]),
  )
  const inBrowser = namesRead(root)
  const translatedBy = (language: OtherLanguage, name: string) => {
    const [area = '', own = ''] = name.split('.')
    return others[language][area]?.[own]
  }
  const texts = [...values].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const namesByText = Map.groupBy(texts, ([, text]) => text)
  const ambiguous = new Set(
    [...namesByText.values()]
      .filter((same) =>
        (['hi', 'mr'] as const).some(
          (language) => new Set(same.map(([name]) => translatedBy(language, name))).size > 1,
        ),
      )
      .flatMap((same) => same.map(([name]) => name)),
  )
  return {
    kindOf: (name) => (values.has(name) ? kindOfValue(values.get(name)) : undefined),
    idOf: (name) => ids.get(name) ?? '',
    isAmbiguous: (name) => ambiguous.has(name),
    isInBrowser: (name) => inBrowser.has(name),
    moduleOf(language) {
      const byEnglish: Record<string, string> = {}
      const byName: Record<string, string> = {}
      for (const [name, text] of texts) {
        const translated = translatedBy(language, name)
        if (typeof translated !== 'string' || !inBrowser.has(name)) continue
        byEnglish[text] ??= translated
        if (ambiguous.has(name)) byName[name] = translated
      }
      const areas = [...new Set([...ids.keys()].map((name) => name.split('.')[0] ?? ''))].filter(
        (area) => area in others[language],
      )
      const imports = areas.map(
        (area) =>
          `import * as ${area} from ${JSON.stringify(join(root, 'contract/languages', language, fileOf(area)))}`,
      )
      const rows = [...ids]
        .filter(([name]) => inBrowser.has(name) && translatedBy(language, name) !== undefined)
        .map(([name, id]) => `${JSON.stringify(id)}: ${name}`)
      return `${imports.join('\n')}
const byEnglish = ${JSON.stringify(byEnglish)}
const byName = ${JSON.stringify(byName)}
const values = { ${rows.join(', ')} }
export const translation = {
  language: ${JSON.stringify(language)},
  text: (english, name) => (name && byName[name]) || (Object.hasOwn(byEnglish, english) ? byEnglish[english] : english),
  value: (id) => values[id],
}
`
    },
  }
}

/** Returns the area that a file of the catalogue holds. */
export const areaOf = (file: string) =>
  basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const fileOf = (area: string) => `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** Returns every `area.name` in the sources that may run in a browser, also `{ name } = messages.area`. */
function namesRead(root: string): Set<string> {
  const files = globSync('{web,contract,reports}/**/*.{ts,tsx}', { cwd: root })
  const sources = files
    .filter((file) => !/\.test\.|^contract\/(?:messages|languages)\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  return new Set(
    sources.flatMap((source) => [
      ...[...source.matchAll(/(?=\b(\w+)\s*\.\s*(\w+)\b)/g)].map(([, area, name]) => `${area}.${name}`),
      ...[...source.matchAll(/\{([^{}]*)\} = \w+\.(\w+)$/gm)].flatMap(([, names = '', area]) =>
        [...names.matchAll(/(?<!: *)\b\w+/g)].map(([name]) => `${area}.${name}`),
      ),
    ]),
  )
}

async function readAreas(folder: string): Promise<Areas> {
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !/index\.|\.test\./.test(file))
  const areas = await Promise.all(
    files.sort().map(async (file) => {
      return [areaOf(file), (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>] as const
    }),
  )
  return Object.fromEntries(areas)
}
