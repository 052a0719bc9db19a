import { t } from '#contract/texts.ts'

/**
 * An error whose message is a text of the catalogue. The messages of all others are for developers, in the words of the
 * browser or of a library, and no person reads them.
 */
export class ShownError extends Error {}

/** A question of the server for the value of a field. */
export interface Question {
  field: string
  values: readonly string[]
  examples: readonly string[]
}

/** A failed call; the status is 0 if no answer arrived. */
export class ApiError extends ShownError {
  override readonly name = 'ApiError'
  readonly status: number
  /** The server's message; null if the answer had none or came from a proxy. */
  readonly serverMessage: string | null
  /** The server's messages by field. */
  readonly fields: Readonly<Record<string, string>>
  /** The field that the server asks for, with its values and what the question is about. */
  readonly question: Question | null
  /** True for the 401 that ends a session (`api.ts`), not for the one of a refused sign-in. */
  isSessionOver = false

  constructor(
    status: number,
    serverMessage: string | null = null,
    fields: Record<string, string> = {},
    question: Question | null = null,
  ) {
    super(serverMessage ?? defaultMessage(status))
    this.status = status
    this.serverMessage = serverMessage
    this.fields = fields
    this.question = question
  }
}

/** True for a call that was aborted on purpose, which is not shown to the user. */
export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** True if the session is over; the toast and the redirect to sign-in follow anyway. */
export const isSessionOver = (error: unknown) => error instanceof ApiError && error.isSessionOver

/** True for a call that requires a step-up. */
export const isStepUpNeeded = (error: unknown) => error instanceof ApiError && error.fields.stepUp !== undefined

/** True if the subject of the call is gone or in another state. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** True for a failure that was already reported: the session is over, or the user cancelled the step-up. */
export const isAlreadyReported = (error: unknown) => isSessionOver(error) || isStepUpNeeded(error)

/**
 * The text of a failure: the server's message, or the call's own text, which the specification names for most calls
 * (point 8 of both documents), or a general text.
 */
export function errorText(error: unknown, fallbackText?: string): string {
  if (error instanceof ApiError) return error.serverMessage ?? fallbackText ?? error.message
  if (isScriptMissing(error)) return t.general('scriptMissing')
  return error instanceof ShownError ? error.message : (fallbackText ?? t.general('wrong'))
}

/**
 * The text of a failure for calls where the specification puts the error's own message before the call's text. Only a
 * call without an answer has a message of its own in addition to the server's.
 */
export function offlineOrErrorText(error: unknown, fallbackText: string): string {
  return error instanceof ApiError && error.status === 0 ? error.message : errorText(error, fallbackText)
}

/** The text below a title that names the failed action; undefined if there is nothing to add. */
export function errorDetail(error: unknown, title: string): string | undefined {
  const text = errorText(error)
  return text === title || text === t.general('wrong') ? undefined : text
}

export function toApiError(status: number, body: unknown): ApiError {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as {
    message?: unknown
    errors?: unknown
  }
  const {
    message: innerMessage,
    fields,
    choices = {},
    examples = [],
  } = (typeof errors === 'object' && errors !== null ? errors : {}) as {
    message?: unknown
    fields?: Record<string, string>
    choices?: Record<string, string[]>
    examples?: string[]
  }
  const first = Array.isArray(errors) ? errors[0] : undefined
  const serverMessage = [innerMessage, first, message].find(
    (candidate): candidate is string => typeof candidate === 'string' && candidate !== '',
  )
  const [asked] = Object.entries(choices)
  return new ApiError(status, serverMessage, fields, asked ? { field: asked[0], values: asked[1], examples } : null)
}

function defaultMessage(status: number): string {
  if (status === 0) return t.general('offline')
  if (status === 401) return t.session('expired')
  if (status === 413) return t.general('tooLarge')
  if (status === 429) return t.general('tooMany')
  if (status >= 502) return t.general('unavailable')
  return t.general('wrong')
}

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
