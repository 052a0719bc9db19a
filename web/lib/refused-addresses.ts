/** A pause in ms after which a refused address is written again. */
const RETRY_MS = 1000

/**
 * Writes an address that the browser refuses a little later. WebKit takes 100 of them in 10 s, Firefox 200, and both throw at
 * more, as when a key is held that goes on through a list; the router would write none from then on.
 */
export function writeRefusedAddressesLater(): void {
  let timer: number | undefined
  const forget = () => window.clearTimeout(timer)
  // Back has left the entry to which the address belongs.
  window.addEventListener('popstate', forget)
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = history[name].bind(history)
    const writeOrRetry: typeof write = (...args) => {
      forget()
      try {
        write(...args)
      } catch (error) {
        if ((error as Error).name !== 'SecurityError') throw error
        timer = window.setTimeout(writeOrRetry, RETRY_MS, ...args)
      }
    }
    history[name] = writeOrRetry
  }
}
