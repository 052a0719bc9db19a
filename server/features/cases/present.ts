import type { Case, CasePayment } from '#contract/cases/case.ts'
import {
  type AnyField,
  caseGroups,
  fieldByName,
  isSeenBy,
  isSeenInListsBy,
  type PlacedField,
  placedFields,
} from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { toRupees } from '#contract/money.ts'
import { shownUtr } from '#contract/payments/payment-rules.ts'
import { roles } from '#contract/roles.ts'
import type { Actor } from '../../context/actor.ts'
import type { NewestPayment } from './assign-case.ts'
import { type ColumnsOf, presentValue, rupeesOrNull } from './case-mapping.ts'
import type { CaseWithNames } from './find-case.ts'
import type { CasePageRow } from './list/case-page.ts'
import type { StoredCase } from './scope.ts'

/** The columns of all fields, with the names of referenced rows. */
type StoredFields = ColumnsOf<AnyField> & { hpt_name: string; hpa_name: string }

const fieldsSeenBy = (role: Role, group: CaseGroup) =>
  placedFields.filter((placed) => placed.group === group && isSeenBy(role, placed.field))

const visibleFields = Object.fromEntries(
  roles.map((role) => [role, Object.fromEntries(caseGroups.map((group) => [group, fieldsSeenBy(role, group)]))]),
) as Record<Role, Record<CaseGroup, PlacedField[]>>

function presentGroup<G extends CaseGroup>(
  group: G,
  role: Role,
  row: StoredFields & Readonly<Record<string, unknown>>,
) {
  const fields: Record<string, unknown> = {}
  for (const placed of visibleFields[role][group]) {
    const { name, field } = placed
    fields[name] = presentValue(placed, row)
    if (field.shownAs) fields[field.shownAs.name] = row[field.shownAs.column]
  }
  return fields as NonNullable<Case[G]>
}

/** Presents a case for the actor's role; fields that the role may not see are left out. */
export function presentCase({ role }: Pick<Actor, 'role'>, row: CaseWithNames): Case {
  return {
    id: row.id,
    CaseNo: row.case_no,
    status: row.status,
    version: row.version,
    createdAt: row.created_at,
    waitsSince: row.waits_since,
    ...presentStage(row),
    ...(role !== 'client' && presentHandedIn(row)),
    applicationDate: row.application_date,
    rejectionRemarks: row.rejection_remarks,
    reasonCode: row.reason_code,
    closedAt: row.closed_at,
    totalAmount: toRupees(row.total_amount),
    createdBy: creator(row),
    ...(role === 'superadmin' && { dealerId: row.dealer_id }),
    assignedTo: assignee(row),
    ...(role !== 'client' && { dealerPhone: row.dealer_mobile_no }),
    payment: presentPayment(row),
    generalDetail: presentGroup('generalDetail', role, row),
    vehicleDetail: presentGroup('vehicleDetail', role, row),
    expireDetail: presentGroup('expireDetail', role, row),
    transactionDetail: presentGroup('transactionDetail', role, row),
    ownerDetails: presentGroup('ownerDetails', role, row),
    // A client sees no charges.
    ...(role !== 'client' && { expenseDetail: presentGroup('expenseDetail', role, row) }),
    referenceDetail: presentGroup('referenceDetail', role, row),
  }
}

type Listed = Pick<CaseRow, ListField>
const listed = listFields.map((name) => fieldByName[name])
const listedFor = Object.fromEntries(
  roles.map((role) => [role, listed.filter(({ field }) => isSeenInListsBy(role, field))]),
) as Record<Role, PlacedField[]>

function presentListed(role: Role, row: ColumnsOf<ListField> & Readonly<Record<string, unknown>>): Listed {
  const fields: Record<string, unknown> = {}
  for (const placed of listedFor[role]) fields[placed.name] = presentValue(placed, row)
  return fields as Listed
}

/** Presents a case of a list for the actor's role; fields that the role may not see are left out. */
export function presentRow({ role }: Pick<Actor, 'role'>, row: CasePageRow): CaseRow {
  return {
    id: row.id,
    CaseNo: row.case_no,
    status: row.status,
    createdAt: row.created_at,
    waitsSince: row.waits_since,
    ...presentStage(row),
    ...presentListed(role, row),
    createdBy: creator(row),
    ...(role === 'superadmin' && { dealerId: row.dealer_id }),
    assignedTo: assignee(row),
    totalAmount: toRupees(row.total_amount),
    rejectionRemarks: row.rejection_remarks,
    reasonCode: row.reason_code,
    closedAt: row.closed_at,
    referenceDetail: { name: row.reference_name, contactNo: row.reference_contact_no },
    payment: presentPayment(row),
  }
}

export type StageColumns = Pick<StoredCase, 'stage' | 'waiting_on' | 'stage_since' | 'wait_reason' | 'wait_note'>

export const presentStage = (row: StageColumns) => ({
  stage: row.stage,
  waitingOn: row.waiting_on,
  stageSince: row.stage_since,
  waitReason: row.wait_reason,
  waitNote: row.wait_note,
})

/** Presents the receipt and fee of the RTO, and the receiver of the file; the fee in rupees. */
export const presentHandedIn = (row: Pick<StoredCase, 'receipt_no' | 'fee_paid' | 'handed_to'>) => ({
  receiptNo: row.receipt_no,
  feePaid: rupeesOrNull(row.fee_paid),
  handedTo: row.handed_to,
})

type Joined = CaseWithNames | CasePageRow

const creator = (row: Joined) => ({
  firstName: row.creator_first_name,
  lastName: row.creator_last_name,
  employeeCode: row.creator_employee_code,
})

const assignee = ({ client_first_name: firstName, client_last_name: lastName }: Joined) =>
  firstName === null || lastName === null ? null : { firstName, lastName }

/** Presents the newest payment of a case; its amount is that of the whole payment, which may cover several cases. */
export function presentPayment(row: NewestPayment): CasePayment | null {
  if (row.payment_status === null || row.payment_mode === null) return null
  return {
    status: row.payment_status,
    mode: row.payment_mode,
    paymentDate: row.payment_date ?? '',
    Amount: toRupees(row.payment_amount ?? 0),
    remark: row.payment_reason,
    utr: shownUtr({ mode: row.payment_mode, utr: row.payment_utr }),
  }
}
