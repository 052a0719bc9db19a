import { messages } from '#contract/messages.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { FileSpreadsheet, FileText } from '#web/icons/index.generated.ts'
import { useTask } from '#web/lib/use-task.ts'
import { ExportDropdown } from '#web/table/export-dropdown.tsx'
import { MenuItem } from '#web/ui/dropdown-menu.tsx'
import { saveList } from './save-list.ts'

/** "Export" of a list that has no export of its table: all rows as a file. */
export function SaveListMenu({ list, query }: { list: ListName; query: object }) {
  const [pending, run] = useTask(messages.table.exportFailed)
  const save = saveList(list, query)
  return (
    <ExportDropdown pending={pending}>
      <MenuItem onSelect={() => void run(() => save('xlsx'))}>
        <FileSpreadsheet />
        {messages.table.excel}
      </MenuItem>
      <MenuItem onSelect={() => void run(() => save('csv'))}>
        <FileText />
        {messages.table.csv}
      </MenuItem>
    </ExportDropdown>
  )
}
