import { Printer } from 'lucide-react'
import type { caseLists } from '#contract/exports/export-query.ts'
import { t } from '#contract/texts.ts'
import { bulkEndpoints, exportEndpoints } from '#web/endpoints.generated.ts'
import { openPdf, requestFile, saveFile } from '#web/lib/download.ts'
import { useTask } from '#web/lib/toast.ts'
import { SaveMenu } from '#web/table/export-menu.tsx'
import { Button } from '#web/ui/button.tsx'

export type CaseListName = (typeof caseLists)[number]

interface ChosenAsFileProps {
  caseIds: string[]
  /** The list whose columns an exported file has. */
  list: CaseListName
  disabled: boolean
}

/** "Print" and "Export" of exactly the chosen cases. */
export function ChosenAsFile({ caseIds, list, disabled }: ChosenAsFileProps) {
  const [isPrinting, runPrint] = useTask(t.bulk('printFailed'))
  const print = async () => openPdf(await requestFile(bulkEndpoints.print, { body: { caseIds } }))
  return (
    <>
      <Button disabled={disabled} pending={isPrinting} onClick={() => void runPrint(print)}>
        {!isPrinting && <Printer />}
        {t.general('print')}
      </Button>
      <SaveMenu save={(format) => saveFile(exportEndpoints.chosen, { body: { list, caseIds, format } })} />
    </>
  )
}
