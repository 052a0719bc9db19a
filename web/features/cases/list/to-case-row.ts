import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type ListField, listFields } from '#contract/cases/case-list-fields.ts'
import type { CaseRow } from '#contract/cases/case-lists.ts'

/** Converts a case to a row of a list, for the dialogs that lists and details share. */
export function toCaseRow(caseData: Case): CaseRow {
  const { id, CaseNo, status, createdAt, waitsSince, stage, waitingOn, stageSince, createdBy, assignedTo } = caseData
  const { payment, rejectionRemarks, reasonCode, referenceDetail } = caseData
  const fields = listFields.map((name) => {
    const group: Readonly<Record<string, unknown>> = caseData[fieldByName[name].group] ?? {}
    return [name, group[name] ?? null]
  })
  return {
    id,
    CaseNo,
    status,
    createdAt,
    waitsSince,
    stage,
    waitingOn,
    stageSince,
    createdBy,
    assignedTo,
    payment,
    rejectionRemarks,
    reasonCode,
    referenceDetail,
    totalAmount: caseData.totalAmount ?? 0,
    ...(Object.fromEntries(fields) as Pick<CaseRow, ListField>),
  }
}
