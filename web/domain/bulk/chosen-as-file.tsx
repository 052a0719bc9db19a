import { useState } from 'react'
import type { caseLists, ExportFormat } from '#contract/exports/export-query.ts'
import { messages } from '#contract/messages.ts'
import { bulkEndpoints, exportEndpoints } from '#web/endpoints.generated.ts'
import { FileSpreadsheet, FileText, Printer } from '#web/icons/index.generated.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { openPdf } from '#web/lib/open-pdf.ts'
import { requestFile } from '#web/lib/request-file.ts'
import { ExportDropdown, useExporting } from '#web/table/export-dropdown.tsx'
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
  const exporting = useExporting()
  const [isPrinting, setIsPrinting] = useState(false)
  const print = async () => {
    setIsPrinting(true)
    try {
      openPdf(await requestFile(bulkEndpoints.print, { body: { caseIds } }))
    } catch (error) {
      toastFailure(messages.bulk.printFailed, error)
    } finally {
      setIsPrinting(false)
    }
  }
  const save = (format: ExportFormat) =>
    exporting.run(async () => {
      const { file, name } = await requestFile(exportEndpoints.chosen, { body: { list, caseIds, format } })
      download(file, name)
    })
  return (
    <>
      <Button disabled={disabled} pending={isPrinting} onClick={() => void print()}>
        {!isPrinting && <Printer aria-hidden="true" />}
        {messages.general.print}
      </Button>
      <ExportDropdown pending={exporting.pending}>
        <MenuItem onSelect={() => void save('xlsx')}>
          <FileSpreadsheet aria-hidden="true" />
          {messages.table.excel}
        </MenuItem>
        <MenuItem onSelect={() => void save('csv')}>
          <FileText aria-hidden="true" />
          {messages.table.csv}
        </MenuItem>
      </ExportDropdown>
    </>
  )
}
