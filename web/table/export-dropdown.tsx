import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { Download } from '#web/icons/index.generated.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'

export const ExportDropdown = ({ pending, children }: { pending: boolean; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button pending={pending}>
        {!pending && <Download />}
        {messages.table.export}
      </Button>
    }
  >
    {children}
  </DropdownMenu>
)
