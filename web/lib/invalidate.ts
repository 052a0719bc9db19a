import type { ClientEndpoint } from './client-endpoint.ts'

/** The answers of one call, or of every call below a path: `{ below: '/case/' }`. */
export type Reads = Pick<ClientEndpoint, 'path'> | { below: string }

let reload: (isOutdated: (path: unknown) => boolean) => Promise<void> = async () => undefined

/** Says how outdated answers are reloaded. The pages before the sign-in keep none, and load no code for it. */
export function onInvalidate(listener: typeof reload): void {
  reload = listener
}

/** Marks every answer of these reads as outdated, and waits until what is on screen has reloaded. */
export async function invalidate(...reads: readonly Reads[]): Promise<void> {
  if (reads.length > 0) await reload((path) => reads.some((one) => holds(one, path)))
}

const holds = (reads: Reads, path: unknown) =>
  'path' in reads ? path === reads.path : typeof path === 'string' && path.startsWith(reads.below)
