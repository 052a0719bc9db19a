import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Client } from '#contract/clients/client.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

const EditClientDialog = lazy(async () => ({ default: (await import('./edit-client-dialog.tsx')).EditClientDialog }))

/** The button that corrects a client. */
export function EditClient({ client }: { client: Client }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Pencil aria-hidden="true" />
        {messages.general.edit}
      </Button>
      <Suspense fallback={<DialogLoading />}>
        {isOpen && <EditClientDialog client={client} onOpenChange={setIsOpen} />}
      </Suspense>
    </>
  )
}
