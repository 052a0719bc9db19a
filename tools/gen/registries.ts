import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { generatedFrom } from './generated-note.ts'

/** Returns the registries of what the folders hold: calls, routes of the server, pages and messages, by file. */
export function registries(root: string): Record<string, string> {
  const messages = globSync('contract/messages/*.ts', { cwd: root })
    .filter((file) => !/index\.|\.test\./.test(file))
    .sort()
    .map((file) => `export * as ${camelCase(basename(file, '.ts'))} from './${basename(file)}'`)
  return {
    'contract/messages/index.generated.ts': `// ${generatedFrom('contract/messages/')}\n${messages.join('\n')}\n`,
    ...registry(root, {
      file: 'contract/all-endpoints.generated.ts',
      from: 'contract/*/*-endpoints.ts',
      suffix: 'Endpoints',
      imports: "import type { Endpoint } from './endpoint.ts'",
      list: (groups) =>
        `/** Every call of the product; the API description and the access tests read this list. */
export const allEndpoints: readonly Endpoint[] = [
${groups.map((group) => `  ${group},`).join('\n')}
].flatMap((group) => Object.values<Endpoint>(group))`,
    }),
    ...registry(root, {
      file: 'server/features/all-routes.generated.ts',
      from: 'server/features/*/routes.ts',
      suffix: 'Routes',
      imports: "import type { Route } from '../http/route.ts'",
      list: (groups) =>
        `/** Every route of the server. */\nexport const allRoutes: readonly Route[] = [\n${spread(groups)}\n]`,
    }),
    ...registry(root, {
      file: 'web/routes.generated.ts',
      from: 'web/pages/routes/*.ts',
      suffix: 'Routes',
      imports: '',
      list: (groups) => `/** All pages of the web app. */\nexport const pages = [\n${spread(groups)}\n] as const`,
    }),
  }
}

interface Registry {
  file: string
  /** A glob of the registered files, each with one export whose name ends in `suffix`. */
  from: string
  suffix: string
  imports: string
  list(names: readonly string[]): string
}

function registry(root: string, { file, from, suffix, imports, list }: Registry): Record<string, string> {
  const found = globSync(from, { cwd: root })
    .sort()
    .map((source) => {
      const text = readFileSync(join(root, source), 'utf8')
      const names = [...text.matchAll(/^export const (\w+)/gm)].flatMap(([, name = '']) =>
        name.endsWith(suffix) ? [name] : [],
      )
      const [name] = names
      if (!name || names.length > 1) throw new Error(`${source} must export one list whose name ends in ${suffix}.`)
      const path = relative(dirname(file), source)
      return { name, line: `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'` }
    })
  const parts = [`// ${generatedFrom(from)}`, ...(imports ? [imports] : []), ...found.map(({ line }) => line)]
  return { [file]: `${parts.join('\n')}\n\n${list(found.map(({ name }) => name))}\n` }
}

const spread = (names: readonly string[]) => names.map((name) => `  ...${name},`).join('\n')

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
