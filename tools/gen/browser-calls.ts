import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'
import { generatedFrom } from './generated-note.ts'

/** Of sign-in, which must not load the calls of all other pages. */
const IDENTITY = 'web/identity-endpoints.generated.ts'
const OTHERS = 'web/endpoints.generated.ts'

/**
 * Returns the facts of calls for the browser, from the declarations of the contract, by file. The browser cannot import
 * the declarations, because they import every schema.
 */
export async function browserCalls(root: string): Promise<Record<string, string>> {
  const files = globSync('contract/*/*-endpoints.ts', { cwd: root }).sort()
  const isOfIdentity = (file: string) => file.startsWith('contract/identity/')
  return {
    [IDENTITY]: await describeFiles(root, files.filter(isOfIdentity)),
    [OTHERS]: await describeFiles(
      root,
      files.filter((file) => !isOfIdentity(file)),
    ),
  }
}

async function describeFiles(root: string, files: readonly string[]): Promise<string> {
  const imports: string[] = []
  const groups: string[] = []
  for (const file of files) {
    const module: Record<string, Record<string, Endpoint>> = await import(join(root, file))
    for (const [name, endpoints] of Object.entries(module)) {
      imports.push(`import type { ${name} as ${declared(name)} } from '#${file}'`)
      const lines = Object.entries(endpoints).map(
        ([key, { method, path }]) => `  ${key}: { method: '${method}', path: '${path}' },`,
      )
      groups.push([`export const ${name}: ClientEndpoints<typeof ${declared(name)}> = {`, ...lines, '}'].join('\n'))
    }
  }
  const head = `// ${generatedFrom('the contract')}`
  return `${[head, ...imports, "import type { ClientEndpoints } from './lib/client-endpoint.ts'"].join('\n')}\n\n${groups.join('\n\n')}\n`
}

function declared(name: string): string {
  return `Declared${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
