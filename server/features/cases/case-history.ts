import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import { type CaseEvent, type CaseHistoryEntry, HISTORY_PAGE_SIZE } from '#contract/cases/case-history.ts'
import type { Input, Role } from '#contract/endpoint.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { type Changes, mapChanges } from '../../history/events.ts'
import { decryptChanges } from '../../history/history.ts'
import { rowsBehind } from '../../http/cursor.ts'
import { countRows, nextKey, pagedList, slice } from '../../http/listing.ts'
import type { Paged } from '../../http/route.ts'
import { firmNames } from '../reference/firms.ts'
import { getVisibleCase } from './scope.ts'

/** The fields that only a superadmin sees, in the history as elsewhere. */
const superadminOnly = placedFields
  .filter(({ field }) => field.seenBy === 'superadmin')
  .map(({ historyName }) => historyName)

/**
 * Returns a page of the history of a case, newest first: old and new value of each field, amounts in rupees, Aadhaar
 * masked, financiers by name. 404 when the actor may not see the case.
 */
export async function listHistory(
  db: Db,
  { actor, keys }: Context,
  input: Input<typeof caseEndpoints.history>,
): Promise<Paged<CaseHistoryEntry[]>> {
  const listing = { ...input, pageSize: input.pageSize ?? HISTORY_PAGE_SIZE }
  const { limit, offset } = slice(listing)
  const { after, sort } = input
  const visibleCase = await getVisibleCase(db, actor, input.id, ['id'])
  const ofCase = db
    .selectFrom('history')
    .where('history.subject_type', '=', 'case')
    .where('history.subject_id', '=', visibleCase.id)
  const total = await countRows(ofCase)
  const rows = await ofCase
    .leftJoin('users', 'users.id', 'history.actor_id')
    .leftJoin('clients', 'clients.id', 'users.client_id')
    .leftJoin('api_keys', 'api_keys.id', 'history.key_id')
    .select([
      'history.id',
      'history.at',
      'history.action',
      'history.changes',
      'users.first_name',
      'users.last_name',
      'users.employee_code',
      'users.role',
      'clients.firm_name as firmName',
      'api_keys.name as key',
    ])
    .$call((entries) =>
      after === undefined
        ? entries.orderBy('history.seq', sort === 'at' ? 'asc' : 'desc')
        : rowsBehind(entries, after, ['history.id']),
    )
    .limit(limit)
    .offset(offset)
    .execute()
  const opened = rows.map((row) => ({ ...row, changes: decryptChanges(keys, row.id, row.changes as Changes) }))
  const firms = await firmNames(
    db,
    opened.map(({ changes }) => changes),
  )
  const entries = opened.map((row): CaseHistoryEntry => {
    const { first_name: firstName, last_name: lastName, employee_code: employeeCode, role, firmName } = row
    const known = firstName !== null && lastName !== null && role !== null
    return {
      at: row.at,
      by: known ? { firstName, lastName, employeeCode, role, ...(firmName !== null && { firmName }) } : null,
      ...(row.key !== null && { key: row.key }),
      action: row.action as CaseEvent,
      changes: readable(row.changes, firms, actor.role),
    }
  })
  return pagedList(entries, total, listing, { next: nextKey(rows, listing, ({ id }) => [id]) })
}

function readable(changes: Changes, firms: Map<unknown, string>, role: Role): CaseHistoryEntry['changes'] {
  const visible = Object.entries(changes).filter(([name]) => role === 'superadmin' || !superadminOnly.includes(name))
  const named = mapChanges(Object.fromEntries(visible), (value) => firms.get(value) ?? value)
  return named as CaseHistoryEntry['changes']
}
