import { Download, FileSpreadsheet, FileText, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ExportFormat } from '#contract/exports/export.ts'
import { t } from '#contract/texts.ts'
import { useTask } from '#web/lib/toast.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import type { Column } from './column.tsx'
import type { LoadedRows } from './export-rows.ts'

export interface Exports<Row> {
  /** The title of the print view and the file name: "Verified Cases". */
  title: string
  /** The filters of the rows, for the print view: "Application Date, 01/11/2026 to 21/11/2026". */
  filterSummary?: string | (() => Promise<string>)
  /** Fetches all rows of a list that the server pages, with their total. */
  load?: () => Promise<LoadedRows<Row>>
  /** Saves all rows with all columns as a file that the server makes, whatever their number. */
  saveAll?: ((format: ExportFormat) => Promise<void>) | undefined
}

interface ExportMenuProps<Row> extends Exports<Row> {
  columns: readonly Column<Row>[]
  /** The filtered rows of a table without a server. */
  rows: () => readonly Row[]
}

const exportFiles = () => import('./export-files.ts')

/** "Export": the filtered rows in the visible columns, as CSV, for Excel, or to print. */
export function ExportMenu<Row>({ title, filterSummary = '', load, saveAll, columns, rows }: ExportMenuProps<Row>) {
  const [pending, run] = useTask(t.table('exportFailed'))
  const [printed, setPrinted] = useState<ReactNode>(null)

  const fetchAll = async () => {
    if (!load) return rows()
    const [loaded, { warnIfCut }] = await Promise.all([load(), exportFiles()])
    warnIfCut(loaded)
    return loaded.rows
  }
  const runWith = (make: (all: readonly Row[]) => unknown) => run(async () => make(await fetchAll()))
  const asCsv = async (all: readonly Row[]) => (await exportFiles()).saveCsv(title, columns, all)
  const asXlsx = async (all: readonly Row[]) => (await exportFiles()).saveXlsx(title, columns, all)
  const print = async (all: readonly Row[]) => {
    const { PrintView } = await import('./printed-table.tsx')
    const about = await (typeof filterSummary === 'string' ? filterSummary : filterSummary())
    const view = <PrintView title={title} filterSummary={about} columns={columns} rows={all} />
    window.addEventListener('afterprint', () => setPrinted(null), { once: true })
    flushSync(() => setPrinted(view))
    window.print()
  }

  return (
    <>
      <ExportDropdown pending={pending}>
        <FileItem format="csv" label={t.table('csv')} onSelect={() => void runWith(asCsv)} />
        <FileItem format="xlsx" label={t.table('excel')} onSelect={() => void runWith(asXlsx)} />
        <MenuItem onSelect={() => void runWith(print)}>
          <Printer />
          {t.general('print')}
        </MenuItem>
        {saveAll && (
          <>
            <FileItem format="xlsx" label={t.exports('allExcel')} onSelect={() => void run(() => saveAll('xlsx'))} />
            <FileItem format="csv" label={t.exports('allCsv')} onSelect={() => void run(() => saveAll('csv'))} />
          </>
        )}
      </ExportDropdown>
      {printed}
    </>
  )
}

const ExportDropdown = ({ pending, children }: { pending: boolean; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button pending={pending} {...verbProps('export')}>
        {!pending && <Download />}
        {t.table('export')}
      </Button>
    }
  >
    {children}
  </DropdownMenu>
)

interface FileItemProps {
  format: ExportFormat
  label: string
  onSelect: () => void
}

const FileItem = ({ format, label, onSelect }: FileItemProps) => (
  <MenuItem onSelect={onSelect}>
    {format === 'csv' ? <FileText /> : <FileSpreadsheet />}
    {label}
  </MenuItem>
)

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
