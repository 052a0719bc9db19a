import type { Failure } from '#contract/endpoint.ts'
import type { Asked } from '#contract/question.ts'
import type { TextKey, TextName } from '#contract/texts/translate.ts'
import { nameOf, textOf } from '#contract/texts.ts'
import type { BoundName } from '../context/bounds.ts'
import { CLIENT_CLOSED_REQUEST } from '../telemetry/metrics.ts'

/** The general texts per status: the code of a sentence with values is their name. */
const codesByStatus: Readonly<Record<number, TextName>> = {
  400: 'general.badInput',
  401: 'session.expired',
  403: 'general.notForYou',
  404: 'general.notFound',
  408: 'general.tooSlow',
  409: 'general.conflict',
  413: 'general.tooLarge',
  415: 'general.wrongType',
  429: 'general.tooMany',
  431: 'general.tooLarge',
  503: 'general.unavailable',
  507: 'general.diskFull',
}

/** Messages by the dotted path of the field. */
export type FieldErrors = Record<string, TextKey>

/** A refusal that the caller can act on, with its status. */
export class HttpError extends Error {
  readonly status: number
  /** The name of the message, for programs; independent of the language of the text. */
  readonly code: string
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined
  /** True where the call was not wrong but incomplete; it counts against no limit. */
  readonly asksForMore: boolean
  /** True for the first refusal of a limit that is reached, over all processes. */
  readonly isFirst: boolean
  /** The bound that was reached, for the metrics. */
  readonly bound: BoundName | undefined
  /** What the caller is asked for. */
  readonly asked: Asked | undefined

  constructor(
    status: number,
    message: TextKey,
    more: {
      fields?: FieldErrors
      retryAfter?: number
      asksForMore?: boolean
      bound?: BoundName
      isFirst?: boolean
      asked?: Asked
      /** The message whose code counts, if the sentence has more in it. */
      codeOf?: TextName
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = more.codeOf ?? nameOf(message) ?? codesByStatus[status] ?? 'general.wrong'
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.asksForMore = more.asksForMore ?? false
    this.isFirst = more.isFirst ?? false
    this.bound = more.bound
    this.asked = more.asked
  }
}

/** Returns the envelope of an error, in the language in force. */
export function failureOf(
  refusal: Pick<HttpError, 'message' | 'code' | 'fields'> & Partial<Pick<HttpError, 'asked'>>,
): Failure {
  const { code, fields, asked } = refusal
  const message = textOf(refusal.message)
  const shown = fields && Object.fromEntries(Object.entries(fields).map(([path, text]) => [path, textOf(text)]))
  return {
    success: false,
    message,
    errors: {
      message,
      code,
      ...(shown && { fields: shown }),
      ...asked,
    },
  }
}

/** Returns a 400; the message is that of the first field. */
export const badRequest = (fields: FieldErrors) => {
  const { '': _ofTheWhole, ...named } = fields
  const message = Object.values(fields)[0] ?? 'general.badInput'
  return new HttpError(400, message, Object.keys(named).length > 0 ? { fields: named } : {})
}

/** Returns a 400 that asks for one of some values of a field, without which nothing is guessed. */
export const askFor = (field: string, question: TextName, values: readonly string[], examples?: readonly string[]) =>
  new HttpError(400, question, {
    fields: { [field]: question },
    asked: { choices: { [field]: values }, ...(examples && { examples }) },
  })

/** Returns a 401: there is no valid session. */
export const unauthorized = () => new HttpError(401, 'session.expired')

/** Returns a 403: the role may not do this. */
export const forbidden = (message: TextName = 'general.notForYou', fields?: FieldErrors) =>
  new HttpError(403, message, fields && { fields })

/** Returns the error of a request whose caller has closed the connection; nobody receives the answer. */
export const hungUp = () => new HttpError(CLIENT_CLOSED_REQUEST, 'general.badInput')
export const isHungUp = (error: unknown) => error instanceof HttpError && error.status === CLIENT_CLOSED_REQUEST

/** Returns a 404: missing, or not visible to the caller. */
export const notFound = (message: TextName = 'general.notFound') => new HttpError(404, message)

/** Returns a 409: the present state does not allow it. */
export const conflict = (message: TextName, fields?: FieldErrors) => new HttpError(409, message, fields && { fields })

/** Returns a 409 with a specific sentence; its code is that of `message`. */
export const detailedConflict = (message: TextName, sentence: TextKey, fields?: FieldErrors) =>
  new HttpError(409, sentence, { codeOf: message, ...(fields && { fields }) })

/** Returns a 429 with the seconds to wait, for a caller who may have done nothing wrong; it counts against no limit. */
export const retryLater = (seconds: number, isFirst = false) =>
  new HttpError(429, 'general.tooMany', { retryAfter: seconds, asksForMore: true, bound: 'calls', isFirst })

/** Returns a 429 for an account that has used up its seconds of reading files, which come back evenly. */
export const shareUsedUp = () =>
  new HttpError(429, 'general.tooMany', { retryAfter: 60, asksForMore: true, bound: 'reader_share' })

/** Returns a 503: try later, through no fault of the caller; `bound` names the shared bound that was reached. */
export const unavailable = (bound?: BoundName) =>
  new HttpError(503, 'general.unavailable', { retryAfter: 5, ...(bound && { bound }) })

/** Returns a 429 for an account or client with as many streams as one may have. */
export const tooManyStreams = () =>
  new HttpError(429, 'notifications.tooManyStreams', { retryAfter: 60, asksForMore: true, bound: 'streams' })

/** Returns a 429 with the seconds to wait. */
export const tooManyRequests = (seconds: number, message: TextName = 'general.tooMany') =>
  new HttpError(429, message, { retryAfter: seconds, bound: 'calls' })
