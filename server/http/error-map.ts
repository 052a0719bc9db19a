import type { IncomingMessage } from 'node:http'
import type { FastifyError } from 'fastify'
import { messages } from '#contract/messages.ts'
import { constraintError } from './constraints.ts'
import { HttpError, hungUp } from './errors.ts'

/** SQLSTATE classes and codes, and socket errors, of an unreachable database. */
const AWAY =
  /^(?:08...|57P0[1-5]|57014|53[23]00|58...|25006|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/i

/** Converts an error to an HTTP error; null for a defect, answered as 500. */
export function toHttpError(
  error: FastifyError & { constraint?: string },
  request?: Pick<IncomingMessage, 'readableAborted'>,
): HttpError | null {
  if (error instanceof HttpError) return error
  // Reading the body failed, with the same codes as an unreachable database.
  if (request?.readableAborted) return hungUp()
  const byConstraint = constraintError(error.constraint)
  if (byConstraint) return byConstraint
  if (AWAY.test(error.code ?? '') || AWAY_TEXT.test(error.message ?? ''))
    return new HttpError(503, messages.general.unavailable, { retryAfter: 2 })
  if (error.code === '53100' || error.code === 'ENOSPC') return new HttpError(507, messages.general.diskFull)
  if (error.statusCode === 413) return new HttpError(413, messages.general.tooLarge, { bound: 'body_bytes' })
  if (error.statusCode === 415) return new HttpError(415, messages.general.wrongType)
  if (error.statusCode === 429) return new HttpError(429, messages.general.tooMany, { retryAfter: 60 })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpError(error.statusCode === 404 ? 404 : 400, messages.general.badInput)
  return null
}
