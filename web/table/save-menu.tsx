import type { ExportFormat } from '#contract/exports/export-query.ts'
import { t } from '#contract/texts.ts'
import { useTask } from '#web/lib/toast.ts'
import { ExportDropdown, FileItem } from './export-dropdown.tsx'

/** "Export" of rows whose files the server makes. */
export function SaveMenu({ save }: { save: (format: ExportFormat) => Promise<void> }) {
  const [pending, run] = useTask(t.table('exportFailed'))
  return (
    <ExportDropdown pending={pending}>
      <FileItem format="xlsx" label={t.table('excel')} onSelect={() => void run(() => save('xlsx'))} />
      <FileItem format="csv" label={t.table('csv')} onSelect={() => void run(() => save('csv'))} />
    </ExportDropdown>
  )
}
