import type { IncomingMessage } from 'node:http'
import type { FastifyError } from 'fastify'
import type { TextKey } from '#contract/texts/translate.ts'
import { textKey } from '#contract/texts.ts'
import { HttpError, hungUp } from './errors.ts'

/** The HTTP error of each database constraint: status, message and field. */
const meanings: Record<string, { status: 400 | 409; message: TextKey; field?: string }> = {
  users_email_key: { status: 409, message: 'employee.emailInUse', field: 'email' },
  users_branch_code_fkey: {
    status: 400,
    message: textKey('general.isRequired', { label: textKey('fields.branch') }),
    field: 'branchCode',
  },
  // What a case or the rate card names is gone: an import was taken back meanwhile.
  cases_branch_code_fkey: { status: 400, message: 'cases.badBranch', field: 'generalDetail.branchCodeId' },
  cases_hpt_id_fkey: { status: 400, message: 'cases.badHpt', field: 'transactionDetail.hptId' },
  cases_hpa_id_fkey: { status: 400, message: 'cases.badHpa', field: 'transactionDetail.hpaId' },
  rates_rto_id_fkey: { status: 400, message: 'rates.unknownRto' },
  clients_firm_key_key: { status: 409, message: 'client.firmNameInUse', field: 'firmName' },
  firms_name_key: { status: 409, message: 'firm.nameInUse', field: 'name' },
  rtos_code_key_key: { status: 409, message: 'rto.codeInUse', field: 'rtoCode' },
  rtos_rto_code_key: { status: 409, message: 'rto.codeInUse', field: 'rtoCode' },
  service_papers_name_key: { status: 409, message: 'services.paperNameInUse', field: 'name' },
  case_assignments_case_id_key: { status: 409, message: 'cases.notAssignable' },
  payment_assignments_live_key: { status: 409, message: 'payments.alreadyPaid' },
  payments_live_bill_key: { status: 409, message: 'bills.notPayable' },
  payments_proof_id_key: { status: 409, message: 'payments.proofUsed', field: 'paymentProofUrl' },
  clients_utilized_credit_check: { status: 409, message: 'payments.insufficientCredit' },
}

/** Returns the HTTP error of a violated constraint, or null for a constraint that no request can violate. */
function constraintError(constraint: string | undefined): HttpError | null {
  const meaning = constraint === undefined ? undefined : meanings[constraint]
  if (!meaning) return null
  const { status, message, field } = meaning
  return new HttpError(status, message, field ? { fields: { [field]: message } } : {})
}

/** SQLSTATE classes and codes, and socket errors, of an unreachable database. */
const AWAY =
  /^(?:08...|57P0[1-5]|57014|53[23]00|58...|25006|40001|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/
const AWAY_TEXT = /Connection terminated|timeout exceeded when trying to connect|timeout expired|not queryable/i

/** Converts an error to an HTTP error; null for a defect, answered as 500. */
export function toHttpError(
  error: FastifyError & { constraint?: string },
  request?: Pick<IncomingMessage, 'readableAborted' | 'socket'>,
): HttpError | null {
  if (error instanceof HttpError) return error
  // Reading the body failed, with the same codes as an unreachable database.
  if (request?.readableAborted) return hungUp()
  // An answer that is a stream ended with its connection, before its first byte.
  if (error.code === 'ERR_STREAM_PREMATURE_CLOSE' && request?.socket.destroyed) return hungUp()
  const byConstraint = constraintError(error.constraint)
  if (byConstraint) return byConstraint
  if (AWAY.test(error.code ?? '') || AWAY_TEXT.test(error.message ?? ''))
    return new HttpError(503, 'general.unavailable', { retryAfter: 2 })
  // Characters that no text of the database holds; schemas refuse them, and this is the safety net.
  if (error.code === '22021') return new HttpError(400, 'general.badInput')
  if (error.code === '53100' || error.code === 'ENOSPC') return new HttpError(507, 'general.diskFull')
  if (error.statusCode === 413) return new HttpError(413, 'general.tooLarge', { bound: 'body_bytes' })
  if (error.statusCode === 415) return new HttpError(415, 'general.wrongType')
  if (error.statusCode === 429) return new HttpError(429, 'general.tooMany', { retryAfter: 60 })
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new HttpError(error.statusCode === 404 ? 404 : 400, 'general.badInput')
  return null
}
