import { join } from 'node:path'
import { type Plugin, parseSync } from 'vite'
import { areaOf, type BuiltCatalogue, fileOf, readCatalogue } from './catalogue.ts'

/** A node of the syntax tree (ESTree), as far as it is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  name?: string
  [field: string]: unknown
}

interface Edit {
  start: number
  end: number
  text: string
}

const RUNTIME = '#contract/languages/in-force.ts'
const ORIGINALS = '#contract/languages/originals.ts'

/**
 * Makes the texts of the web app follow the language in force while each page still carries its own English texts and no
 * others: `messages.cases.created` becomes a look-up by the English text, which the bundler writes in its place; a text
 * with values looks up itself by a short id. The other languages are a chunk each, loaded when in use (decision 92).
 */
export function translateTexts(root: string): Plugin {
  const areas = join(root, 'contract/messages')
  let catalogue: Promise<BuiltCatalogue>
  return {
    name: 'translate-texts',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      catalogue = readCatalogue(root)
    },
    resolveId: (id) => (id.startsWith('virtual:texts-') ? `\0${id}` : undefined),
    async load(id) {
      if (id === join(root, 'contract/messages.ts')) {
        const source = JSON.stringify(join(areas, 'index.generated.ts'))
        return `export * as messages from ${source}\nexport * as originals from ${source}\n`
      }
      if (id === join(root, 'contract/languages/translations.ts'))
        return `const of = (module) => module.translation
export const translations = { hi: () => import('virtual:texts-hi').then(of), mr: () => import('virtual:texts-mr').then(of) }\n`
      const language = /^\0virtual:texts-(hi|mr)$/.exec(id)?.[1]
      return language ? (await catalogue).moduleOf(language as 'hi' | 'mr') : undefined
    },
    async transform(code, id) {
      if (!/\.tsx?(?:\?only=\w+)?$/.test(id) || id.includes('node_modules')) return
      if (id.startsWith(`${areas}/`)) {
        const [file = '', only] = id.slice(areas.length + 1).split('?only=')
        return only ? textAlone(file, code, await catalogue, only) : undefined
      }
      return /messages\.ts['"]/.test(code) ? readsOf(id, code, await catalogue) : undefined
    },
  }
}

/** Returns a file of the catalogue that exports one text with values alone, which follows the language. */
export function textAlone(file: string, code: string, catalogue: BuiltCatalogue, only: string): string | undefined {
  const area = areaOf(file)
  const edits: Edit[] = []
  for (const statement of parseSync(file, code).program.body as unknown as Node[]) {
    if (statement.type !== 'ExportNamedDeclaration') continue
    const declaration = statement.declaration as Node | null
    const declared = declaration?.declarations as Node[] | undefined
    if (declaration && !declared?.some(({ id }) => (id as Node).name === only))
      edits.push({ start: statement.start, end: declaration.start, text: '' })
    for (const { id, init } of declared ?? []) {
      const name = `${area}.${(id as Node).name}`
      if (catalogue.kindOf(name) !== 'sentence') continue
      const { start, end } = init as Node
      edits.push({ start, end, text: `/*#__PURE__*/ $sentence("${catalogue.idOf(name)}", ${code.slice(start, end)})` })
    }
  }
  if (edits.length === 0) return
  return `import { sentenceInForce as $sentence } from '${RUNTIME}'\n${edited(code, edits)}`
}

/** Returns a module whose texts follow the language; throws where it uses the catalogue other than by `messages.area.name`. */
export function readsOf(file: string, code: string, catalogue: BuiltCatalogue): string | undefined {
  const program = parseSync(file, code).program as unknown as Node
  const locals = importedNames(program)
  if (locals.size === 0) return
  const edits: Edit[] = []
  const sentences = new Map<string, string>()
  const read = (local: string, name: string, source: string) => {
    const kind = catalogue.kindOf(name)
    if (!kind) throw new Error(`${file}: there is no text ${name}`)
    if (!catalogue.isInBrowser(name)) throw new Error(`${file}: the languages of the browser lack ${name}`)
    const isOriginal = locals.get(local) === 'originals'
    if (kind === 'text') {
      if (isOriginal) return source
      return catalogue.isAmbiguous(name) ? `$text(${source}, "${name}")` : `$text(${source})`
    }
    const id = catalogue.idOf(name)
    const own = `$${name.replace('.', '_')}`
    sentences.set(name, own)
    if (kind === 'table') return isOriginal ? own : `$table("${id}", ${own})`
    return isOriginal ? `$original("${id}", ${own})` : own
  }
  const visit = (node: Node): void => {
    const at = `${node.start}`
    const named = nameIn(node, locals)
    if (named) {
      edits.push({
        start: node.start,
        end: node.end,
        text: read(named.local, named.name, code.slice(node.start, node.end)),
      })
      return
    }
    const taken = takenFrom(node, locals)
    if (taken) {
      const text = taken.names.map(
        ([name, own]) =>
          `${own} = ${read(taken.local, `${taken.area}.${name}`, `${taken.local}.${taken.area}.${name}`)}`,
      )
      edits.push({ start: node.start, end: node.end, text: text.join(', ') })
      return
    }
    if (node.type === 'Identifier' && locals.has(String(node.name)))
      throw new Error(`${file}: name each text as messages.area.name (at ${at})`)
    for (const child of childrenOf(node)) visit(child)
  }
  visit(program)
  if (edits.length === 0) return
  const runtime = `import { textInForce as $text, tableInForce as $table } from '${RUNTIME}'
import { originalSentence as $original } from '${ORIGINALS}'\n`
  const imports = [...sentences].map(([name, own]) => {
    const [area = '', text = ''] = name.split('.')
    return `import { ${text} as ${own} } from '#contract/messages/${fileOf(area)}?only=${text}'\n`
  })
  return runtime + imports.join('') + edited(code, edits)
}

/** The local names of `messages` and `originals` in a module. */
function importedNames(program: Node): Map<string, string> {
  const names = new Map<string, string>()
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue
    if (!/(?:^#contract|^\.{1,2})\/messages\.ts$/.test(String((statement.source as Node).value))) continue
    for (const { imported, local, importKind } of statement.specifiers as Node[])
      if (importKind !== 'type' && (imported as Node | undefined)?.name !== 'MessageText')
        names.set(String((local as Node).name), String((imported as Node).name))
  }
  return names
}

/** `messages.area.name`. */
function nameIn(node: Node, locals: ReadonlyMap<string, string>): { local: string; name: string } | undefined {
  const inner = node.object as Node | undefined
  if (node.type !== 'MemberExpression' || node.computed || inner?.type !== 'MemberExpression' || inner.computed) return
  const local = String((inner.object as Node).name)
  if (!locals.has(local)) return
  return { local, name: `${(inner.property as Node).name}.${(node.property as Node).name}` }
}

/** `{ name, other: own } = messages.area`, of a declaration. */
function takenFrom(node: Node, locals: ReadonlyMap<string, string>) {
  const { id, init } = node as unknown as { id?: Node; init?: Node | null }
  if (node.type !== 'VariableDeclarator' || id?.type !== 'ObjectPattern' || init?.type !== 'MemberExpression') return
  const local = String((init.object as Node).name)
  if (!locals.has(local)) return
  const names = (id.properties as Node[]).map(
    ({ key, value }) => [String((key as Node).name), String((value as Node).name)] as const,
  )
  return { local, area: String((init.property as Node).name), names }
}

/** The parts of a node that run; types, imports and names of properties do not. */
function childrenOf(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return []
  if (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) return []
  const isNamed = (node.type === 'MemberExpression' || node.type === 'Property') && !node.computed
  return Object.entries(node)
    .filter(
      ([field]) => field !== 'typeAnnotation' && field !== 'parent' && !(isNamed && /^(?:property|key)$/.test(field)),
    )
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string')
}

function edited(code: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let done = 0
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start)) {
    parts.push(code.slice(done, start), text)
    done = end
  }
  return parts.join('') + code.slice(done)
}
