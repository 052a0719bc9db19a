import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { FileStack } from '#web/icons/index.generated.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { Button } from '#web/ui/button.tsx'

const PrintFormsDialog = lazyNamed(async () => (await import('./print-forms-dialog.tsx')).PrintFormsDialog)

export function PrintFormsButton({ caseData }: { caseData: Case }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={FileStack} onClick={() => setOpen(true)}>
        {messages.officialForms.print}
      </Button>
      {isOpen && <PrintFormsDialog caseData={caseData} onClose={() => setOpen(false)} />}
    </>
  )
}
