import type { Role } from '#contract/endpoint.ts'

/** Who acts: everything that rules need to know of the signed-in user. */
export interface Actor {
  userId: string
  role: Role
  name: string
  clientId: string | null
  branchCode: string | null
  employeeCode: string | null
  sessionId: string
  /** True for staff who may do nothing else before they turn on the two-factor sign-in that the office asks for. */
  mustTurnOnTwoFactor: boolean
  /** The last sign-in or step-up of this session, an instant. */
  provedAt: string
}
