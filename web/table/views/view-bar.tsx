import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'
import { type RawSearch, usePageSearch } from '#web/lib/address.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { Button } from '#web/ui/button.tsx'
import { ALL, allViews, startSearch } from './start-view.ts'
import {
  columnsParameter,
  definedParts,
  hiddenColumnsIn,
  parametersOf,
  searchOfView,
  type ViewSearch,
} from './view-address.ts'
import { ViewMenu } from './view-menu.tsx'

const ViewDialog = lazyDialog(async () => (await import('./view-dialog.tsx')).ViewDialog)

const anySearch = (search: RawSearch): RawSearch => search
const same = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '')

interface ViewBarProps {
  list: ListName
  /** What the list shows now, as its own call takes it. */
  query: object
  /** The hidden columns as the address names them; undefined for the list's own columns, and for a list that is not a table. */
  hide?: string | undefined
}

/** The saved views of a list in one line above it: all rows, the own and the shared views, and "Save view". */
export function ViewBar({ list, query, hide }: ViewBarProps) {
  const { data } = useQuery(allViews())
  const [search, setSearch] = usePageSearch(anySearch)
  const [dialog, setDialog] = useState<'new' | View | null>(null)
  const views = data?.data.filter((view) => view.list === list) ?? []
  const names = parametersOf(list)
  const isAll = names.every((name) => search[name] === undefined)
  const hidden = columnsParameter(list)
  const namesAndColumns = hidden ? [...names, hidden] : names
  const isShown = (view: View) => {
    const target = searchOfView(view)
    return (view.hiddenColumns ? namesAndColumns : names).every((name) => same(search[name], target[name]))
  }
  const show = (target: ViewSearch, options = {}) =>
    setSearch({ [ALL]: undefined, ...target, page: undefined }, options)
  // Of two views of the same rows the one with these columns.
  const matching = views.filter(isShown)
  const shown = matching.find((view) => view.hiddenColumns) ?? matching[0]
  const start = startSearch(list, views, search)

  // A list that was opened without any filter begins with the start view; "All" then shows all rows, also after Back.
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!data || hasBegun.current) return
    hasBegun.current = true
    if (start) setSearch({ ...start }, { replace: true })
  }, [data, start, setSearch])

  return (
    <nav
      aria-label={t.views('title')}
      className="flex flex-wrap items-center gap-1.5 @max-lg:basis-full @max-lg:flex-nowrap @max-lg:overflow-x-auto print:hidden"
    >
      {views.length > 0 && (
        <Button
          size="sm"
          variant={isAll ? 'secondary' : 'ghost'}
          aria-pressed={isAll}
          onClick={() => show({ ...searchOfNothing(namesAndColumns), [ALL]: list })}
        >
          {t.views('all')}
        </Button>
      )}
      {views.map((view) => (
        <Button
          key={view.id}
          size="sm"
          className="max-w-64"
          variant={view === shown ? 'secondary' : 'ghost'}
          aria-pressed={view === shown}
          title={view.isMine ? undefined : t.views('sharedBy', { name: fullName(view.by) })}
          onClick={() => show(searchOfView(view))}
        >
          <span className="truncate">{view.name}</span>
        </Button>
      ))}
      {shown ? (
        <ViewMenu key={shown.id} view={shown} onRename={() => setDialog(shown)} />
      ) : (
        <Button icon={Plus} size="sm" variant="ghost" onClick={() => setDialog('new')}>
          {t.views('save')}
        </Button>
      )}
      {dialog && (
        <ViewDialog
          list={list}
          view={dialog === 'new' ? undefined : dialog}
          query={definedParts(query)}
          hiddenColumns={hiddenColumnsIn(hide)}
          onClose={() => setDialog(null)}
          // The address then names all filters of the view, also those that were the list's own.
          onSaved={(saved) => show(searchOfView(saved), { replace: true })}
        />
      )}
    </nav>
  )
}

const searchOfNothing = (names: readonly string[]): ViewSearch =>
  Object.fromEntries(names.map((name) => [name, undefined]))
