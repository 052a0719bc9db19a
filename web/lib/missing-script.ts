import { t } from '#contract/texts.ts'

/**
 * The beginnings of what Chromium, Firefox, WebKit and the bundler say of a script or a style sheet that failed to load. An
 * error of theirs is recognised and never written on, since they may be frozen or refuse it.
 */
const SAID =
  /^(?:Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/

class ScriptMissing extends Error {
  override readonly name = 'ScriptMissing'
}

export const isScriptMissing = (error: unknown): boolean =>
  error instanceof ScriptMissing || (error instanceof Error && SAID.test(error.message))

/**
 * Loads a page for the router, with an error of our own for a missing script: the router reloads the page by itself after a
 * browser's error, from the kept page again, and fails where there is no storage.
 */
export const loadPage =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    try {
      return await load()
    } catch (cause) {
      throw isScriptMissing(cause) ? new ScriptMissing(t.general('scriptMissing'), { cause }) : cause
    }
  }
