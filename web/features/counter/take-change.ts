import { t } from '#contract/texts.ts'
import { prepareAttachment } from '#web/features/papers/paper-uploads.ts'
import { withLock } from '#web/lib/browser.ts'
import { ShownError } from '#web/lib/errors.ts'
import { randomId } from '#web/lib/request-headers.ts'
import { session } from '#web/lib/session.ts'
import { toast, toastFailure } from '#web/lib/toast.ts'
import { reasonOf } from '#web/lib/uploads.ts'
import { keptChanged, synchronize } from './counter.ts'
import { addChanges, deleteChange, encrypt, encryptJson, getStoredChange, liveKey } from './counter-store.ts'
import { type CounterChange, editChange } from './outbox.ts'

export type Taken<Change = CounterChange> = Change extends unknown ? Omit<Change, 'key' | 'at'> : never

/** Stores a change until it is sent. If the device refuses, as with a full disk, shows a toast and throws. */
export async function takeChange(taken: Taken, file: File | null = null): Promise<void> {
  await takeChanges([taken], file)
}

/** The same for several changes, all or none, in their order; returns their ids. */
export async function takeChanges(taken: readonly Taken[], file: File | null = null): Promise<number[]> {
  let ids: number[]
  try {
    const { user } = session.get()
    const stored = user && (await liveKey(user.id))
    if (!stored) throw new ShownError(t.counter('nothingKept'))
    const { key } = stored
    const encrypted = taken.map(async (one) => ({
      change: await encryptJson(key, { ...one, key: randomId(), at: Date.now() } satisfies CounterChange),
      file: file && (await encrypt(key, await file.arrayBuffer())),
      refusal: null,
      isDecided: false,
    }))
    ids = await addChanges(await Promise.all(encrypted))
  } catch (error) {
    toastFailure(t.counter('notTaken'), error)
    throw error
  }
  await changed()
  return ids
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

/** Takes changes back that were not sent yet, and returns how many: a round of sending is waited for. */
export async function takeBack(ids: readonly number[]): Promise<number> {
  let taken = 0
  await withLock('counter', {}, async () => {
    for (const id of ids) {
      if (!(await getStoredChange(id))) continue
      await deleteChange(id)
      taken += 1
    }
  })
  await changed()
  return taken
}

async function changed(): Promise<void> {
  await keptChanged()
  void synchronize()
}
