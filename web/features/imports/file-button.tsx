import { Download } from 'lucide-react'
import { t } from '#contract/texts.ts'
import type { CallArgs } from '#web/lib/api.ts'
import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import { saveFile } from '#web/lib/download.ts'
import { withLoading } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** A button that saves the file that a call answers. */
export function FileButton<E extends ClientEndpoint>({
  endpoint,
  args,
  label,
}: {
  endpoint: E
  args: CallArgs<E>
  label: string
}) {
  const save = () => withLoading(t.imports('downloadFailed'), () => saveFile(endpoint, args))
  return (
    <Button icon={Download} onClick={() => void save()}>
      {label}
    </Button>
  )
}
