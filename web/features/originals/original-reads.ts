import type { Original } from '#contract/originals/original.ts'
import { t } from '#contract/texts.ts'
import { originalEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, caseReads, type Reads } from '#web/lib/query.ts'
import { inAddress, listCall, serverList } from '#web/table/server-list.ts'
import type { OriginalsSearch } from './original-search.ts'

/** What narrows the register, with the day before which an original came to its holder. */
export interface RegisterFilter extends Pick<OriginalsSearch, 'held' | 'runner' | 'kind' | 'overdue'> {
  before: string | undefined
}

export const register = serverList({
  table: { name: 'originals', size: 20 },
  fields: ['since', 'vehicleNo'],
  call: (query, { held, runner, kind, overdue, before }: RegisterFilter) =>
    listCall(
      originalEndpoints.all,
      {
        query: inAddress({
          ...query,
          ...(held && { heldBy: held }),
          ...(runner && { employeeId: runner }),
          ...(kind && { kind }),
          ...(before && { before }),
          ...(overdue && { isOverdue: 'true' as const }),
        }),
      },
      (rows) => rows,
    ),
  failed: () => t.originals('fetchFailed'),
})

export const originalsOf = (caseId: string) => apiQuery(originalEndpoints.ofCase, { params: { caseId } })

export const runners = () => apiQuery(originalEndpoints.runners, {})

/** What an entry makes outdated: the register, and the history of the case. */
export const originalReads: readonly Reads[] = [{ below: '/original/' }, caseReads]

/** Where an original is, as its reader is told. */
export function whereText({ holder, holderName }: Pick<Original, 'holder' | 'holderName'>, isDealer = false): string {
  const name = holderName ?? ''
  switch (holder) {
    case 'office':
      return t.originals('withOffice')
    case 'employee':
      return t.originals('withEmployee', { name })
    case 'rto':
      return t.originals('withRto')
    case 'dealer':
      return isDealer ? t.originals('withYou', { name }) : t.originals('withDealer', { name })
    case 'person':
      return t.originals('withPerson', { name })
  }
}
