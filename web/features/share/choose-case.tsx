import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { MAX_SOUGHT } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { FoundCase } from '#contract/search/search.ts'
import { Plate } from '#web/domain/plate.tsx'
import { StatusBadge } from '#web/domain/status-badge.tsx'
import { searchEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { Input } from '#web/ui/input.tsx'
import { FieldLabel } from '#web/ui/label.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Asks which case, by the search of the portal. */
export function ChooseCase({ onChoose }: { onChoose: (found: FoundCase) => void }) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const isDealer = useUser()?.role === 'client'
  const query = useQuery({
    ...apiQuery(searchEndpoints.find, { query: { text } }),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="max-w-md">
        <FieldLabel htmlFor="case">{messages.share.whichCase}</FieldLabel>
        <Input
          id="case"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SOUGHT}
          placeholder={isDealer ? messages.search.placeholderClient : messages.search.placeholderStaff}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {text && (
        <QueryView
          query={query}
          inlineError
          skeleton={<Skeleton className="h-24 w-full max-w-md" />}
          isEmpty={({ data }) => data.cases.length === 0}
          empty={<p className="text-muted">{messages.search.noResultsFor(text)}</p>}
        >
          {({ data }) => (
            <ul aria-label={messages.share.found} className="grid max-w-md divide-y rounded-md border">
              {data.cases.map((found) => (
                <li key={found.id}>
                  <button
                    type="button"
                    className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 text-left hover:bg-hover"
                    onClick={() => onChoose(found)}
                  >
                    <Plate number={found.vehicleNo} />
                    <span className="tnum wrap-anywhere min-w-0 flex-1 basis-40 text-muted text-sm">
                      {[found.CaseNo, found.buyerName].filter(Boolean).join(' · ')}
                    </span>
                    <StatusBadge kind="case" status={found.status} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </div>
  )
}
