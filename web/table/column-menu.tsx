import { ArrowDownUp, Columns3 } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuCheckboxItem, MenuRadioGroup } from '#web/ui/dropdown-menu.tsx'
import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'

interface MenuProps<Row> {
  columns: readonly Column<Row>[]
  state: TableState
  onChange: (change: Partial<TableState>) => void
}

const rowHeights = () => [
  { value: '', label: t.table('comfortableRows') },
  { value: 'compact', label: t.table('compactRows') },
]

/** "Columns": selects the visible columns, of which the last one cannot be hidden, and the height of the rows. */
export function ColumnMenu<Row>({ columns, state, onChange, isCards }: MenuProps<Row> & { isCards: boolean }) {
  const visibleColumns = columns.filter((column) => !state.hide.includes(column.id))
  const toggle = (id: string, show: boolean) => {
    if (!show && visibleColumns.length === 1) return
    onChange({ hide: show ? state.hide.filter((hiddenId) => hiddenId !== id) : [...state.hide, id] })
  }
  return (
    <DropdownMenu trigger={<Button icon={Columns3}>{t.table('columns')}</Button>}>
      {columns
        .filter(({ fixed }) => !fixed)
        .map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={!state.hide.includes(column.id)}
            onCheckedChange={(show) => toggle(column.id, show)}
          >
            {column.header()}
          </MenuCheckboxItem>
        ))}
      {!isCards && (
        <div className="mt-1 border-t pt-1">
          <MenuRadioGroup
            value={state.compact ? 'compact' : ''}
            onValueChange={(value) => onChange({ compact: value !== '' })}
            options={rowHeights()}
          />
        </div>
      )}
    </DropdownMenu>
  )
}

/** The sort order where rows are cards, which have no headers. */
export function SortMenu<Row>({ columns, state, onChange }: MenuProps<Row>) {
  const options = columns
    .filter((column) => column.sort !== false)
    .flatMap(({ id, header }) => [
      { value: id, label: t.table('ascending', { column: header() }) },
      { value: `-${id}`, label: t.table('descending', { column: header() }) },
    ])
  return (
    <DropdownMenu trigger={<Button icon={ArrowDownUp}>{t.table('sort')}</Button>}>
      <MenuRadioGroup
        value={state.sort}
        onValueChange={(sort) => onChange({ sort })}
        options={[{ value: '', label: t.table('unsorted') }, ...options]}
      />
    </DropdownMenu>
  )
}
