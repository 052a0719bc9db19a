import { TOTP } from 'otpauth'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { twoFactorEndpoints as calls } from '#contract/two-factor/two-factor.ts'
import type { Office } from '#test/office.ts'
import type { Session } from './caller.ts'

/** A user's authenticator app and recovery codes. */
export interface Authenticator {
  recoveryCodes: string[]
  /** Returns the code of the app, `steps` of 30 seconds from now. */
  code(steps?: number): string
}

const STEP = 30_000

/**
 * Returns a function that advances an office by time steps of 30 seconds. Its clock is set between two
 * steps, so that none ends during a test.
 */
export function stepsOf(office: Office) {
  let now = Math.ceil(Date.now() / STEP) * STEP
  return (steps = 1) => {
    now += steps * STEP
    office.clock.set(new Date(now))
  }
}

export const codeFor = (secret: string, now: Date, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + steps * STEP })

/** Turns two-factor sign-in on for a user by the product's own calls; consumes the code of this time step. */
export async function turnOnTwoFactor(office: Office, as: Session): Promise<Authenticator> {
  const data = await office.ok(calls.start, { as, body: { currentPassword: as.password } })
  const code = (steps = 0) => codeFor(data.secret, office.clock.now(), steps)
  const { recoveryCodes } = await office.ok(calls.confirm, { as, body: { code: code() } })
  return { recoveryCodes, code }
}

/** Signs in by password, and a code where one is given. */
export const signInWith = (office: Office, { email, password }: Session, code?: string) =>
  office.call(identityEndpoints.signIn, { body: { email, password, ...(code !== undefined && { code }) } })

/** Returns the state of a user's two-factor sign-in. */
export const statusOf = (office: Office, as: Session) => office.ok(calls.status, { as })

/** Returns the history of a user's two-factor sign-in, oldest first. */
export async function twoFactorHistory(office: Office, { userId }: Session): Promise<string[]> {
  const rows = await office.database.db
    .selectFrom('history')
    .select('action')
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', userId)
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action).filter((action) => /two-factor|recovery/.test(action))
}
