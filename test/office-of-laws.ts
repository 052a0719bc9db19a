import { cashEndpoints } from '#contract/cash/cash.ts'
import { officeDay } from '#contract/dates.ts'
import { dunningEndpoints } from '#contract/dunning/dunning.ts'
import { originalEndpoints } from '#contract/originals/original.ts'
import { requestEndpoints } from '#contract/requests/request.ts'
import { sendDunnings } from '#server/features/dunning/send-dunnings.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import type { Office } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/** Sends a request of a dealer with a file. */
export async function sendRequest(office: Office, as: Session): Promise<void> {
  const asked = { vehicleNo: 'MH12AB1234', services: ['fitness' as const] }
  const request = requireSuccess(await office.call(requestEndpoints.create, { as, body: asked }))
  const scan = { as, params: { id: request.data.id }, ...formWith(await proofImage(1)) }
  await office.ok(requestEndpoints.upload, scan)
}

/** Reminds of the bills that have been overdue for so many days at an instant. */
export const dunAt = (office: Office, as: Session, instant: string, day: number): Promise<void> =>
  office.clock.at(instant, async () => {
    await office.ok(dunningEndpoints.editSettings, { as, body: { days: [day] } })
    await sendDunnings(office.deps)
  })

/** Enters an original that its owner takes, and keeps a cash book whose day is closed. */
export async function keepBooks(office: Office, as: Session, caseId: string): Promise<void> {
  const rc = { kind: 'rc', from: 'dealer' } as const
  const { id, lastMoveId = '' } = await office.ok(originalEndpoints.receive, { as, params: { caseId }, body: rc })
  const taken = { lastMoveId, holder: 'person', handedTo: 'Esha Inamdar', isOnPaper: true } as const
  await office.ok(originalEndpoints.handOver, { as, params: { id }, body: taken })
  const params = { employeeId: (await office.employee()).userId }
  const day = officeDay(office.clock.now())
  await office.ok(cashEndpoints.enter, { as, params, body: { kind: 'advance', amount: 500 } })
  const petrol = { kind: 'spent', amount: 80, expense: 'other', note: 'Petrol' } as const
  await office.ok(cashEndpoints.enter, { as, params, body: petrol })
  await office.ok(cashEndpoints.close, { as, params, body: { day } })
}

export const withoutTrigger = 'alter table history disable trigger user;'
const unlockedCash = 'alter table cash_entries disable trigger user;'

/** The laws of the two books, and the statements that break them. */
export const breaksOfBooks: [law: string, sql: string][] = [
  ['an original has its entries', `${withoutTrigger} delete from history where action = 'original handed over'`],
  [
    'an entry takes back the one before',
    `insert into original_moves (id, original_id, holder, undoes, moved_by, moved_at)
     select gen_random_uuid(), original_id, 'rto', id, moved_by, now() from original_moves order by seq desc limit 1`,
  ],
  ['the balance of a cash book', 'update cash_books set balance = balance + 1'],
  [
    'an entry that takes another back',
    `${unlockedCash} insert into cash_entries (id, employee_id, kind, amount, day, reverses, made_by, made_at)
     select gen_random_uuid(), employee_id, kind, 1 - amount, day, id, made_by, now() from cash_entries where kind = 'advance'`,
  ],
  ['a closed day stays', `${unlockedCash} update cash_entries set amount = amount + 1 where kind = 'advance'`],
  ['each entry of a cash book is told', `${withoutTrigger} delete from history where action = 'cash entered'`],
]
