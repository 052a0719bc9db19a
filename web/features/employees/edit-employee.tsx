import { Pencil } from 'lucide-react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const EditEmployeeDialog = lazyNamed(async () => (await import('./edit-employee-dialog.tsx')).EditEmployeeDialog)

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
