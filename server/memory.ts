import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Keeps the process small, however it is started (docs/decisions/0016): called when the portal is ready. Left alone, V8
 * keeps what the start left behind, and lets the heap grow to four times what is in use before it looks for what can go;
 * from here on to twice.
 */
export function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=100')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor: 'last-resort' }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
