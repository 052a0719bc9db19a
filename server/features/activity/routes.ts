import { type ExpressionBuilder, type ExpressionWrapper, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Activity, ActivityFilter } from '#contract/activity/activity.ts'
import { activityEndpoints as calls } from '#contract/activity/activity-endpoints.ts'
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
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Db } from '../../db/connect.ts'
import type { DB, Users } from '../../db/schema.generated.ts'
import { type Changes, mapChanges } from '../../events.ts'
import { countUpTo, likeAnywhere, pagedList, slice } from '../../http/listing.ts'
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
  const text = input.search ? await entriesMatchingText(db, input.search, input.kind) : undefined
  if (text === null) return pagedList([], 0, input)
  const entries = filtered(db.selectFrom('history'), input)
  const { limit, offset } = slice(input)
  // The offset is an optimisation fence: without it the planner may scan the log from its end for the few
  // matches. Actions, kinds and actors may have many.
  const matching = (text ? entries.where(text.condition) : entries)
    .selectAll()
    .$if(text?.isNarrow === true, (query) => query.offset(0))
  const page = db
    .selectFrom(matching.as('matching'))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    .limit(limit)
    .offset(offset)
  const rows = await db
    .selectFrom(page.as('entries'))
    .leftJoin('users', 'users.id', 'entries.actor_id')
    .leftJoin('api_keys', 'api_keys.id', 'entries.key_id')
    .select([
      'entries.id',
      'entries.at',
      'entries.subject_type',
      'entries.subject_id',
      'entries.action',
      'entries.changes',
      'users.first_name',
      'users.last_name',
      'users.employee_code',
      'users.role',
      'api_keys.name as key',
    ])
    .orderBy('entries.at', 'desc')
    .orderBy('entries.seq', 'desc')
    .execute()
  const total = await countUpTo(db, matching.clearSelect().select(sql`1`.as('one')))
  const about = await readSubjectNames(db, rows)
  const firms = await firmNames(
    db,
    rows.map(({ changes }) => changes as Changes),
  )
  return pagedList(
    rows.map((row) => presentActivity(row, about, firms)),
    total,
    input,
  )
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

type OfHistory = ExpressionBuilder<DB, 'history'>

type Condition = (eb: OfHistory) => ExpressionWrapper<DB, 'history', SqlBool>

/**
 * Returns the condition that restricts the history to entries with a text: of its subject (CaseNo, plate, person,
 * firm), of its action or kind, or the name of the actor; null if there is none. Subjects and actors are looked up
 * first, at most 500 per kind, so that the history is read by its indexes. `isNarrow` means that only subjects match.
 */
async function entriesMatchingText(
  db: Db,
  search: string,
  kind: ActivityKind | undefined,
): Promise<{ condition: Condition; isNarrow: boolean } | null> {
  const pattern = likeAnywhere(search)
  const found: { kind: ActivityKind; ids: string[] }[] = []
  for (const subjectKind of kind ? [kind] : activityKinds) {
    if (subjectKind === 'setting') continue
    const rows = await subjects[subjectKind].find(db, pattern)
    if (rows.length > 0) found.push({ kind: subjectKind, ids: rows.map(({ id }) => id) })
  }
  const actors = (await subjects.user.find(db, pattern)).map(({ id }) => id)
  const text = search.toLowerCase()
  const actions = actionsOf(kind).filter((action) =>
    [action, messages.history.actions[action]].some((name) => name.toLowerCase().includes(text)),
  )
  const kinds = activityKinds.filter((one) => activityLabels()[one].toLowerCase().includes(text))
  const isNarrow = actors.length + actions.length + kinds.length === 0
  if (found.length === 0 && isNarrow) return null
  const condition: Condition = (eb) =>
    eb.or([
      ...found.map((match) => eb.and([eb('subject_type', '=', match.kind), eb('subject_id', '=', anyOf(match.ids))])),
      ...(actors.length > 0 ? [eb('actor_id', '=', anyOf(actors))] : []),
      ...(actions.length > 0 ? [eb('action', 'in', actions)] : []),
      ...(kinds.length > 0 ? [eb('subject_type', 'in', kinds)] : []),
    ])
  return { condition, isNarrow }
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
