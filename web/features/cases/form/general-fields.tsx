import { useFormContext } from 'react-hook-form'
import { inOrder } from '#contract/cases/case-field-sets.ts'
import { readingOrder } from '#contract/cases/case-reading.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { CaseField, CaseFields } from './case-field.tsx'
import { FieldGrid, useCaseFormContext } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'

const names = inOrder(readingOrder('generalDetail'), [], ['incentiveAmount', 'branchCodeId', 'employeeCodeId'])

/** The client's firm, branch, employee, and the application. Branch and employee are read-only (spec/2 screen 1). */
export function GeneralFields() {
  const { role, isEdit } = useCaseFormContext()
  const { getValues } = useFormContext<CaseFormValues>()
  // On a touch screen, autoFocus would open the keyboard over the page.
  const isTouch = useCoarsePointer()
  const showsCodes = role !== 'superadmin' || (isEdit && getValues('generalDetail.employeeCodeId') !== '')
  return (
    <FieldGrid>
      <CaseFields
        group="generalDetail"
        names={names}
        replaced={{
          firmName: <CaseField name="generalDetail.firmName" autoFocus={!isTouch} />,
          branchCodeId: showsCodes && <CaseField name="generalDetail.branchCodeId" readOnly />,
          employeeCodeId: showsCodes && <CaseField name="generalDetail.employeeCodeId" readOnly />,
        }}
      />
    </FieldGrid>
  )
}
