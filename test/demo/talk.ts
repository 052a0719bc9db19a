import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment-endpoints.ts'
import { keyEndpoints } from '#contract/keys/key-endpoints.ts'
import { notificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import { teamEndpoints } from '#contract/team/team-endpoints.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession } from '#test/factories.ts'
import type { Filling, Office, People } from './people.ts'

/** Everybody has read the notifications up to now; only the latest are new. */
export async function readNotifications({ call }: Office, { admin, employees, clients }: People): Promise<void> {
  for (const as of [admin, ...employees, ...clients])
    requireSuccess(await call(notificationEndpoints.read, { as, body: { all: true } }))
}

/** A dealer's firm has a second person, the office and the dealer talk about a case, and a website has a key. */
export async function talk({ office, people }: Filling): Promise<void> {
  const { call } = office
  const dealer = people.clients[0] as ClientSession
  const meena = { firstName: 'Meena', lastName: 'Shah', email: 'meena.shah@dealer.example', phoneNo: '9822012345' }
  requireSuccess(await call(teamEndpoints.add, { as: dealer, body: { ...meena, canPay: false } }))

  const { id } = await newestCaseOf(office, people, dealer)
  const say = async (as: Session, text: string, isInternal?: boolean) =>
    requireSuccess(await call(commentEndpoints.add, { as, params: { caseId: id }, body: { text, isInternal } }))
  await say(dealer, 'The buyer asks when the new RC will be there. Can I tell him Friday?')
  await say(people.admin, 'The counter gave a token for Thursday. Ask Asha before promising anything.', true)
  await say(
    people.admin,
    'The file is with the RTO. Please send the photo of Form 29 again, the signature is cut off.',
    false,
  )
  await say(dealer, 'Sent it just now.')

  const website = { name: 'Website of the office', scopes: ['cases:read', 'vehicles:read'] } as const
  requireSuccess(
    await call(keyEndpoints.create, { as: people.admin, body: { ...website, scopes: [...website.scopes] } }),
  )
}

async function newestCaseOf({ call }: Office, { admin }: People, { client }: ClientSession) {
  const list = { filterType: 'applicationDate', fromDate: '2000-01-01', toDate: '2099-12-31', pageSize: 1 } as const
  const { cases } = requireSuccess(
    await call(caseEndpoints.ofClient, { as: admin, params: { id: client.id }, body: list }),
  ).data
  const [newest] = cases
  if (!newest) throw new Error('The first dealer has no case')
  return newest
}
