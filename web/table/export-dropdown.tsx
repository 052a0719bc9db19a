import { type ReactNode, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Download } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'

/** Runs exports, one at a time; a failure is shown. */
export function useExporting() {
  const [pending, setPending] = useState(false)
  const run = async (make: () => Promise<unknown>) => {
    setPending(true)
    try {
      await make()
    } catch (error) {
      toastFailure(messages.table.exportFailed, error)
    } finally {
      setPending(false)
    }
  }
  return { pending, run }
}

/** The button "Export" with its menu. */
export const ExportDropdown = ({ pending, children }: { pending: boolean; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button pending={pending}>
        {!pending && <Download aria-hidden="true" />}
        {messages.table.export}
      </Button>
    }
  >
    {children}
  </DropdownMenu>
)
