import { messages } from '#contract/messages.ts'

/** A call that failed: the server's message, its messages per field, or status 0 without an answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.fields = fields
  }
}

/** True for a call that was broken off on purpose, which nobody needs to hear of. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** True where the session is over; the toast and the way to the sign-in page are under way already. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.status === 401

/** True for a call that wants the password or a code first. */
export const isProofNeeded = (error: unknown) => error instanceof ApiError && error.fields.stepUp !== undefined

/** True for a failure that its user knows of already: the session is over, or they called off the proof. */
export const isKnown = (error: unknown) => isSessionOver(error) || isProofNeeded(error)

/** The text to show for a failure: what the server said, else the error's own words, else `fallback`. */
export function errorText(error: unknown, fallback: string = messages.general.wrong): string {
  return error instanceof Error && error.message ? error.message : fallback
}

/** An ApiError from whatever body a failing answer had. */
export function toApiError(status: number, body: unknown): ApiError {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    errors?: unknown
  }
  const { message: inner, fields } = (typeof errors === 'object' && errors !== null ? errors : {}) as {
    message?: unknown
    fields?: Record<string, string>
  }
  const first = Array.isArray(errors) ? errors[0] : undefined
  const text = [inner, first, message].find((one): one is string => typeof one === 'string' && one !== '')
  return new ApiError(status, text ?? fallbackFor(status), fields ?? {})
}

function fallbackFor(status: number): string {
  if (status === 0) return messages.general.offline
  if (status === 401) return messages.session.expired
  if (status === 413) return messages.general.tooLarge
  if (status === 429) return messages.general.tooMany
  if (status >= 502) return messages.general.unavailable
  return messages.general.wrong
}
