import type { Role } from '#contract/endpoint.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { Language } from '#contract/languages/language.ts'

/** The API key by which a program acts for its maker. */
export interface ActingKey {
  id: string
  scopes: readonly KeyScope[]
}

export interface Actor {
  userId: string
  role: Role
  name: string
  clientId: string | null
  branchCode: string | null
  employeeCode: string | null
  /** The session; of a program the id of its key, which has none. */
  sessionId: string
  /** Null for a signed-in user. */
  apiKey: ActingKey | null
  /** True for staff who must turn on two-factor sign-in before anything else. */
  mustTurnOnTwoFactor: boolean
  /** True for the owner of a client, its first user; false for staff. */
  isOwner: boolean
  /** Whether a client's user may pay for its client; true for staff, whose role does not pay. */
  canPay: boolean
  /** The user's own language; null for a program, which asks for one by `Accept-Language`. */
  language: Language | null
  /** True for a session past its time without use, which may make the calls of the counter alone. */
  isPastIdle: boolean
  /** The instant of the last sign-in or step-up of this session. */
  steppedUpAt: string
}
