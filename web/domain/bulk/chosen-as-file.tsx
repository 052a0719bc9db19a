import type { caseLists, ExportFormat } from '#contract/exports/export-query.ts'
import { messages } from '#contract/messages.ts'
import { bulkEndpoints, exportEndpoints } from '#web/endpoints.generated.ts'
import { FileSpreadsheet, FileText, Printer } from '#web/icons/index.generated.ts'
import { openPdf } from '#web/lib/open-pdf.ts'
import { requestFile, saveFile } from '#web/lib/request-file.ts'
import { useTask } from '#web/lib/use-task.ts'
import { ExportDropdown } from '#web/table/export-dropdown.tsx'
import { Button } from '#web/ui/button.tsx'
import { MenuItem } from '#web/ui/dropdown-menu.tsx'

export type CaseListName = (typeof caseLists)[number]

interface ChosenAsFileProps {
  caseIds: string[]
  /** The list whose columns an exported file has. */
  list: CaseListName
  disabled: boolean
}

/** "Print" and "Export" of exactly the chosen cases. */
export function ChosenAsFile({ caseIds, list, disabled }: ChosenAsFileProps) {
  const [isExporting, runExport] = useTask(messages.table.exportFailed)
  const [isPrinting, runPrint] = useTask(messages.bulk.printFailed)
  const print = async () => openPdf(await requestFile(bulkEndpoints.print, { body: { caseIds } }))
  const save = (format: ExportFormat) =>
    runExport(() => saveFile(exportEndpoints.chosen, { body: { list, caseIds, format } }))
  return (
    <>
      <Button disabled={disabled} pending={isPrinting} onClick={() => void runPrint(print)}>
        {!isPrinting && <Printer />}
        {messages.general.print}
      </Button>
      <ExportDropdown pending={isExporting}>
        <MenuItem onSelect={() => void save('xlsx')}>
          <FileSpreadsheet />
          {messages.table.excel}
        </MenuItem>
        <MenuItem onSelect={() => void save('csv')}>
          <FileText />
          {messages.table.csv}
        </MenuItem>
      </ExportDropdown>
    </>
  )
}
