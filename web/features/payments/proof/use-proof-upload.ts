import { useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { upload, uploadProblem } from '#web/lib/upload.ts'
import { createUploads } from '#web/lib/uploads.ts'
import { useIncomingFiles } from '#web/lib/use-incoming-files.ts'

export type ProofUploadState = ReturnType<typeof useProofUpload>

/** An upload's target receives the address of the image. */
const createProofUploads = () =>
  createUploads<(url: string) => void>({
    send: async ({ target, file }, options) => {
      target(await upload(file, options))
      toast({ kind: 'success', title: messages.upload.successful })
    },
    onFailure: (text) => toast({ kind: 'error', title: messages.upload.failedTitle, description: text }),
  })

/**
 * The upload of a proof: its progress and failure, the preview, and how to retry, cancel and remove. Several components
 * may show it: it goes on when another payment method is chosen meanwhile. Pasted images are taken while `isShown`.
 */
export function useProofUpload(onChange: (url: string | null) => void, isShown: boolean) {
  const [uploads] = useState(createProofUploads)
  const [current] = useStore(uploads.store)
  const [problem, setProblem] = useState('')
  const [preview, setPreview] = usePreview()

  const start = (file: File | null | undefined) => {
    if (!file) return
    const fileProblem = uploadProblem(file)
    setProblem(fileProblem ?? '')
    if (fileProblem) return toast({ kind: 'error', title: fileProblem })
    uploads.cancelAll()
    setPreview(file)
    uploads.add(onChange, [file])
  }
  /** Cancels a running or failed upload, which keeps the previous proof; otherwise removes the proof. */
  const remove = () => {
    setPreview(null)
    setProblem('')
    if (current) uploads.cancel(current.id)
    else onChange(null)
  }
  const { over, dropProps } = useIncomingFiles((_, [file]) => start(file), isShown)

  return {
    progress: current?.state === 'sending' ? { name: current.file.name, ...current } : null,
    error: problem || (current?.error ?? ''),
    preview,
    isDragOver: over !== null,
    dropProps,
    start,
    retry: current?.state === 'failed' ? () => start(current.file) : null,
    remove,
  }
}

/** An object URL of the chosen file for the preview; revoked when no longer needed. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file && URL.createObjectURL(file))] as const
}
