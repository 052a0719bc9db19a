import { Pencil } from 'lucide-react'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { DialogButton } from '#web/ui/dialog-button.tsx'

const EditClientDialog = lazyNamed(async () => (await import('./edit-client-dialog.tsx')).EditClientDialog)

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
