import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Limits the memory of the process (docs/decisions/0016); called when the portal is ready. By default V8 keeps the
 * memory of the start, and lets the heap grow to four times its live size before a collection; from here on to twice.
 */
export function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
