import { Download, FileSpreadsheet, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExportFormat } from '#contract/exports/export-query.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'

export const ExportDropdown = ({ pending, children }: { pending: boolean; children: ReactNode }) => (
  <DropdownMenu
    trigger={
      <Button pending={pending}>
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

export const FileItem = ({ format, label, onSelect }: FileItemProps) => (
  <MenuItem onSelect={onSelect}>
    {format === 'csv' ? <FileText /> : <FileSpreadsheet />}
    {label}
  </MenuItem>
)
