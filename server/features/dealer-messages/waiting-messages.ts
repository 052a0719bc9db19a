import { sql } from 'kysely'
import { billRules } from '#contract/bills/bill-rules.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { dayStart } from '#contract/dates.ts'
import type { DealerMessage, dealerMessageEndpoints } from '#contract/dealer-messages/dealer-message.ts'
import { CASES_OF_MESSAGE, dealerMessageKindsOf } from '#contract/dealer-messages/dealer-message-values.ts'
import type { Input } from '#contract/endpoint.ts'
import { showRupees, toRupees } from '#contract/money.ts'
import { isWanted } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import { withLanguage } from '../../context/language.ts'
import type { Db } from '../../db/connect.ts'
import { sqlLiterals } from '../../db/fast/sql-literals.ts'
import { forbidden } from '../../http/errors.ts'
import { languageOfClient, reminderTexts } from '../bills/reminder-texts.ts'
import { visibleBills } from '../bills/scope.ts'
import { visibleCases } from '../cases/scope.ts'
import { getOfficeProfile } from '../office/office-profile.ts'
import { papersOfCases } from '../papers/checklist.ts'
import { lastSentOf } from './sent-messages.ts'

/** Bills, or cases, that are looked at: the oldest ones. */
const MOST = 500

/**
 * `GET /dealer-message/waiting`: what dealers are to be told by hand, the oldest first, what was sent today last. 403 for a
 * kind that the role does not have.
 */
export async function listWaitingMessages(
  db: Db,
  ctx: Context,
  { kind }: Input<typeof dealerMessageEndpoints.waiting>,
): Promise<DealerMessage[]> {
  if (!dealerMessageKindsOf(ctx.actor.role).includes(kind)) throw forbidden()
  const messages = kind === 'bills' ? await messagesOfBills(db, ctx) : await messagesOfPapers(db, ctx)
  const sentAt = await lastSentOf(
    db,
    kind,
    messages.flatMap(({ ids }) => ids),
  )
  const startOfToday = dayStart(ctx.today)
  const dated = messages.map((message): DealerMessage => {
    const instants = message.ids.map((id) => sentAt.get(id))
    const all = instants.filter((instant) => instant !== undefined).sort()
    return { ...message, kind, lastSentAt: all.length < instants.length ? null : (all[0] ?? null) }
  })
  const isDone = ({ lastSentAt }: DealerMessage) => lastSentAt !== null && new Date(lastSentAt) >= startOfToday
  return [...dated.filter((message) => !isDone(message)), ...dated.filter(isDone)]
}

type Unsent = Omit<DealerMessage, 'kind' | 'lastSentAt'>

async function messagesOfBills(db: Db, ctx: Context): Promise<Unsent[]> {
  const bills = await visibleBills(db, ctx.actor)
    .innerJoin('clients', 'clients.id', 'bills.client_id')
    .where(sql<boolean>`bills.status in (${sqlLiterals(billRules.pay.from)})`)
    .where('bills.due_date', '<', ctx.today)
    .where('bills.total', '>', 0)
    .selectAll('bills')
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .select(languageOfClient(sql.ref('clients.id')).as('language'))
    .orderBy('bills.due_date')
    .orderBy('bills.id')
    .limit(MOST)
    .execute()
  const { ofBill } = await reminderTexts(db, ctx)
  return bills.flatMap((bill) => {
    const text = ofBill(bill, bill)
    if (text === null) return []
    const amount = showRupees(toRupees(bill.total))
    return [
      {
        ...dealerOf(bill),
        ids: [bill.id],
        text,
        about: t.dealerMessages('aboutBill', { billNo: bill.bill_no, amount }),
      },
    ]
  })
}

/** The files of each dealer that lack papers, as far as the dealer can bring them. */
async function messagesOfPapers(db: Db, ctx: Context): Promise<Unsent[]> {
  const files = await visibleCases(db, ctx.actor)
    .innerJoin('clients', (join) =>
      join.onRef(
        'clients.id',
        '=',
        sql`coalesce((select client_id from case_assignments where case_id = cases.id), cases.dealer_id)`,
      ),
    )
    .where('cases.stage', '=', 'papers')
    .where('cases.status', 'in', ['ready', 'assigned', 'paid'])
    .select(['cases.id', 'cases.vehicle_no', 'cases.services', 'clients.id as client_id'])
    .select(['clients.firm_name', 'clients.first_name', 'clients.last_name', 'clients.mobile_no'])
    .select(languageOfClient(sql.ref('clients.id')).as('language'))
    .orderBy('cases.stage_since')
    .orderBy('cases.id')
    .limit(MOST)
    .execute()
  const papers = await papersOfCases(db, files)
  const wanted = files.flatMap((file) => {
    const names = (papers.get(file.id) ?? []).filter(isWanted).map(({ name }) => name)
    return names.length > 0 ? [{ ...file, line: { plate: showPlate(file.vehicle_no), names: names.join(', ') } }] : []
  })
  const { name: officeName } = await getOfficeProfile(db, ctx)
  return [...Map.groupBy(wanted, ({ client_id }) => client_id).values()].flatMap((ofDealer) =>
    inParts(ofDealer, CASES_OF_MESSAGE).flatMap((part) => {
      const [first] = part
      if (!first) return []
      const text = withLanguage(first.language, () =>
        t.dealerMessages('papers', {
          firmName: first.firm_name,
          officeName,
          list: part.map(({ line }) => t.dealerMessages('papersOf', line)).join('\n'),
        }),
      )
      return [
        {
          ...dealerOf(first),
          ids: part.map(({ id }) => id),
          text,
          about: part.map(({ line }) => line.plate).join(', '),
        },
      ]
    }),
  )
}

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

interface Dealer {
  firm_name: string
  first_name: string
  last_name: string
  mobile_no: string
}

const dealerOf = ({ firm_name, first_name, last_name, mobile_no }: Dealer) => ({
  firmName: firm_name,
  clientName: `${first_name} ${last_name}`,
  mobileNo: mobile_no,
})
