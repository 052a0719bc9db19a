import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The module that lists the areas of messages; each area is a module below it. */
export const AREAS = '\0messages'

const FILE = join(import.meta.dirname, '../../contract/messages.ts')

type Areas = Record<string, Record<string, string>>

/**
 * The messages are one object in the contract, which no bundler can take apart. As modules with one
 * export a text, only what is said anywhere is shipped, and with the pages that say it.
 */
export function slimMessages(): Plugin {
  const read = async () => ((await import(`${FILE}?at=${Date.now()}`)) as { messages: Areas }).messages
  return {
    name: 'slim-messages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(AREAS) ? { id, moduleSideEffects: false } : null),
    async load(id) {
      if (id.startsWith(`${AREAS}/`)) {
        const texts = (await read())[id.slice(AREAS.length + 1)] ?? {}
        // A name may be a reserved word, such as `delete`.
        return Object.entries(texts)
          .map(([name, text]) => `const _${name} = ${JSON.stringify(text)}; export { _${name} as ${name} }`)
          .join('\n')
      }
      if (id === AREAS)
        return Object.keys(await read())
          .map((area) => `export * as ${area} from ${JSON.stringify(`${AREAS}/${area}`)}`)
          .join('\n')
      if (id !== FILE) return null
      const [before, after] = readFileSync(id, 'utf8').split(/export const messages = \{[\s\S]*?\n\} as const/)
      if (after === undefined) this.error('contract/messages.ts no longer reads as one object')
      // The areas are modules of their own here; what they are worked out from is not shipped.
      const others = before?.replaceAll(/^import .* from '\.\/messages\/.*$/gm, '')
      return `export * as messages from ${JSON.stringify(AREAS)}\n${others}${after}`
    },
  }
}
