import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { MAX_SEARCH_MATCHES } from '#contract/cases/case-lists.ts'
import { normalizePlate } from '#contract/cases/plate.ts'
import { messages } from '#contract/messages.ts'
import { paymentModes } from '#contract/payments/payment-kinds.ts'
import { decisionLabels } from '#contract/payments/payment-rules.ts'
import type { Db } from '../../db/connect.ts'
import { forceCustomPlan } from '../../db/fast/prepared-statements.ts'
import { badRequest } from '../../http/errors.ts'
import { likeAnywhere } from '../../http/listing.ts'
import { paysBill, paysForCase } from './pays-for-case.ts'

type Condition = RawBuilder<SqlBool>

const peopleLike = ({ pattern, bare, barePattern }: Spelled) =>
  sql`select id from users where concat_ws(' ', first_name, last_name, phone_no) ilike ${pattern}
    ${bare ? sql`or phone_no like ${barePattern}` : sql``}`
const firmsLike = (pattern: string) => sql`select id from clients where firm_name ilike ${pattern}`

interface Spelled {
  pattern: string
  bare: string
  barePattern: string
}

/** Returns the text as typed, and without the blanks and hyphens in which plates, phones and UTRs are shown. */
function spelled(search: string): Spelled {
  const bare = normalizePlate(search)
  return { pattern: likeAnywhere(search), bare, barePattern: likeAnywhere(bare) }
}

/**
 * Returns the condition that a text stands anywhere in what the list of decided payments shows: payer, phone, firm,
 * mode, UTR, case, plate, month of the bill, status, decider, reason.
 */
export function anyTextMatches(search: string): Condition {
  const text = spelled(search)
  const { pattern, bare, barePattern } = text
  const inBare = bare ? sql`or payments.utr like ${barePattern} or ${paysForCase(barePattern)}` : sql``
  return sql<SqlBool>`(
    concat_ws(' ', payments.mode, payments.reason,
      case payments.status when 'success' then ${decisionLabels.success} else ${decisionLabels.failed} end
    ) ilike ${pattern}
    or payments.client_id in (${firmsLike(pattern)})
    or payments.paid_by in (${peopleLike(text)})
    or payments.decided_by in (${peopleLike(text)})
    or ${paysForCase(pattern)} or ${paysBill(pattern)} ${inBare})`
}

/**
 * Returns the same condition for a list of any length, for the parts that have an index: payer, phone, firm, mode, UTR,
 * case and plate. 400 for a text without three letters or digits in a row, and for more than 2,000 UTRs or cases.
 */
export async function indexedTextMatches(db: Db, search: string): Promise<Condition> {
  const text = spelled(search)
  const { pattern, bare, barePattern } = text
  if (!/[\p{L}\p{N}]{3}/u.test(bare)) throw badRequest({ search: messages.payments.decidedSearchTooShort })
  const ids = async (rows: Condition | RawBuilder<unknown>, most?: number) => {
    const { rows: found } = await sql<{ id: string }>`${forceCustomPlan} ${rows} ${
      most ? sql`limit ${most + 1}` : sql``
    }`.execute(db)
    if (most && found.length > most) throw badRequest({ search: messages.payments.decidedSearchTooWide })
    return found.map(({ id }) => id)
  }
  const payments = [
    ...(await ids(sql`select id from payments where utr like ${barePattern}`, MAX_SEARCH_MATCHES)),
    ...(await ids(
      sql`select payment_id as id from cases
        join case_assignments on case_assignments.case_id = cases.id or case_assignments.unassigned_case_id = cases.id
        join payment_assignments on payment_assignments.assignment_id = case_assignments.id
        where cases.search_text like upper(${pattern}) and cases.case_no ilike ${pattern}
          or cases.search_text like ${barePattern} and cases.vehicle_no ilike ${barePattern}`,
      MAX_SEARCH_MATCHES,
    )),
  ]
  const [clients, payers] = [await ids(firmsLike(pattern)), await ids(peopleLike(text))]
  const modes = paymentModes.filter((mode) => mode.includes(bare))
  return sql<SqlBool>`(payments.id = any(${payments}::uuid[]) or payments.client_id = any(${clients}::uuid[])
    or payments.paid_by = any(${payers}::uuid[]) ${modes.length > 0 ? sql`or payments.mode = any(${modes})` : sql``})`
}

/** Refuses a search of a long list without a match: what has no index was not searched. */
export function requireMatches(total: number): void {
  if (total === 0) throw badRequest({ search: messages.payments.decidedSearchEmpty })
}
