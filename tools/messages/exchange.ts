import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'

/** A text as a translator gets it: of a text without values what it says, of any other its source in TypeScript. */
export interface ExchangedText {
  english: string
  translation: string
}

/** Texts by `area.name`. */
export type Exchange = Record<string, ExchangedText>

interface Declared {
  start: number
  end: number
  /** What a text without values says; undefined for any other. */
  text: string | undefined
}

/** Returns every text of a language beside its English. */
export function exportTexts(root: string, language: string): Exchange {
  const texts: Exchange = {}
  for (const file of areaFiles(root)) {
    const english = sourceOf(root, 'messages', file)
    const other = sourceOf(root, `languages/${language}`, file)
    const translations = declarationsOf(file, other)
    for (const [name, declared] of declarationsOf(file, english)) {
      const translation = translations.get(name)
      texts[`${areaOf(file)}.${name}`] = {
        english: shown(english, declared),
        translation: translation ? shown(other, translation) : '',
      }
    }
  }
  return texts
}

/** Returns the modules of a language with changed translations, by path; throws for a name that the language lacks. */
export function importTexts(root: string, language: string, texts: Exchange): Record<string, string> {
  const files: Record<string, string> = {}
  const known = new Set<string>()
  for (const file of areaFiles(root)) {
    const source = sourceOf(root, `languages/${language}`, file)
    let changed = source
    for (const [name, declared] of [...declarationsOf(file, source)].sort(([, a], [, b]) => b.start - a.start)) {
      const key = `${areaOf(file)}.${name}`
      known.add(key)
      const translation = texts[key]?.translation
      if (translation === undefined || translation === shown(source, declared)) continue
      const written = declared.text === undefined ? translation : quoted(translation)
      changed = changed.slice(0, declared.start) + written + changed.slice(declared.end)
    }
    if (changed !== source) files[`contract/languages/${language}/${file}`] = changed
  }
  const unknown = Object.keys(texts).filter((key) => !known.has(key))
  if (unknown.length > 0) throw new Error(`There is no text ${unknown.join(', ')}`)
  return files
}

const areaFiles = (root: string) =>
  globSync('contract/messages/*.ts', { cwd: root })
    .map((file) => basename(file))
    .filter((file) => !/index\.|\.test\./.test(file))
    .sort()

const sourceOf = (root: string, folder: string, file: string) =>
  readFileSync(join(root, 'contract', folder, file), 'utf8')

const shown = (source: string, { start, end, text }: Declared) => text ?? source.slice(start, end)

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n')}'`

/** The texts that a module exports, by the name under which it exports them. */
function declarationsOf(file: string, source: string): Map<string, Declared> {
  const { body } = parseSync(file, source).program
  const declared = new Map<string, Declared>()
  const exported = new Map<string, string>()
  for (const statement of body) {
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (isExport)
      for (const { local, exported: name } of statement.specifiers)
        if (local.type === 'Identifier' && name.type === 'Identifier') exported.set(local.name, name.name)
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || !init) continue
      if (isExport) exported.set(id.name, id.name)
      const text = init.type === 'Literal' && typeof init.value === 'string' ? init.value : undefined
      declared.set(id.name, { start: init.start, end: init.end, text })
    }
  }
  return new Map(
    [...exported].flatMap(([own, name]) => {
      const found = declared.get(own)
      return found ? [[name, found]] : []
    }),
  )
}

/** Returns the area that a file of the catalogue holds. */
const areaOf = (file: string) => basename(file, '.ts').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
