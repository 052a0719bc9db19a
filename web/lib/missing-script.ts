import { messages } from '#contract/messages.ts'

const NAME = 'ScriptMissing'

/**
 * Replaces a browser's message about a script that failed to load by the product's own text, for pages, dialogs and
 * reports alike. The original error stays as the cause.
 */
export function translateScriptErrors(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (isScriptMissing(payload)) return
    Object.assign(payload, { name: NAME, cause: payload.message, message: messages.general.scriptMissing })
  })
}

export const isScriptMissing = (error: unknown) => error instanceof Error && error.name === NAME

/**
 * Reloads the page, since an updated portal has other scripts: once per script and tab, to prevent a loop, and only if
 * the server answers, because otherwise the browser would show its own error page. Returns false if it does not reload.
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
    // No answer; or no storage, without which a loop could not be prevented.
    return false
  }
  window.location.reload()
  return true
}
