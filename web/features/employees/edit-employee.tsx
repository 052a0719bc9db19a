import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

const EditEmployeeDialog = lazy(async () => ({
  default: (await import('./edit-employee-dialog.tsx')).EditEmployeeDialog,
}))

/** The button that corrects an employee. */
export function EditEmployee({ employee }: { employee: Employee }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" />
        {messages.general.edit}
      </Button>
      <Suspense fallback={<DialogLoading />}>
        {isOpen && <EditEmployeeDialog employee={employee} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}
