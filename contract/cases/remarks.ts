import { t } from '../texts.ts'
import type { Case } from './case.ts'

/** Returns remarks with underscores as spaces, as every reader sees them. */
export const showRemarks = (remarks: string): string => remarks.replaceAll('_', ' ').trim()

type Rejection = Pick<Case, 'rejectionRemarks'> & Partial<Pick<Case, 'reasonCode'>>

/** Returns the reason of a rejection: "Papers missing: Form 29 is not signed". */
export const rejectionText = ({ rejectionRemarks, reasonCode }: Rejection): string =>
  [reasonCode && t.cases(`reasonCodes.${reasonCode}`), showRemarks(rejectionRemarks ?? '') || t.cases('noRemarks')]
    .filter(Boolean)
    .join(': ')
