import { identityEndpoints } from '#contract/identity/identity.ts'
import { stepUpEndpoints } from '#contract/identity/step-up.ts'
import type { KeyScope } from '#contract/key-scopes.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import type { Deps } from '#server/context/deps.ts'
import { ensureFirstSuperadmin } from '#server/features/identity/first-superadmin.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import type { DataCaller, Session } from '#test/caller.ts'

const PASSWORD = 'a good long password'

/** Returns the factories that sign users in and confirm who they are. */
export function sessionFactories(ok: DataCaller, deps: Deps, known: { admin?: Session }) {
  async function superadmin(): Promise<Session> {
    if (known.admin) return known.admin
    const created = await ensureFirstSuperadmin(deps)
    const password = created?.password ?? deps.config.ADMIN_PASSWORD ?? ''
    known.admin = await signIn(deps.config.ADMIN_EMAIL, password)
    return known.admin
  }

  async function signIn(email: string, password: string = PASSWORD): Promise<Session> {
    const data = await ok(identityEndpoints.signIn, { body: { email, password } })
    return { token: data.access_token, userId: data.user.id, email, password }
  }

  /** Confirms the identity of a session's user by password (step-up). */
  async function stepUp(as: Session): Promise<void> {
    await ok(stepUpEndpoints.prove, { as, body: { password: as.password } })
  }

  /** Returns the token of the newest link that was mailed to an address. */
  async function linkTokenFor(email: string): Promise<string> {
    const { db } = deps.database
    // The worker of a running office may have taken the request, and not have written the letter yet.
    do await runJobsOnce(deps)
    while (await db.selectFrom('reset_requests').select('id').limit(1).executeTakeFirst())
    const mails = await db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .execute()
    for (const mail of mails) {
      const token = /#token=([\w-]{43})/.exec(writeMail(deps, mail).text)?.[1]
      if (token) return token
    }
    throw new Error('No mail holds a link')
  }

  async function choosePassword(email: string): Promise<Session> {
    await ok(identityEndpoints.setPassword, { body: { token: await linkTokenFor(email), password: PASSWORD } })
    return signIn(email)
  }

  /** Returns an API key with some scopes, as a caller. */
  async function apiKey(...scopes: KeyScope[]): Promise<Session & { keyId: string }> {
    const as = await superadmin()
    await stepUp(as)
    const data = await ok(keyEndpoints.create, { as, body: { name: 'Tally', scopes } })
    return { ...as, token: data.secret, keyId: data.id }
  }

  return { superadmin, apiKey, signIn, stepUp, linkTokenFor, choosePassword }
}

export type SessionFactories = ReturnType<typeof sessionFactories>
