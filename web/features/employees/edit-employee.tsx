import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const EditEmployeeDialog = lazy(async () => ({
  default: (await import('./edit-employee-dialog.tsx')).EditEmployeeDialog,
}))

/** The button that corrects an employee. */
export function EditEmployee({ employee }: { employee: Employee }) {
  return (
    <DialogButton
      icon={Pencil}
      label={messages.general.edit}
      dialog={(setOpen) => <EditEmployeeDialog employee={employee} onOpenChange={setOpen} />}
    />
  )
}
