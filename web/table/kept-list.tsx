import { Plus } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { useTableSearch } from './table-state.ts'

interface KeptListProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'actions'> {
  title: string
  description: string
  /** The query of all rows. */
  list: { data: { data: readonly Row[] } | undefined; error: unknown; refetch: () => unknown }
  errorTitle: string
  emptyDetail: string
  /** What the button says that adds a row. */
  add: string
  onAdd: () => void
}

/** A list that the superadmin keeps, as a page of its own: its heading, its Add button, its table. */
export function KeptList<Row extends { id: string }>(props: KeptListProps<Row>) {
  const { title, description, list, add, onAdd, ...table } = props
  const [state, setState] = useTableSearch()
  return (
    <>
      <PageHeader
        title={title}
        description={description}
        actions={
          <Button look="primary" className="max-md:w-full" onClick={onAdd}>
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
        error={list.error}
        onRetry={() => void list.refetch()}
        emptyAction={<Button onClick={onAdd}>{add}</Button>}
      />
    </>
  )
}
