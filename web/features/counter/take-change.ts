import { t } from '#contract/texts.ts'
import { prepareAttachment } from '#web/features/papers/paper-uploads.ts'
import { ShownError } from '#web/lib/errors.ts'
import { randomId } from '#web/lib/request-headers.ts'
import { session } from '#web/lib/session.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { reasonOf } from '#web/lib/uploads.ts'
import { keptChanged, synchronize } from './counter.ts'
import { deleteChange, encrypt, encryptJson, liveKey, writeChange } from './counter-store.ts'
import { type CounterChange, editChange } from './outbox.ts'

type Taken<Change = CounterChange> = Change extends unknown ? Omit<Change, 'key' | 'at'> : never

/** Stores a change until it is sent. If the device refuses, as with a full disk, shows a toast and throws. */
export async function takeChange(taken: Taken, file: File | null = null): Promise<void> {
  try {
    const { user } = session.get()
    const stored = user && (await liveKey(user.id))
    if (!stored) throw new ShownError(t.counter('nothingKept'))
    await writeChange({
      change: await encryptJson(stored.key, { ...taken, key: randomId(), at: Date.now() } satisfies CounterChange),
      file: file && (await encrypt(stored.key, await file.arrayBuffer())),
      refusal: null,
      isDecided: false,
    })
  } catch (error) {
    toastFailure(t.counter('notTaken'), error)
    throw error
  }
  await changed()
}

type FileTarget = Omit<Extract<Taken, { kind: 'photo' }>, 'kind' | 'fileName' | 'type'>

/** Stores photos and PDFs, photos scaled down. If one is unfit, shows a toast and returns false. */
export async function takeFiles(target: FileTarget, files: readonly File[]): Promise<boolean> {
  let areTaken = true
  for (const file of files) {
    const ready = await prepareAttachment(file).catch((error: unknown) => {
      toast({ kind: 'error', title: reasonOf(error) })
      return null
    })
    if (ready) await takeChange({ ...target, kind: 'photo', fileName: ready.name, type: ready.type }, ready)
    else areTaken = false
  }
  return areTaken
}

/** Sends a refused change again, over what the office has: the person has seen both. */
export async function sendAgain(id: number): Promise<void> {
  await editChange(id, { refusal: null, isDecided: true })
  await changed()
}

/** Drops a change, as the person decided. */
export async function dropChange(id: number): Promise<void> {
  await deleteChange(id)
  await changed()
}

async function changed(): Promise<void> {
  await keptChanged()
  void synchronize()
}
