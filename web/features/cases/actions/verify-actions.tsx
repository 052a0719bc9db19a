import { useCallback, useState } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import type { Role } from '#contract/endpoint.ts'
import { ViewDetails } from '../list/case-cells.tsx'
import { VerifyButton, VerifyDialog } from './verify-case.tsx'

/** The actions of a case that waits for verification, and the dialog that "Verify" opens. */
export function useVerifyActions(by: Role) {
  const [caseToVerify, setCaseToVerify] = useState<CaseRow | null>(null)
  const actions = useCallback(
    (row: CaseRow) => (
      <>
        <ViewDetails row={row} />
        <VerifyButton row={row} by={by} onAsk={setCaseToVerify} />
      </>
    ),
    [by],
  )
  const dialog = caseToVerify && <VerifyDialog row={caseToVerify} onClose={() => setCaseToVerify(null)} />
  return { actions, dialog }
}
