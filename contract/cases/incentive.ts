import { sumRupees } from '../money.ts'
import type { CaseRow } from './case-lists.ts'

/**
 * Returns the incentive of an employee for some cases, in rupees; a case without an incentive counts
 * as zero.
 */
export const incentiveOf = (cases: readonly Pick<CaseRow, 'incentiveAmount'>[]): number =>
  sumRupees(cases.map(({ incentiveAmount }) => incentiveAmount ?? 0))
