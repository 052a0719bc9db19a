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

/** What PostgreSQL answers when its disk is full. */
const DISK_FULL = '53100'

/** Returns what a failed start prints: one line if the operator can fix it, otherwise the error with its stack. */
export function describeFailure(error: unknown): unknown {
  if (error instanceof StartError) return error.message
  const { code, message } = (error ?? {}) as { code?: unknown; message?: string }
  return code === DISK_FULL ? new StartError(`The disk of the database is full: ${message}`).message : error
}
