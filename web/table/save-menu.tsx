import type { ExportFormat } from '#contract/exports/export-query.ts'
import { messages } from '#contract/messages.ts'
import { useTask } from '#web/lib/use-task.ts'
import { ExportDropdown, FileItem } from './export-dropdown.tsx'

/** "Export" of rows whose files the server makes. */
export function SaveMenu({ save }: { save: (format: ExportFormat) => Promise<void> }) {
  const [pending, run] = useTask(messages.table.exportFailed)
  return (
    <ExportDropdown pending={pending}>
      <FileItem format="xlsx" label={messages.table.excel} onSelect={() => void run(() => save('xlsx'))} />
      <FileItem format="csv" label={messages.table.csv} onSelect={() => void run(() => save('csv'))} />
    </ExportDropdown>
  )
}
