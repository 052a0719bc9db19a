import { Pencil } from 'lucide-react'
import { lazy } from 'react'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const EditClientDialog = lazy(async () => ({ default: (await import('./edit-client-dialog.tsx')).EditClientDialog }))

/** The button that corrects a client. */
export function EditClient({ client }: { client: Client }) {
  return (
    <DialogButton
      icon={Pencil}
      label={messages.general.edit}
      dialog={(setOpen) => <EditClientDialog client={client} onOpenChange={setOpen} />}
    />
  )
}
