import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Ellipsis, Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fullName } from '#contract/full-name.ts'
import { staffRoles } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import type { ListName } from '#contract/views/list-names.ts'
import type { View } from '#contract/views/view.ts'
import { viewEndpoints } from '#web/endpoints.generated.ts'
import { type RawSearch, usePageSearch } from '#web/lib/address.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DropdownMenu, MenuCheckboxItem, MenuItem } from '#web/ui/dropdown-menu.tsx'
import {
  ALL,
  allViews,
  columnsParameter,
  definedParts,
  hiddenColumnsIn,
  pageOfList,
  parametersOf,
  searchOfView,
  startSearch,
  type ViewSearch,
} from './saved-view.ts'

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
        <Button
          icon={Plus}
          size="sm"
          variant="ghost"
          // On a phone not above all rows, of which there is nothing to keep.
          className={clsx(namesAndColumns.every((name) => search[name] === undefined) && 'max-md:hidden')}
          onClick={() => setDialog('new')}
        >
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

/** What can be done with the shown view: begin with it, let roles begin with a shared one, change or delete an own one. */
function ViewMenu({ view, onRename }: { view: View; onRename: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const invalidates = [viewEndpoints.all]
  const start = useApiMutation(viewEndpoints.start, { invalidates })
  const remove = useApiMutation(viewEndpoints.remove, { invalidates })
  const mayStartRoles = useUser()?.role === 'superadmin' && view.isShared
  const startable = mayStartRoles ? staffRoles.filter((role) => pageOfList(role, view.list)) : []
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button
            icon={Ellipsis}
            size="icon-sm"
            variant="ghost"
            aria-label={t.views('actionsOf', { name: view.name })}
          />
        }
      >
        <MenuItem onSelect={() => start.mutate({ body: { list: view.list, viewId: view.isStart ? null : view.id } })}>
          {view.isStart ? t.views('notStart') : t.views('makeStart')}
        </MenuItem>
        {startable.map((role) => (
          <MenuCheckboxItem
            key={role}
            checked={view.startOf.includes(role)}
            onCheckedChange={(isOn) => start.mutate({ body: { list: view.list, viewId: isOn ? view.id : null, role } })}
          >
            {t.views(`startOf.${role}`)}
          </MenuCheckboxItem>
        ))}
        {view.isMine && <MenuItem onSelect={onRename}>{t.views('rename')}</MenuItem>}
        {view.isMine && (
          <MenuItem danger onSelect={() => setAsking(true)}>
            {t.views('remove')}
          </MenuItem>
        )}
      </DropdownMenu>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.views('removeTitle', { name: view.name })}
        description={t.views('removeText')}
        confirm={t.views('remove')}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id: view.id } })}
      />
    </>
  )
}
