import { type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { type Activity, type ActivityFilter, activityEndpoints as calls } from '#contract/activity/activity.ts'
import {
  type ActivityKind,
  actionsOf,
  activityKinds,
  activityLabels,
  NO_ACTOR,
  PERSONAL_VALUE,
} from '#contract/activity-actions.ts'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import { COUNTED_ROWS } from '#contract/long-lists.ts'
import { t } from '#contract/texts.ts'
import type { Context } from '../../context/context.ts'
import type { Db } from '../../db/connect.ts'
import { anyOf } from '../../db/rows.ts'
import type { DB, Users } from '../../db/schema.generated.ts'
import { type Changes, mapChanges } from '../../history/events.ts'
import { findPage, likeAnywhere, nextId, pagedList, slice } from '../../http/listing.ts'
import { query, type Route } from '../../http/route.ts'
import { firmNames } from '../reference/firms.ts'
import { subjects } from './subjects.ts'

interface ActivityRow {
  id: string
  at: string
  subject_type: string
  subject_id: string
  action: string
  changes: unknown
  first_name: string | null
  last_name: string | null
  employee_code: string | null
  role: Users['role'] | null
  key: string | null
}

/** Presents an entry of the log. Personal values stay hidden: the log shows that they changed, not the value. */
function presentActivity(
  row: ActivityRow,
  about: ReadonlyMap<string, string>,
  firms: ReadonlyMap<unknown, string>,
): Activity {
  const { first_name: firstName, last_name: lastName, employee_code: employeeCode, role } = row
  const presentValue = (value: unknown) =>
    typeof value === 'object' && value !== null ? PERSONAL_VALUE : (firms.get(value) ?? value)
  return {
    id: row.id,
    at: row.at,
    by: firstName === null || lastName === null || role === null ? null : { firstName, lastName, employeeCode, role },
    ...(row.key !== null && { key: row.key }),
    kind: row.subject_type as Activity['kind'],
    action: row.action as Activity['action'],
    aboutId: row.subject_id,
    about: about.get(row.subject_id) ?? null,
    changes: mapChanges(row.changes as Changes, presentValue) as Activity['changes'],
  }
}

/**
 * `GET /activity`: the activity log, newest first. The total is counted up to 10,001 only, because the
 * log grows to millions of entries; a longer result needs a narrower filter.
 */
async function listActivity(db: Db, _ctx: Context, input: Input<typeof calls.list>) {
  const { total, ids } = await findEntries(db, input)
  const rows = await db
    .selectFrom('history')
    .leftJoin('users', 'users.id', 'history.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'history.key_id')
    .select([
      'history.id',
      'history.at',
      'history.subject_type',
      'history.subject_id',
      'history.action',
      'history.changes',
      'users.first_name',
      'users.last_name',
      'users.employee_code',
      'users.role',
      'api_keys.name as key',
    ])
    .where('history.id', '=', anyOf(ids))
    .$if(input.after === undefined, (entries) => entries.orderBy('history.at', 'desc').orderBy('history.seq', 'desc'))
    .orderBy('history.id')
    .execute()
  const about = await readSubjectNames(db, rows)
  const firms = await firmNames(
    db,
    rows.map(({ changes }) => changes as Changes),
  )
  return pagedList(
    rows.map((row) => presentActivity(row, about, firms)),
    total,
    input,
    { next: nextId(ids, input) },
  )
}

/**
 * Returns the ids of a page of the log, and the total. Each condition of a text finds its newest entries by its own index;
 * one condition over all of them would be asked of each entry of the log.
 */
async function findEntries(db: Db, input: Input<typeof calls.list>): Promise<{ total: number; ids: string[] }> {
  const isRead = input.after !== undefined
  const newest = isRead ? sql`` : sql`order by at desc, seq desc`
  const entries = filtered(db.selectFrom('history'), input).select(['id', 'at', 'seq'])
  if (!input.search) return findPage(db, sql`${entries} ${newest}`, input)
  const conditions = await entriesMatchingText(db, input.search, input.kind)
  if (conditions.length === 0) return { total: 0, ids: [] }
  if (isRead) return findPage(db, entries.where(sql<SqlBool>`(${sql.join(conditions, sql` or `)})`), input)
  const { limit, offset } = slice(input)
  const most = Math.max(COUNTED_ROWS + 1, limit + offset)
  const parts = conditions.map((condition) => sql`(${entries.where(condition)} ${newest} limit ${most})`)
  return findPage(db, sql`select id from (${sql.join(parts, sql` union `)}) as parts ${newest}`, input)
}

/** Adds the conditions of the filter, all but its text. */
const filtered = <O>(
  from: SelectQueryBuilder<DB, 'history', O>,
  { fromDate, toDate, kind, action, by }: ActivityFilter,
) =>
  from
    .$if(fromDate !== null, (query) => query.where('at', '>=', dayStart(fromDate ?? '').toISOString()))
    .$if(toDate !== null, (query) => query.where('at', '<', dayStart(nextDay(toDate ?? '')).toISOString()))
    .$if(kind !== undefined, (query) => query.where('subject_type', '=', kind ?? ''))
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? ''))
    .$if(by === NO_ACTOR, (query) => query.where('actor_id', 'is', null))
    .$if(by !== undefined && by !== NO_ACTOR, (query) => query.where('actor_id', '=', by ?? ''))

/** Names to choose from: more than an office has. */
const MAX_PEOPLE = 10_000

/** `GET /activity/people`: every user, staff first, by name. */
async function listActivityPeople(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('clients', 'clients.id', 'users.client_id')
    .select([
      'users.id',
      sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('name'),
      sql<string>`coalesce(users.employee_code, clients.firm_name, '')`.as('detail'),
    ])
    .orderBy(sql`users.client_id is not null`)
    .orderBy('name')
    .orderBy('users.id')
    .limit(MAX_PEOPLE)
    .execute()
}

/**
 * Returns the conditions of which an entry with a text meets one: that of its subject (CaseNo, plate, person, firm), of its
 * action or kind, or the name of the actor. Subjects and actors are looked up first, at most 500 per kind.
 */
async function entriesMatchingText(
  db: Db,
  search: string,
  kind: ActivityKind | undefined,
): Promise<RawBuilder<SqlBool>[]> {
  const pattern = likeAnywhere(search)
  const conditions: RawBuilder<SqlBool>[] = []
  for (const subjectKind of kind ? [kind] : activityKinds) {
    if (subjectKind === 'setting') continue
    const rows = await subjects[subjectKind].find(db, pattern)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) conditions.push(sql`subject_type = ${subjectKind} and subject_id = ${anyOf(ids)}`)
  }
  const actors = (await subjects.user.find(db, pattern)).map(({ id }) => id)
  if (actors.length > 0) conditions.push(sql`actor_id = ${anyOf(actors)}`)
  const text = search.toLowerCase()
  const actions = actionsOf(kind).filter((action) =>
    [action, t.history(`actions.${action}`)].some((name) => name.toLowerCase().includes(text)),
  )
  if (actions.length > 0) conditions.push(sql`action = any(${actions})`)
  const kinds = activityKinds.filter((one) => activityLabels()[one].toLowerCase().includes(text))
  if (kinds.length > 0) conditions.push(sql`subject_type = any(${kinds})`)
  return conditions
}

/** Returns the present names of the subjects of some entries, by one query per kind. */
async function readSubjectNames(
  db: Db,
  entries: readonly { subject_type: string; subject_id: string }[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const [kind, kindEntries] of Map.groupBy(entries, (entry) => entry.subject_type)) {
    const subject = subjects[kind as keyof typeof subjects]
    if (!subject) continue
    for (const { id, name } of await subject.names(db, [...new Set(kindEntries.map((entry) => entry.subject_id))]))
      names.set(id, name)
  }
  return names
}

/** The activity log, which is read-only: the changes themselves write it. */
export const activityRoutes: Route[] = [query(calls.list, listActivity), query(calls.people, listActivityPeople)]
