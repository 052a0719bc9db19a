import { createContext, type ReactNode, Suspense, useState } from 'react'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

// Loaded by the few who add an option.
const RtoDialog = lazyNamed(async () => (await import('#web/domain/rto-dialog.tsx')).RtoDialog)
const FirmDialog = lazyNamed(async () => (await import('#web/domain/firm-dialog.tsx')).FirmDialog)

/** An option that a picker lacks, and how the picker chooses it once it was added. */
interface Addition {
  list: 'rtos' | 'financiers'
  typedText: string
  choose: (value: string) => void
}

/** Opens the dialog that adds an option; null for a role that cannot add any. */
export const AddOptionContext = createContext<((addition: Addition) => void) | null>(null)

/** Lets a superadmin add what the pickers of a case form lack. The dialogs open over the form, outside of its element. */
export function AddOptions({ isAllowed, children }: { isAllowed: boolean; children: ReactNode }) {
  const [addition, setAddition] = useState<Addition | null>(null)
  const close = () => setAddition(null)
  return (
    <AddOptionContext value={isAllowed ? setAddition : null}>
      {children}
      <Suspense fallback={<DialogLoading />}>
        {addition?.list === 'rtos' && (
          <RtoDialog
            typedText={addition.typedText}
            onOpenChange={close}
            onAdded={async ({ displayName }) => addition.choose(displayName)}
          />
        )}
        {addition?.list === 'financiers' && (
          <FirmDialog
            typedText={addition.typedText}
            onOpenChange={close}
            onAdded={async ({ id }) => addition.choose(id)}
          />
        )}
      </Suspense>
    </AddOptionContext>
  )
}
