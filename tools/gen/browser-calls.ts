import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { generatedFrom } from './generated-note.ts'

const INDEX = 'web/endpoints.generated.ts'

/** The calls of an area, a module of its own: a page loads those that it uses. */
const moduleOf = (area: string) => `web/endpoints/${area}.generated.ts`

/**
 * Returns the facts of calls for the browser, from the declarations of the contract, by file. The browser cannot import
 * the declarations, because they import every schema.
 */
export async function browserCalls(root: string): Promise<Record<string, string>> {
  const files = globSync('contract/*/*-endpoints.ts', { cwd: root }).sort()
  const areas = [...new Set(files.map((file) => file.split('/')[1] ?? ''))]
  const described = await Promise.all(
    areas.map((area) =>
      describeFiles(
        root,
        files.filter((file) => file.startsWith(`contract/${area}/`)),
      ),
    ),
  )
  const index = areas.map((area, at) => {
    const from = ` from './endpoints/${area}.generated.ts'`
    return `export { ${described[at]?.names.join(', ')} }${from}`
  })
  return {
    ...Object.fromEntries(areas.map((area, at) => [moduleOf(area), described[at]?.code ?? ''])),
    [INDEX]: `${[HEAD, ...index].join('\n')}\n`,
  }
}

const HEAD = `// ${generatedFrom('the contract')}`

async function describeFiles(root: string, files: readonly string[]): Promise<{ names: string[]; code: string }> {
  const names: string[] = []
  const imports: string[] = []
  const groups: string[] = []
  for (const file of files) {
    const module: Record<string, Record<string, Endpoint>> = await import(join(root, file))
    for (const [name, endpoints] of Object.entries(module)) {
      names.push(name)
      imports.push(`import type { ${name} as ${declared(name)} } from '#${file}'`)
      const lines = Object.entries(endpoints).map(
        ([key, { method, path }]) => `  ${key}: { method: '${method}', path: '${path}' },`,
      )
      groups.push([`export const ${name}: ClientEndpoints<typeof ${declared(name)}> = {`, ...lines, '}'].join('\n'))
    }
  }
  const head = [HEAD, ...imports, "import type { ClientEndpoints } from '../lib/client-endpoint.ts'"].join('\n')
  return { names, code: `${head}\n\n${groups.join('\n\n')}\n` }
}

function declared(name: string): string {
  return `Declared${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
