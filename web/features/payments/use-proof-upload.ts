import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { errorText, isAbort, isSessionOver } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { type UploadedBytes, upload, uploadProblem } from '#web/lib/upload.ts'

export type ProofUploadState = ReturnType<typeof useProofUpload>

/**
 * The upload of a proof: its progress and failure, the preview, and how to retry, cancel and remove. Several components
 * may show it: it goes on when another payment method is chosen meanwhile. Pasted images are taken while `isShown`.
 */
export function useProofUpload(onChange: (url: string | null) => void, isShown: boolean) {
  const runningRef = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<(UploadedBytes & { name: string }) | null>(null)
  const [error, setError] = useState('')
  /** The file whose upload failed; it can be sent again. */
  const [failedFile, setFailedFile] = useState<File | null>(null)
  const [preview, setPreview] = usePreview()

  const start = async (file: File) => {
    const fileProblem = uploadProblem(file)
    setError(fileProblem ?? '')
    if (fileProblem) return toast({ kind: 'error', title: fileProblem })
    runningRef.current?.abort()
    const controller = new AbortController()
    runningRef.current = controller
    setPreview(file)
    setFailedFile(null)
    setProgress({ name: file.name, sent: 0, total: 0 })
    try {
      const uploadedUrl = await upload(file, {
        signal: controller.signal,
        onProgress: (bytes) => runningRef.current === controller && setProgress({ name: file.name, ...bytes }),
      })
      onChange(uploadedUrl)
      toast({ kind: 'success', title: messages.upload.successful })
    } catch (cause) {
      if (isAbort(cause) || isSessionOver(cause)) return
      const text = errorText(cause, messages.upload.failed)
      setError(text)
      setFailedFile(file)
      toast({ kind: 'error', title: messages.upload.failedTitle, description: text })
    } finally {
      if (runningRef.current === controller) {
        runningRef.current = null
        setProgress(null)
      }
    }
  }
  /** Cancels a running or failed upload, which keeps the previous proof; otherwise removes the proof. */
  const remove = () => {
    setPreview(null)
    setError('')
    setFailedFile(null)
    if (runningRef.current) runningRef.current.abort()
    else if (!failedFile) onChange(null)
  }
  usePastedImage(isShown, (file) => void start(file))

  return {
    progress,
    error,
    preview,
    start: (file: File | null | undefined) => void (file && start(file)),
    retry: failedFile && (() => void start(failedFile)),
    remove,
  }
}

/** An object URL of the chosen file for the preview; revoked when no longer needed. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file && URL.createObjectURL(file))] as const
}

/** Receives an image that is pasted on the page outside of inputs. */
function usePastedImage(isShown: boolean, uploadFile: (file: File) => void) {
  const latest = useRef(uploadFile)
  useEffect(() => {
    latest.current = uploadFile
  })
  useEffect(() => {
    if (!isShown) return
    const paste = (event: Event) => {
      const target = event.target as HTMLElement | null
      const file = (event as unknown as ClipboardEvent).clipboardData?.files[0]
      if (!file || target?.closest('input, textarea')) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isShown])
}
