import { EllipsisVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'

/** The menu at the end of a row, with all actions but the first; `of` names the row for screen readers. */
export const RowMenu = ({ of, children }: { of: string; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button
        icon={EllipsisVertical}
        size="icon-sm"
        variant="ghost"
        className="@max-lg:grow-0"
        aria-label={t.table('moreActionsOf', { row: of })}
        title={t.table('moreActions')}
      />
    }
  >
    {children}
  </DropdownMenu>
)
