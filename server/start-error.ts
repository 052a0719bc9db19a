/**
 * A reason not to start that the operator can fix. Its message is one line that names the setting or
 * folder to change; `main.ts` prints that line alone, without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError'

  constructor(message: string, options?: ErrorOptions) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), options) // the message of another program may have several lines
  }
}
