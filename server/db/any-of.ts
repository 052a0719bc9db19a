import { type RawBuilder, sql } from 'kysely'

/** `any(…)` of ids, as in `where('id', '=', anyOf(ids))`: one parameter, so the statement is the same for any number of ids. */
export const anyOf = (ids: readonly (string | null)[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`
