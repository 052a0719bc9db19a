import type { ClientEndpoint } from './client-endpoint.ts'

/** Answers to invalidate: those of one endpoint, or of all endpoints below a path: `{ below: '/case/' }`. */
export type Reads = Pick<ClientEndpoint, 'path'> | { below: string }

let reload: (isOutdated: (path: unknown) => boolean) => Promise<void> = async () => undefined

/**
 * Registers the function that reloads invalidated answers. Pages before sign-in cache none and do not load its code.
 */
export function onInvalidate(listener: typeof reload): void {
  reload = listener
}

/** Invalidates all answers of these reads; waits until the visible ones have reloaded. */
export async function invalidate(...reads: readonly Reads[]): Promise<void> {
  if (reads.length > 0) await reload((path) => reads.some((read) => matchesPath(read, path)))
}

const matchesPath = (reads: Reads, path: unknown) =>
  'path' in reads ? path === reads.path : typeof path === 'string' && path.startsWith(reads.below)
