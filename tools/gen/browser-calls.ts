import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { generatedFrom } from './generated-note.ts'
import { modulesAt } from './registries.ts'

const HEAD = `// ${generatedFrom('the contract')}
import type { ClientEndpoints } from './lib/client-endpoint.ts'
`

/**
 * Returns the calls of the browser, from the declarations of the contract, by file. The browser cannot import the
 * declarations, because they import every schema.
 */
export async function browserCalls(root: string): Promise<Record<string, string>> {
  const groups: string[] = []
  for (const file of modulesAt(root, 'contract/*/*.ts')) {
    if (!/^export const \w+Endpoints/m.test(readFileSync(join(root, file), 'utf8'))) continue
    const module: Record<string, Record<string, Endpoint>> = await import(join(root, file))
    for (const [name, endpoints] of Object.entries(module)) {
      if (!name.endsWith('Endpoints')) continue
      const lines = Object.entries(endpoints).map(
        ([key, { method, path }]) => `  ${key}: { method: '${method}', path: '${path}' },`,
      )
      const declared = `typeof import('#${file}')['${name}']`
      groups.push([`export const ${name}: ClientEndpoints<${declared}> = {`, ...lines, '}\n'].join('\n'))
    }
  }
  return { 'web/endpoints.generated.ts': [HEAD, ...groups].join('\n') }
}
