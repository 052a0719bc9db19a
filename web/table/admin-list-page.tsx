import { Pencil, Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { t } from '#contract/texts.ts'
import type { CallArgs } from '#web/lib/api.ts'
import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import { toast } from '#web/lib/toast.ts'
import { type ApiMutationOptions, useToggle } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { GuardedButton, Tooltip } from '#web/ui/guarded-button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded } from '#web/ui/query-view.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import type { Column } from './column.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { matchingRows, type TableState, useTableSearch } from './table-state.ts'

/** The time in ms that an added row stays marked. */
const MARKED_MS = 6000

interface ListQuery<Row> {
  data: { data: readonly Row[] } | undefined
  error: unknown
  refetch: () => Promise<{ data: { data: readonly Row[] } | undefined }>
}

export interface AddDialogProps<Row> {
  /** A text that was typed before, such as into a picker that did not find it. */
  typedText?: string
  onClose: () => void
  /** Shows the created row before the dialog closes. */
  onAdded: (row: Row) => Promise<void>
}

export interface EditDialogProps<Row> {
  edited: Row
  onClose: () => void
}

/** How the rows of a list are edited. Define it outside the component. */
export interface RowEditing<Row> {
  dialog: ComponentType<EditDialogProps<Row>>
  nameOf: (row: Row) => string
  lockedReason?: (row: Row) => string | null
}

interface AdminListPageProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  /** The name under which the table's preferences are stored, the same in each language. */
  name: string
  title: string
  /** The label of the table; the title by default. */
  label?: string
  description: string
  /** Shown between the heading and the table. */
  intro?: ReactNode
  list: ListQuery<Row>
  errorTitle?: string
  /** The text of an empty list, if it is not that of all reference data. */
  emptyDetail?: string
  addLabel: string
  addDialog: ComponentType<AddDialogProps<Row>>
  /** Adds the action Edit to each row. */
  editing?: RowEditing<Row>
  /** Renders the actions of a row beside Edit. Pass a stable function. */
  actions?: (row: Row) => ReactNode
}

/** A page with a list that the superadmin administers: heading, Add button, table. */
export function AdminListPage<Row extends { id: string }>(props: AdminListPageProps<Row>) {
  const { name, title, label = title, description, intro, list, addLabel, addDialog: AddDialog, ...rest } = props
  const { editing, actions, ...table } = rest
  const [state, setState] = useTableSearch({ name })
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
  const [edited, setEdited] = useState<Row | null>(null)
  const EditDialog = editing?.dialog
  const rowActions = useCallback(
    (row: Row) => (
      <>
        {editing && <EditAction row={row} editing={editing} onEdit={setEdited} />}
        {actions?.(row)}
      </>
    ),
    [editing, actions],
  )
  const open = () => setAdding(true)
  const showAdded = async ({ id }: Row) => {
    const { data } = await list.refetch()
    setState(stateThatShowsRow(id, data?.data ?? [], table.columns, state))
    setAdded(id)
    setTimeout(() => setAdded((latest) => (latest === id ? null : latest)), MARKED_MS)
  }
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <Button icon={Plus} variant="primary" className="max-md:w-full" onClick={open}>
            {addLabel}
          </Button>
        }
      />
      {intro}
      {/* What stands above the table comes with the same answer. */}
      <HoldUntilLoaded isLoading={intro !== undefined && list.data === undefined && !list.error}>
        <DataTable
          emptyDetail={t.general('emptyReference')}
          actions={editing || actions ? rowActions : undefined}
          {...table}
          label={label}
          rows={list.data?.data}
          state={state}
          onStateChange={setState}
          query={list}
          emptyAction={<Button onClick={open}>{t.general('addFirst')}</Button>}
          added={added}
        />
      </HoldUntilLoaded>
      {adding && <AddDialog onClose={() => setAdding(false)} onAdded={showAdded} />}
      {edited && EditDialog && <EditDialog edited={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

interface EditActionProps<Row> {
  row: Row
  editing: RowEditing<Row>
  onEdit: (row: Row) => void
}

function EditAction<Row>({ row, editing: { nameOf, lockedReason }, onEdit }: EditActionProps<Row>) {
  return (
    <GuardedButton
      icon={Pencil}
      size="sm"
      variant="ghost"
      reason={lockedReason?.(row)}
      aria-label={t.general('editNamed', { name: nameOf(row) })}
      onClick={() => onEdit(row)}
    >
      {t.general('edit')}
    </GuardedButton>
  )
}

/** The table state in which a row is visible: its page, without a search that hides it. */
export function stateThatShowsRow<Row extends { id: string }>(
  id: string,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  state: TableState,
): TableState {
  const pageWith = (q: string) => {
    const index = matchingRows(rows, columns, { q, sort: state.sort }).findIndex((row) => row.id === id)
    return index < 0 ? null : { ...state, q, page: Math.floor(index / state.size) }
  }
  return pageWith(state.q) ?? pageWith('') ?? state
}

interface Activation<E extends ClientEndpoint> {
  /** The row's name, for screen readers. */
  name: string
  argsOf: (isActive: boolean) => CallArgs<E>
  options: Omit<ApiMutationOptions<E>, 'onSuccess'>
  lockedReason?: string | false
}

/** The column that shows whether a row is active, with the switch that toggles it by `endpoint`. */
export const activeColumn = <Row extends { isActive: boolean }, E extends ClientEndpoint>(
  endpoint: E,
  activationOf: (row: Row) => Activation<E>,
): Column<Row> => ({
  id: 'isActive',
  header: () => t.fields('active'),
  value: (row) => row.isActive,
  cell: (row) => <ActiveCell saved={row.isActive} endpoint={endpoint} {...activationOf(row)} />,
  className: 'w-px whitespace-nowrap',
})

function ActiveCell<E extends ClientEndpoint>({
  saved,
  endpoint,
  name,
  argsOf,
  options,
  lockedReason,
}: Activation<E> & { saved: boolean; endpoint: E }) {
  const { isActive, onSwitch } = useToggle(saved, endpoint, argsOf, options)
  return (
    <span className="inline-flex items-center gap-2.5">
      {lockedReason ? (
        <Tooltip content={lockedReason}>
          {/* Both have a state of their own in `data-state`. */}
          <span className="inline-flex">
            <Switch
              aria-label={t.table('activeSwitch', { name })}
              aria-disabled
              aria-description={lockedReason}
              checked={isActive}
              onCheckedChange={() => toast({ kind: 'warning', title: lockedReason })}
            />
          </span>
        </Tooltip>
      ) : (
        <Switch aria-label={t.table('activeSwitch', { name })} checked={isActive} onCheckedChange={onSwitch} />
      )}
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        <TableHighlight>{isActive ? t.general('yes') : t.general('no')}</TableHighlight>
      </span>
    </span>
  )
}
