import type { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import type { Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/connect.ts'
import { batchLoader } from '../../db/fast/batch-loader.ts'
import { notFound } from '../../http/errors.ts'
import { columnOf, type FoundCase, findCases, type Scope } from './find-cases.ts'
import { presentCase } from './present.ts'

/** One case as the caller's role sees it, by its id or its CaseNo (spec/2 point 6). 404 when it is not theirs. */
export async function getDetails(db: Db, { actor }: Context, input: Input<typeof caseEndpoints.details>) {
  const found = await findTogether(db, keyOf(actor, input.id))
  if (!found) throw notFound(messages.cases.noValidCaseId)
  return presentCase(actor, found)
}

/** A case with the names it refers to, by its id or its CaseNo; money in paise. 404 when it is not the actor's. */
export async function getCase(db: Db, scope: Scope, idOrNo: string): Promise<FoundCase> {
  const [found] = await findCases(db, scope, [idOrNo])
  if (!found) throw notFound(messages.cases.noValidCaseId)
  return found
}

const findTogether = batchLoader(async (db: Db, keys: string[]) => {
  const asked = keys.map((key) => ({ key, ...(JSON.parse(key) as Scope & { idOrNo: string }) }))
  const alike = Map.groupBy(asked, ({ idOrNo, userId, clientId }) => `${columnOf(idOrNo)} ${userId} ${clientId}`)
  const found = await Promise.all([...alike.values()].map((some) => findSome(db, some)))
  return new Map(found.flat())
})

/** What some who see the same ask for, all by ids or all by CaseNos, each by the key of its question. */
async function findSome(db: Db, some: (Scope & { key: string; idOrNo: string })[]): Promise<[string, FoundCase][]> {
  const [scope] = some
  if (!scope) return []
  const idsOrNos = some.map(({ idOrNo }) => idOrNo)
  const rows = await findCases(db, scope, idsOrNos)
  const byName = new Map(rows.map((row) => [columnOf(scope.idOrNo) === 'cases.id' ? row.id : row.case_no, row]))
  return some.flatMap(({ key, idOrNo }): [string, FoundCase][] => {
    const row = byName.get(idOrNo)
    return row ? [[key, row]] : []
  })
}

/** Superadmins see the same cases, so they share a look-up; everyone else looks up their own. */
function keyOf({ role, userId, clientId }: Scope, idOrNo: string): string {
  const scope = role === 'superadmin' ? { role, userId: '', clientId: null } : { role, userId, clientId }
  return JSON.stringify({ ...scope, idOrNo: columnOf(idOrNo) === 'cases.id' ? idOrNo.toLowerCase() : idOrNo })
}
