import { type ReactNode, useState } from 'react'
import type { ImportHeader } from '#contract/imports/import.ts'
import type { ImportColumn } from '#contract/imports/import-columns.ts'
import type { Mapping } from '#contract/tables/tables.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { mappingOf, missingIn, StillMissing, TableColumns } from './table-columns.tsx'

interface ColumnsDialogProps {
  title: string
  description: string
  headers: readonly ImportHeader[]
  columns: readonly ImportColumn[]
  pending?: boolean
  onChosen: (mapping: Mapping) => void
  onClose: () => void
  /** What was read of the file besides. */
  children?: ReactNode
}

/** Asks what the columns of a file mean. */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { title, description, headers, columns, pending = false, onChosen, onClose, children } = props
  const [mapping, setMapping] = useState(() => mappingOf(headers))
  return (
    <Dialog
      size="lg"
      title={title}
      description={description}
      hasInput
      onClose={onClose}
      footer={
        <>
          <StillMissing columns={columns} mapping={mapping} />
          <Button
            variant="primary"
            disabled={missingIn(columns, mapping).length > 0}
            pending={pending}
            onClick={() => onChosen(mapping)}
          >
            {t.tables('readAgain')}
          </Button>
        </>
      }
    >
      {children}
      <div className="rounded-md border">
        <TableColumns headers={headers} columns={columns} mapping={mapping} onChange={setMapping} />
      </div>
    </Dialog>
  )
}
