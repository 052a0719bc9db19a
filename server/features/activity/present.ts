import type { Activity } from '#contract/activity/activity.ts'
import { PERSONAL_VALUE } from '#contract/activity-actions.ts'
import type { Users } from '../../db/schema.generated.ts'
import type { Changes } from '../../events.ts'

export interface ActivityRow {
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
export function presentActivity(
  row: ActivityRow,
  about: ReadonlyMap<string, string>,
  firms: ReadonlyMap<unknown, string>,
): Activity {
  const { first_name: firstName, last_name: lastName, employee_code: employeeCode, role } = row
  const presentValue = (value: unknown) =>
    (typeof value === 'object' && value !== null ? PERSONAL_VALUE : (firms.get(value) ?? value)) as string
  return {
    id: row.id,
    at: row.at,
    by: firstName === null || lastName === null || role === null ? null : { firstName, lastName, employeeCode, role },
    ...(row.key !== null && { key: row.key }),
    kind: row.subject_type as Activity['kind'],
    action: row.action as Activity['action'],
    aboutId: row.subject_id,
    about: about.get(row.subject_id) ?? null,
    changes: Object.fromEntries(
      Object.entries(row.changes as Changes).map(([name, { from, to }]) => [
        name,
        { from: presentValue(from), to: presentValue(to) },
      ]),
    ),
  }
}
