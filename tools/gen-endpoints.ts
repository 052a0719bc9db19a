import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '#contract/endpoint.ts'

const ROOT = join(import.meta.dirname, '..')
/** Of sign-in, which must not load the calls of all other pages. */
const IDENTITY = 'web/identity-endpoints.generated.ts'
const OTHERS = 'web/endpoints.generated.ts'

/**
 * Writes the facts of calls for the browser, from the declarations of the contract; with `--check`
 * only reports whether the committed files are up to date. The browser cannot import the declarations,
 * because they import every schema.
 */
for (const [file, fresh] of Object.entries(await describeEndpoints())) {
  const path = join(ROOT, file)
  if (!process.argv.includes('--check')) writeFileSync(path, fresh)
  else if (readFileSync(path, 'utf8') !== fresh) {
    console.error(`${file} does not fit the contract: npm run gen:endpoints`)
    process.exitCode = 1
  }
}

async function describeEndpoints(): Promise<Record<string, string>> {
  const files = globSync('contract/**/*-endpoints.ts', { cwd: ROOT, exclude: ['contract/all-endpoints.ts'] }).sort()
  const isOfIdentity = (file: string) => file.startsWith('contract/identity/')
  return {
    [IDENTITY]: await describeFiles(files.filter(isOfIdentity)),
    [OTHERS]: await describeFiles(files.filter((file) => !isOfIdentity(file))),
  }
}

async function describeFiles(files: readonly string[]): Promise<string> {
  const imports: string[] = []
  const groups: string[] = []
  for (const file of files) {
    const module: Record<string, Record<string, Endpoint>> = await import(join(ROOT, file))
    for (const [name, endpoints] of Object.entries(module)) {
      imports.push(`import type { ${name} as ${declared(name)} } from '#${file}'`)
      const lines = Object.entries(endpoints).map(
        ([key, { method, path }]) => `  ${key}: { method: '${method}', path: '${path}' },`,
      )
      groups.push([`export const ${name}: ClientEndpoints<typeof ${declared(name)}> = {`, ...lines, '}'].join('\n'))
    }
  }
  const head = '// Generated from the contract by `npm run gen:endpoints`; do not edit.'
  return `${[head, ...imports, "import type { ClientEndpoints } from './lib/client-endpoint.ts'"].join('\n')}\n\n${groups.join('\n\n')}\n`
}

function declared(name: string): string {
  return `Declared${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
