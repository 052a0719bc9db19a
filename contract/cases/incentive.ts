import { sumRupees } from '../money.ts'
import type { CaseRow } from './case-lists.ts'

/** What some cases earn an employee, in rupees; a case without an incentive earns nothing (spec/2 screen 14). */
export const incentiveOf = (cases: readonly Pick<CaseRow, 'incentiveAmount'>[]): number =>
  sumRupees(cases.map(({ incentiveAmount }) => incentiveAmount ?? 0))
