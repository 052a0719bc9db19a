import type { Failure } from '#contract/endpoint.ts'
import { type MessageText, messages } from '#contract/messages.ts'
import type { BoundName } from '../bounds.ts'
import { errorCode } from './error-codes.ts'

/** Messages by the dotted path of their field. */
export type FieldErrors = Record<string, string>

/** A request that is refused for a reason the reader can act on; it carries its status. */
export class HttpError extends Error {
  readonly status: number
  /** Names the message for programs: the same whatever the language of the sentence. */
  readonly code: string
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined
  /** True where the caller did nothing wrong and is only asked for more: it counts against no limit. */
  readonly asksForMore: boolean
  /** The bound that was reached, to be counted. */
  readonly bound: BoundName | undefined

  constructor(
    status: number,
    message: string,
    more: { fields?: FieldErrors; retryAfter?: number; asksForMore?: boolean; bound?: BoundName } = {},
  ) {
    super(message)
    this.status = status
    this.code = errorCode(status, message)
    this.fields = more.fields
    this.retryAfter = more.retryAfter
    this.asksForMore = more.asksForMore ?? false
    this.bound = more.bound
  }
}

/** The envelope of a refusal (contract section 2). */
export const failureOf = ({ message, code, fields }: Pick<HttpError, 'message' | 'code' | 'fields'>): Failure => ({
  success: false,
  message,
  errors: { message, code, ...(fields && { fields }) },
})

/** 400: the first field's message speaks for all. */
export const badRequest = (fields: FieldErrors) =>
  new HttpError(400, Object.values(fields)[0] ?? messages.general.badInput, { fields })

/** 401: there is no valid session. */
export const unauthorized = () => new HttpError(401, messages.session.expired)

/** 403: the role may not do this at all. */
export const forbidden = (message: MessageText = messages.general.notForYou, fields?: FieldErrors) =>
  new HttpError(403, message, fields && { fields })

/** 404: it is not there, or not the caller's to see. */
export const notFound = (message: MessageText = messages.general.notFound) => new HttpError(404, message)

/** 409: the present state does not allow it. */
export const conflict = (message: MessageText, fields?: FieldErrors) =>
  new HttpError(409, message, fields && { fields })

/** 429 for whoever may have done nothing wrong: it counts against no limit. With the seconds to wait. */
export const retryLater = (seconds: number) =>
  new HttpError(429, messages.general.tooMany, { retryAfter: seconds, asksForMore: true, bound: 'calls' })

/** 429, with the seconds to wait. */
export const tooManyRequests = (seconds: number, message: MessageText = messages.general.tooMany) =>
  new HttpError(429, message, { retryAfter: seconds, bound: 'calls' })
