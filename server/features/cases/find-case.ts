import { type Simplify, sql } from 'kysely'

import type { Actor } from '../../context/actor.ts'
import type { Db } from '../../db/connect.ts'
import { notFound } from '../../http/errors.ts'
import { type Assigned, assignmentOfCase } from './assign-case.ts'
import { type StoredCase, visibleCases } from './scope.ts'

/** The part of an actor that decides which cases are visible. */
export type CaseViewer = Pick<Actor, 'role' | 'userId' | 'clientId'>

/** A case with the names that it refers to. */
export type CaseWithNames = Simplify<StoredCase & Assigned & Names>

interface Names {
  creator_first_name: string
  creator_last_name: string
  creator_employee_code: string | null
  hpt_name: string
  hpa_name: string
  /** The phone of the dealer who is asked for the papers: the assigned one, until then the one that the firm's name meant. */
  dealer_mobile_no: string | null
}

/** JSON writes instants in another form than the rest of the product, so they are columns of their own. */
const instants = ['created_at', 'updated_at', 'waits_since', 'stage_since', 'closed_at', 'payment_date'] as const
type Instant = (typeof instants)[number]

/**
 * Returns a case with its referenced names, by its id or CaseNo; money in paise. Throws 404 when the actor may not see it.
 * Opening a case is the most frequent read, so the statement is written by hand: the query builder needs as long to build
 * it as PostgreSQL to run it. The row comes as JSON, because `pg` takes long to read 72 columns.
 */
export async function getCase(db: Db, actor: CaseViewer, idOrNo: string): Promise<CaseWithNames> {
  const column = idOrNo.startsWith('VR-') ? 'case_no' : 'id'
  const visible = visibleCases(db, actor).where(`cases.${column}`, '=', idOrNo).selectAll('cases')
  // The firms by subquery: PostgreSQL would join them by hashing all firms.
  const { rows } = await sql<Pick<CaseWithNames, Instant> & { row: Omit<CaseWithNames, Instant> }>`
    select to_json(found) as row, ${columnsOfInstants} from (
      select cases.*, assigned.*, creator.first_name as creator_first_name, creator.last_name as creator_last_name,
        creator.employee_code as creator_employee_code,
        (select name from firms where firms.id = cases.hpt_id) as hpt_name,
        (select name from firms where firms.id = cases.hpa_id) as hpa_name,
        (select mobile_no from clients where clients.id = coalesce(
          (select client_id from case_assignments where case_id = cases.id), cases.dealer_id)) as dealer_mobile_no
      from (${visible}) as cases
      join users as creator on creator.id = cases.created_by
      left join lateral ${assignmentOfCase} as assigned on true
    ) as found`.execute(db)
  const [found] = rows
  if (!found) throw notFound('cases.noValidCaseId')
  const { row, ...times } = found
  return { ...row, ...times }
}

const columnsOfInstants = sql.join(instants.map((name) => sql.ref(name)))
