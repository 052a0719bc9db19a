import { messages } from '#contract/messages.ts'

const NAME = 'ScriptMissing'

/**
 * Gives the failure to fetch a script the product's own words, for pages, dialogs and reports alike: each browser has
 * others for it. The browser's words, with the script's address in most, stay as the cause.
 */
export function translateScriptErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isScriptMissing(payload)) return
    Object.assign(payload, { name: NAME, cause: payload.message, message: messages.general.scriptMissing })
  })
}

export const isScriptMissing = (error: unknown) => error instanceof Error && error.name === NAME

/**
 * Loads the page anew, for an updated portal has other scripts: once per script and tab, so that one that stays away
 * ends in no loop, and only when the server answers, for without it the browser would show an error page of its own.
 * False where it is of no use.
 */
export async function reloadForScript(error: unknown): Promise<boolean> {
  const script = error instanceof Error && typeof error.cause === 'string' ? error.cause : ''
  const key = `reloaded:${script}`
  try {
    if (sessionStorage.getItem(key)) return false
    const { ok } = await fetch('/healthz', { cache: 'no-store' })
    if (!ok) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // No answer; or no storage, without which there is no end of reloading.
    return false
  }
  window.location.reload()
  return true
}
