import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { teamEndpoints } from '#contract/team/member.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { ClientSession, EmployeeSession } from '#test/factories.ts'
import type { Filling, Office, People } from './people.ts'
import * as sample from './sample-data.ts'

/** Everybody has read the notifications up to now; only the latest are new. */
async function readNotifications({ call }: Office, readers: readonly Session[]): Promise<void> {
  for (const as of readers) requireSuccess(await call(notificationEndpoints.read, { as, body: { all: true } }))
}

/** The first dealer's firm has four people: one may pay, one may not, and one has left. Returns the one who may not. */
export async function formTeam({ office, people }: Pick<Filling, 'office' | 'people'>): Promise<Session> {
  const [owner] = people.clients as [ClientSession]
  const [member, payer, former] = sample.team
  const session = await office.member(owner, { ...member, canPay: false })
  await office.ok(teamEndpoints.add, { as: owner, body: { ...payer, canPay: true } })
  const left = requireSuccess(await office.call(teamEndpoints.add, { as: owner, body: { ...former, canPay: false } }))
  const params = { userId: left.data.id }
  await office.ok(teamEndpoints.edit, { as: owner, params, body: { canPay: false, isActive: false } })
  return session
}

type Line = [by: Session, text: string, isInternal?: boolean]

/**
 * Plans that office and dealers talk about three cases: about two of them yesterday, after everybody had read the
 * notifications, and goes on today, by the returned function.
 */
export function planTalk({ office, people, timeline }: Filling, member: Session, today: Date): () => Promise<void> {
  const { admin } = people
  const [clerk] = people.employees as [EmployeeSession]
  const [dealer, other] = people.clients as [ClientSession, ClientSession]
  const noon = new Date(dayStart(addDays(officeDay(today), -1)).getTime() + 12 * HOUR)
  const say = async (caseId: string | undefined, ...lines: Line[]) => {
    for (const [as, text, isInternal] of caseId ? lines : [])
      await office.ok(commentEndpoints.add, { as, params: { caseId: caseId ?? '' }, body: { text, isInternal } })
  }
  let newest: string | undefined
  let ofClerk: string | undefined
  timeline.schedule(noon, () => readNotifications(office, [admin, member, ...people.employees, ...people.clients]))
  timeline.schedule(new Date(noon.getTime() + 4 * HOUR), async () => {
    newest = await caseOf(office, people, dealer)
    ofClerk = await caseOf(office, people, dealer, clerk)
    await say(
      newest,
      [dealer, 'The buyer asks when the new RC will be there. Can I tell him Friday?'],
      [admin, 'The counter gave a token for Thursday. Ask there before we promise anything.', true],
    )
    await say(ofClerk, [clerk, 'We have received the papers.', false], [member, 'Thank you.'])
  })
  timeline.schedule(new Date(noon.getTime() + 5 * HOUR + 20 * MINUTE), () =>
    say(newest, [
      admin,
      'The file is with the RTO. Please send the photo of Form 29 again, the signature is cut off.',
      false,
    ]),
  )
  return async () => {
    await say(newest, [member, 'Sent it just now.'])
    await say(ofClerk, [member, 'When does it go to the RTO?'], [admin, '@Asha, tomorrow with the run to MH-12?', true])
    await say(await caseOf(office, people, other), [other, 'Please call me.'])
  }
}

export async function makeKey({ office, people }: Filling): Promise<void> {
  const body = { name: 'Website of the office', scopes: ['cases:read' as const, 'vehicles:read' as const] }
  await office.ok(keyEndpoints.create, { as: people.admin, body })
}

/** Returns the id of a dealer's newest case, or of the newest one that an employee made. */
async function caseOf(
  { call }: Office,
  { admin }: People,
  { client }: ClientSession,
  by?: EmployeeSession,
): Promise<string | undefined> {
  const list = { filterType: 'applicationDate', fromDate: '2000-01-01', toDate: '2099-12-31', pageSize: 100 } as const
  const params = { id: client.id }
  const { cases } = requireSuccess(await call(caseEndpoints.ofClient, { as: admin, params, body: list })).data
  return cases.find(({ createdBy }) => !by || createdBy.employeeCode === by.employee.employeeCode)?.id
}
