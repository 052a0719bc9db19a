import type { Db } from '../../db/connect.ts'
import { subjects } from './subjects.ts'

/** Returns the present names of the subjects of some entries, by one query per kind. */
export async function readSubjectNames(
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
