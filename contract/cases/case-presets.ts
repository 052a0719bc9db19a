import type { CaseStatus } from './case-values.ts'

/** The fixed parts of the `CaseQuery` of a list call, and the input that the call takes beside text, order and page. */
interface CasePresetFacts {
  /** The statuses of the list; all statuses where missing. */
  statuses?: readonly CaseStatus[]
  /** True for a call that takes a kind of date and two days. */
  dated?: boolean
  /** The kind of person whose cases are listed, for calls that name a person. */
  of?: 'client' | 'employee'
}

const waiting = ['Created', 'Updated'] as const
const verified = ['ready', 'assigned', 'paid'] as const

/**
 * The seven list calls of the specification, each as a preset of `CaseQuery`. Each lists only cases
 * that its caller may see.
 */
export const casePresets = {
  unverified: { statuses: waiting },
  myDrafts: { statuses: waiting },
  verifiedList: { statuses: verified, dated: true },
  rejectedList: { statuses: ['rejected'], dated: true },
  myVerified: { statuses: [...verified, 'rejected'], dated: true },
  ofEmployee: { of: 'employee', dated: true },
  ofClient: { of: 'client', dated: true },
} as const satisfies Record<string, CasePresetFacts>

export type CasePreset = keyof typeof casePresets

export const presetFacts = (preset: CasePreset): CasePresetFacts => casePresets[preset]
