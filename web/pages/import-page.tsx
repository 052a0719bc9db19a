import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { recentImports } from '#web/features/imports/import-queries.ts'
import { importSearch } from '#web/features/imports/import-search.ts'
import { NewImport } from '#web/features/imports/new-import.tsx'
import { RecentImports } from '#web/features/imports/recent-imports.tsx'
import { ShownImport } from '#web/features/imports/shown-import.tsx'
import { usePageSearch } from '#web/lib/current-page.ts'
import { queryClient } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const loader = () => void queryClient.prefetchQuery(recentImports())

/** Sheets of the office become rows of the portal (contract-trade section 8). */
export function Page() {
  const [{ import: shownId }, setSearch] = usePageSearch(importSearch)
  const [isWriting, setWriting] = useState(false)
  const query = useQuery(recentImports(isWriting))
  const show = (id: string | undefined) => setSearch({ import: id })
  return (
    <>
      <PageHeader
        description={messages.imports.description}
        actions={shownId && <Button onClick={() => show(undefined)}>{messages.imports.newImport}</Button>}
      />
      <QueryView query={query} skeleton={<Skeleton className="h-40" />}>
        {({ data }) => {
          const shown = data.find(({ id }) => id === shownId)
          const others = data.filter((entry) => entry !== shown)
          return (
            <div className="grid grid-cols-1 gap-5">
              {shown ? (
                <ShownImport key={shown.id} entry={shown} onWriting={setWriting} />
              ) : (
                <NewImport onChecked={show} />
              )}
              {others.length > 0 && <RecentImports entries={others} onOpen={show} />}
            </div>
          )
        }}
      </QueryView>
    </>
  )
}
