import { useState } from 'react'
import type { ExportFormat } from '#contract/exports/export-query.ts'
import { messages } from '#contract/messages.ts'
import type { ListName } from '#contract/views/list-names.ts'
import { Download, FileSpreadsheet, FileText } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { saveList } from './save-list.ts'

/** "Export" of a list that has no export of its table: all rows as a file. */
export function SaveListMenu({ list, query }: { list: ListName; query: object }) {
  const [pending, setPending] = useState(false)
  const save = async (format: ExportFormat) => {
    setPending(true)
    await saveList(list, query)(format).catch((error: unknown) => toastFailure(messages.table.exportFailed, error))
    setPending(false)
  }
  return (
    <DropdownMenu
      trigger={
        <Button pending={pending}>
          {!pending && <Download aria-hidden="true" />}
          {messages.table.export}
        </Button>
      }
    >
      <MenuItem onSelect={() => void save('xlsx')}>
        <FileSpreadsheet aria-hidden="true" />
        {messages.table.excel}
      </MenuItem>
      <MenuItem onSelect={() => void save('csv')}>
        <FileText aria-hidden="true" />
        {messages.table.csv}
      </MenuItem>
    </DropdownMenu>
  )
}
