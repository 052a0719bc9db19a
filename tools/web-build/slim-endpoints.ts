import type { Plugin } from 'vite'

/** What the browser needs to know of a call; the schemas stay at the server. */
const kept = ['method', 'path', 'idempotent', 'accepts', 'paged'] as const

const isEndpoint = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/**
 * Pages import the endpoint declarations of the contract, and with them would come every schema
 * of every answer. The declarations are evaluated here instead, and only method and path are
 * shipped: a page carries zod when a form of its own asks for it.
 */
export function slimEndpoints(): Plugin {
  return {
    name: 'slim-endpoints',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?')
      if (!/\/contract\/.*-endpoints\.ts$/.test(file)) return null
      const module: Record<string, Record<string, unknown>> = await import(`${file}?at=${Date.now()}`)
      return Object.entries(module)
        .map(([name, group]) => {
          const entries = Object.entries(group)
          const odd = entries.find(([, value]) => !isEndpoint(value))
          if (odd) this.error(`${file}: ${name}.${odd[0]} is no endpoint; keep schemas in a file of their own`)
          const slim = entries.map(([key, value]) => [
            key,
            Object.fromEntries(kept.map((field) => [field, (value as Record<string, unknown>)[field]])),
          ])
          return `export const ${name} = ${JSON.stringify(Object.fromEntries(slim))}`
        })
        .join('\n')
    },
  }
}
