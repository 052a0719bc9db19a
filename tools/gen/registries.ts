import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { generatedFrom } from './generated-note.ts'

/** Returns the modules of a glob, in order: neither tests nor texts. */
export const modulesAt = (root: string, glob: string): string[] =>
  globSync(glob, { cwd: root })
    .filter((file) => !/texts\/|\.test\./.test(file))
    .sort()

/** Returns the registries of what the folders hold: calls and routes of the server, by file. */
export function registries(root: string): Record<string, string> {
  return {
    ...registry(root, {
      file: 'contract/all-endpoints.generated.ts',
      from: 'contract/*/*.ts',
      suffix: 'Endpoints',
      imports: "import type { Endpoint } from './endpoint.ts'",
      list: (groups) =>
        `/** The calls of each feature. */
export const endpointGroups = {
${groups.map((group) => `  ${group},`).join('\n')}
}

/** Every call of the product; the API description and the access tests read this list. */
export const allEndpoints: readonly Endpoint[] = Object.values(endpointGroups).flatMap((group) =>
  Object.values<Endpoint>(group),
)`,
    }),
    ...schemaModules(root),
    ...registry(root, {
      file: 'server/features/all-routes.generated.ts',
      from: 'server/features/*/routes.ts',
      suffix: 'Routes',
      imports: "import type { Route } from '../http/route.ts'",
      list: (groups) =>
        `/** Every route of the server. */\nexport const allRoutes: readonly Route[] = [\n${spread(groups)}\n]`,
    }),
  }
}

/** Returns the list of the modules that export shapes of the contract; a shape is a schema whose name begins with a capital. */
function schemaModules(root: string): Record<string, string> {
  const modules = modulesAt(root, 'contract/*/*.ts')
    .filter((file) => /^export const [A-Z][a-z]\w* =/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({ file, name: `${camelCase(basename(file, '.ts'))}Shapes` }))
  const imports = modules.map(({ file, name }) => `import * as ${name} from '#${file}'`)
  const list = modules.map(({ name }) => `  ${name},`)
  return {
    'server/http/schema-modules.generated.ts': `// ${generatedFrom('contract/*/*.ts')}
${imports.join('\n')}

/** The modules of the contract that export named shapes. */
export const schemaModules: readonly Readonly<Record<string, unknown>>[] = [
${list.join('\n')}
]
`,
  }
}

interface Registry {
  file: string
  /** A glob of the files, of which those are registered that have an export whose name ends in `suffix`. */
  from: string
  suffix: string
  imports: string
  list(names: readonly string[]): string
}

function registry(root: string, { file, from, suffix, imports, list }: Registry): Record<string, string> {
  const found = modulesAt(root, from).flatMap((source) => {
    const text = readFileSync(join(root, source), 'utf8')
    const names = [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
      name.endsWith(suffix) ? [name] : [],
    )
    const [name] = names
    if (!name) return []
    if (names.length > 1) throw new Error(`${source} must export one list whose name ends in ${suffix}.`)
    const path = relative(dirname(file), source)
    return [{ name, line: `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'` }]
  })
  const parts = [`// ${generatedFrom(from)}`, ...(imports ? [imports] : []), ...found.map(({ line }) => line)]
  return { [file]: `${parts.join('\n')}\n\n${list(found.map(({ name }) => name))}\n` }
}

const spread = (names: readonly string[]) => names.map((name) => `  ...${name},`).join('\n')

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
