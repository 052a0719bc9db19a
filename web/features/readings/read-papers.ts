import { useEffect, useState } from 'react'
import type { TriedReading } from '#contract/readings/reading.ts'
import { t } from '#contract/texts.ts'
import { readingEndpoints } from '#web/endpoints.generated.ts'
import { addFiles, prepareAttachment } from '#web/features/papers/paper-uploads.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { createUploads, sendFile, type Upload } from '#web/lib/uploads.ts'

/** The papers of one case that are read before it exists. */
export const MOST_PAPERS = 4

/** A paper that was read, in the order in which they were chosen. */
export interface ReadPaper {
  file: File
  reading: TriedReading
}

export interface PapersToStart {
  /** Those that are being read, or could not be. */
  uploads: readonly Upload<null>[]
  read: readonly ReadPaper[]
  add: (files: readonly File[]) => void
  remove: (paper: ReadPaper) => void
  retry: (id: string, password?: string) => void
  cancel: (id: string) => void
  /** Adds the files to the case that was made of them. */
  attachTo: (caseId: string) => void
}

/** Reads papers for a new case. They stay in this page until the case exists. */
export function usePapersToStart(): PapersToStart {
  const [read, setRead] = useState<readonly ReadPaper[]>([])
  const [uploads] = useState(() =>
    createUploads<null>({
      // The office's machine reads one paper at a time.
      atOnce: 2,
      send: async ({ file, password }, { signal, onProgress }) => {
        const ready = await prepareAttachment(file)
        signal.throwIfAborted()
        const fields = password ? { password } : {}
        const reading = await sendFile(readingEndpoints.try.path, ready, { fields, signal, onProgress })
        setRead((before) => [...before, { file, reading: reading as TriedReading }])
      },
    }),
  )
  const waiting = useStore(uploads.store)
  useEffect(() => uploads.cancelAll, [uploads])
  const room = MOST_PAPERS - read.length - waiting.length
  return {
    uploads: waiting,
    read,
    add: (files) => {
      if (files.length > room) toast({ kind: 'warning', title: t.readings('atMost', { count: MOST_PAPERS }) })
      uploads.add(null, files.slice(0, Math.max(0, room)))
    },
    remove: (paper) => setRead(read.filter((one) => one !== paper)),
    retry: uploads.retry,
    cancel: uploads.cancel,
    attachTo: (caseId) => {
      const files = [...read.map(({ file }) => file), ...waiting.map(({ file }) => file)]
      uploads.cancelAll()
      if (files.length > 0) addFiles(caseId, null, files)
    },
  }
}
