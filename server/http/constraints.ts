import { messages } from '#contract/messages.ts'
import { HttpError } from './errors.ts'

/** The HTTP error of each database constraint: status, message and field. */
const meanings: Record<string, { status: 400 | 409; message: string; field?: string }> = {
  users_email_key: { status: 409, message: messages.employee.emailInUse, field: 'email' },
  users_branch_code_fkey: {
    status: 400,
    message: messages.general.isRequired(messages.fields.branch),
    field: 'branchCode',
  },
  clients_firm_key_key: { status: 409, message: messages.client.firmNameInUse, field: 'firmName' },
  firms_name_key: { status: 409, message: messages.firm.nameInUse, field: 'name' },
  rtos_code_key_key: { status: 409, message: messages.rto.codeInUse, field: 'rtoCode' },
  rtos_rto_code_key: { status: 409, message: messages.rto.codeInUse, field: 'rtoCode' },
  service_papers_name_key: { status: 409, message: messages.services.paperNameInUse, field: 'name' },
  case_assignments_case_id_key: { status: 409, message: messages.cases.notAssignable },
  payment_assignments_live_key: { status: 409, message: messages.payments.alreadyPaid },
  payments_live_bill_key: { status: 409, message: messages.bills.notPayable },
  payments_proof_id_key: { status: 409, message: messages.payments.proofUsed, field: 'paymentProofUrl' },
  clients_utilized_credit_check: { status: 409, message: messages.payments.insufficientCredit },
}

/** Returns the HTTP error of a violated constraint, or null for a constraint that no request can violate. */
export function constraintError(constraint: string | undefined): HttpError | null {
  const meaning = constraint === undefined ? undefined : meanings[constraint]
  if (!meaning) return null
  const { status, message, field } = meaning
  return new HttpError(status, message, field ? { fields: { [field]: message } } : {})
}
