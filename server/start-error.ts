/**
 * A reason not to start that the person at the terminal can act on. Its message is one line that names the setting or
 * folder to change; `main.ts` prints that line alone, without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError'
}
