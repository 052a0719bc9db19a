import type { Role } from '#contract/endpoint.ts'

export interface Actor {
  userId: string
  role: Role
  name: string
  clientId: string | null
  branchCode: string | null
  employeeCode: string | null
  sessionId: string
  /** True for staff who must turn on two-factor sign-in before anything else. */
  mustTurnOnTwoFactor: boolean
  /** The instant of the last sign-in or step-up of this session. */
  provedAt: string
}
