import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { stateThatShowsRow } from './state-that-shows-row.ts'
import { useTableSearch } from './table-state.ts'

/** How long a row that was just added is marked. */
const MARKED_MS = 6000

interface ListQuery<Row> {
  data: { data: readonly Row[] } | undefined
  error: unknown
  refetch: () => Promise<{ data: { data: readonly Row[] } | undefined }>
}

/** What the dialog that adds a row is told. */
export interface AddDialogProps<Row> {
  onOpenChange: (open: boolean) => void
  /** Shows the row that was made, before the dialog closes. */
  onAdded: (row: Row) => Promise<void>
}

interface AdminListPageProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'actions'> {
  title: string
  description: string
  /** The query of all rows. */
  list: ListQuery<Row>
  errorTitle: string
  emptyDetail: string
  /** What the button says that adds a row, and the dialog that it opens. */
  add: string
  addDialog: (props: AddDialogProps<Row>) => ReactNode
}

/** A list that the superadmin keeps, as a page of its own: its heading, its Add button, its table. */
export function AdminListPage<Row extends { id: string }>(props: AdminListPageProps<Row>) {
  const { title, description, list, add, addDialog, ...table } = props
  const [state, setState] = useTableSearch()
  const [adding, setAdding] = useState(false)
  const [added, setAdded] = useState<string | null>(null)
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
          <Button variant="primary" className="max-md:w-full" onClick={open}>
            <Plus aria-hidden="true" />
            {add}
          </Button>
        }
      />
      <DataTable
        {...table}
        rows={list.data?.data}
        rowId={(row) => row.id}
        state={state}
        onStateChange={setState}
        query={list}
        emptyAction={<Button onClick={open}>{add}</Button>}
        added={added}
      />
      {adding && addDialog({ onOpenChange: setAdding, onAdded: showAdded })}
    </>
  )
}
