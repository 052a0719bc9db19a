import { messages } from '#contract/messages.ts'

/** A call that failed: with status 0 where no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's own words; null where the answer carried none, or where something before the server gave it. */
  readonly said: string | null
  /** The server's messages per field. */
  readonly fields: Readonly<Record<string, string>>
  /** True for the 401 that ends a session (`api.ts`), not for one that refuses a sign-in. */
  isSessionOver = false

  constructor(status: number, said: string | null = null, fields: Record<string, string> = {}) {
    super(said ?? wordsFor(status))
    this.status = status
    this.said = said
    this.fields = fields
  }
}

/** True for a call that was broken off on purpose, which nobody needs to hear of. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** True where the session is over; the toast and the way to the sign-in page are under way already. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.isSessionOver

/** True for a call that wants the password or a code first. */
export const isProofNeeded = (error: unknown) => error instanceof ApiError && error.fields.stepUp !== undefined

/** True for a failure that its user knows of already: the session is over, or they called off the proof. */
export const isKnown = (error: unknown) => isSessionOver(error) || isProofNeeded(error)

/**
 * The text of a failure: what the server said, else the call's own words, which the spec names for
 * most calls (point 8 of both documents), else what can be told of the failure itself.
 */
export function errorText(error: unknown, ownWords?: string): string {
  if (error instanceof ApiError) return error.said ?? ownWords ?? error.message
  return error instanceof Error && error.message ? error.message : (ownWords ?? messages.general.wrong)
}

/**
 * The same for the calls where the spec puts the error's own message before the call's words. An
 * answer has no message beside the server's; only a call that got no answer has one.
 */
export function errorMessage(error: unknown, ownWords: string): string {
  return error instanceof ApiError && error.status === 0 ? error.message : errorText(error, ownWords)
}

/** What stands below a title that says what failed; nothing where there is no more to tell. */
export function errorDetail(error: unknown, title: string): string | undefined {
  const text = errorText(error)
  return text === title || text === messages.general.wrong ? undefined : text
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
  const said = [inner, first, message].find((one): one is string => typeof one === 'string' && one !== '')
  return new ApiError(status, said, fields)
}

function wordsFor(status: number): string {
  if (status === 0) return messages.general.offline
  if (status === 401) return messages.session.expired
  if (status === 413) return messages.general.tooLarge
  if (status === 429) return messages.general.tooMany
  if (status >= 502) return messages.general.unavailable
  return messages.general.wrong
}
