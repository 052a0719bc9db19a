import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showCount } from '#contract/count.ts'
import { showInstant } from '#contract/dates.ts'
import type { CheckedImport, ImportEntry } from '#contract/imports/import.ts'
import { t } from '#contract/texts.ts'
import { ShownImport } from '#web/features/imports/shown-import.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { queryClient } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { importSearch, recentImports } from './import-queries.ts'
import { NewImport } from './new-import.tsx'

export const loader = () => void queryClient.prefetchQuery(recentImports())

/** Sheets of the office become rows of the portal. */
export function Page() {
  const [{ import: shownId }, setSearch] = usePageSearch(importSearch)
  const [isWriting, setWriting] = useState(false)
  const [checked, setChecked] = useState<CheckedImport | null>(null)
  const query = useQuery(recentImports(isWriting))
  const show = (id: string | undefined) => setSearch({ import: id })
  return (
    <>
      <PageHeader
        description={t.imports('description')}
        actions={shownId && <Button onClick={() => show(undefined)}>{t.imports('newImport')}</Button>}
      />
      <QueryView query={query} skeleton={<Skeleton className="h-40" />}>
        {({ data }) => {
          const shown = data.find(({ id }) => id === shownId)
          const others = data.filter((entry) => entry !== shown)
          return (
            <div className="grid grid-cols-1 gap-5">
              {shown ? (
                <ShownImport
                  key={shown.id}
                  entry={shown}
                  notices={shown.id === checked?.id ? checked.notices : []}
                  onWriting={setWriting}
                />
              ) : (
                <NewImport
                  onChecked={(next) => {
                    setChecked(next)
                    show(next.id)
                  }}
                />
              )}
              {others.length > 0 && <RecentImports entries={others} onOpen={show} />}
            </div>
          )
        }}
      </QueryView>
    </>
  )
}

/** The imports of the last 24 hours; one can be opened again. */
function RecentImports({ entries, onOpen }: { entries: readonly ImportEntry[]; onOpen: (id: string) => void }) {
  return (
    <Card title={t.imports('recent')} flush>
      <ul className="divide-y">
        {entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5">
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{t.imports(`kinds.${entry.kind}`)}</span>
              <span className="text-muted text-sm">
                <InstantText instant={entry.at} time />, {summaryOf(entry)}
              </span>
            </span>
            <Button
              size="sm"
              aria-label={t.imports('openImport', {
                kind: t.imports(`kinds.${entry.kind}`),
                at: showInstant(entry.at),
              })}
              onClick={() => onOpen(entry.id)}
            >
              {t.imports('open')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function summaryOf({ state, rows, bad, made, progress }: ImportEntry): string {
  if (progress !== null) return t.imports('running')
  if (state === 'done') return t.imports('countMade', { count: showCount(made) })
  if (state === 'undone') return t.imports('countUndone', { count: showCount(made) })
  const ready = t.imports('countGood', { count: showCount(rows - bad) })
  return bad > 0 ? `${ready}, ${t.imports('countBad', { count: showCount(bad) })}` : ready
}
