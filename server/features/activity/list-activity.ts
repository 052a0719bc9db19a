import { type SelectQueryBuilder, sql } from 'kysely'
import type { ActivityFilter } from '#contract/activity/activity.ts'
import { NO_ACTOR } from '#contract/activity/activity-actions.ts'
import type { activityEndpoints } from '#contract/activity/activity-endpoints.ts'
import { dayStart, nextDay } from '#contract/dates.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import type { DB } from '../../db/schema.generated.ts'
import type { Changes } from '../../events.ts'
import { countUpTo, pagedList, slice } from '../../http/listing.ts'
import { firmNames } from '../reference/firm-names.ts'
import { entriesMatchingText } from './find-subjects.ts'
import { presentActivity } from './present.ts'
import { readSubjectNames } from './subject-names.ts'

/** Names to choose from: more than an office has. */
const MAX_PEOPLE = 10_000

/**
 * `GET /activity`: the activity log, newest first. The total is counted up to 10,001 only, because the
 * log grows to millions of entries; a longer result needs a narrower filter.
 */
export async function listActivity(db: Db, _ctx: Context, input: Input<typeof activityEndpoints.list>) {
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

/** `GET /activity/people`: every user, staff first, by name. */
export async function listActivityPeople(db: Db) {
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
