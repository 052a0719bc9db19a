import type { CaseStatus } from './case-kinds.ts'

/** What a list call fixes of a `CaseQuery`, and what it takes beside text, order and page. */
interface CasePresetFacts {
  /** The statuses that it lists; any without. */
  statuses?: readonly CaseStatus[]
  /** True where it takes a kind of date and two days. */
  dated?: boolean
  /** Whose cases it lists, for one that names a person. */
  of?: 'client' | 'employee'
}

const waiting = ['Created', 'Updated'] as const
const verified = ['ready', 'assigned', 'paid'] as const

/** The seven list calls of the specification, each as a preset of `CaseQuery`. Each lists only what its caller may see. */
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

/** The facts of a preset by its name. */
export const presetFacts = (preset: CasePreset): CasePresetFacts => casePresets[preset]
