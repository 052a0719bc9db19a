import { Camera, CircleCheck, ImageUp, RefreshCw, Trash2 } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { errorText, isAbort, isSessionOver } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { upload, uploadProblem } from '#web/lib/upload.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, FieldLabel } from '#web/ui/label.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'

interface ProofUploadProps {
  /** The URL of the uploaded image, or null. */
  url: string | null
  onChange: (url: string | null) => void
  /** Called when an upload starts or ends; the payment must not be submitted meanwhile. */
  onBusy: (busy: boolean) => void
  label?: string
  /** The server's error message about the proof. */
  error?: string | undefined
}

interface UploadProgress {
  name: string
  share: number
}

/** Uploads an image as proof of a payment: chosen, dropped, pasted, or taken with a phone's camera. */
export function ProofUpload({
  url,
  onChange,
  onBusy,
  label = messages.payments.paymentProof,
  error,
}: ProofUploadProps) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)
  const runningRef = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<UploadProgress | null>(null)
  const [uploadError, setUploadError] = useState('')
  const [isDragOver, setIsDragOver] = useState(false)
  // Buttons here are replaced: the next one takes over the focus.
  const [hadFocus, setHadFocus] = useState(false)
  const keepFocus = () => setHadFocus(section.current?.contains(document.activeElement) ?? false)
  const [preview, setPreview] = usePreview()

  const uploadFile = async (file: File | null | undefined) => {
    if (!file) return
    const fileProblem = uploadProblem(file)
    setUploadError(fileProblem ?? '')
    if (fileProblem) return toast({ kind: 'error', title: fileProblem })
    keepFocus()
    runningRef.current?.abort()
    const controller = new AbortController()
    runningRef.current = controller
    setPreview(file)
    setProgress({ name: file.name, share: 0 })
    onBusy(true)
    try {
      const uploadedUrl = await upload(file, {
        signal: controller.signal,
        onProgress: (share) => runningRef.current === controller && setProgress({ name: file.name, share }),
      })
      onChange(uploadedUrl)
      toast({ kind: 'success', title: messages.upload.successful })
    } catch (cause) {
      if (isAbort(cause) || isSessionOver(cause)) return
      const text = errorText(cause, messages.upload.failed)
      setUploadError(text)
      setPreview(null)
      toast({ kind: 'error', title: messages.upload.failedTitle, description: text })
    } finally {
      if (runningRef.current === controller) {
        runningRef.current = null
        setProgress(null)
        onBusy(false)
      }
    }
  }
  /** Aborts a running upload, which keeps the previous proof; otherwise removes the proof. */
  const remove = () => {
    keepFocus()
    setPreview(null)
    setUploadError('')
    if (runningRef.current) runningRef.current.abort()
    else onChange(null)
  }
  usePastedImage((file) => void uploadFile(file))

  const imageUrl = preview ?? url
  const problem = uploadError || error
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDragOver(false)
    void uploadFile(event.dataTransfer.files[0])
  }
  return (
    <div>
      <FieldLabel id={`${id}-label`} required>
        {label}
      </FieldLabel>
      <section
        ref={section}
        aria-labelledby={`${id}-label`}
        aria-describedby={problem ? `${id}-error` : `${id}-hint`}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDragOver(true)
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={drop}
        className={`rounded-lg border border-dashed p-4 transition-colors ${isDragOver ? 'border-accent bg-accent-soft' : problem ? 'border-bad-fill' : 'border-control bg-sunken'}`}
      >
        {imageUrl ? (
          <div className="flex items-center gap-4">
            <img
              src={imageUrl}
              alt={messages.payments.proofPreviewAlt}
              className="size-20 shrink-0 rounded-md border bg-surface object-cover"
            />
            <div className="min-w-0 flex-1">
              {progress ? (
                <>
                  <p className="mb-2 truncate text-sm">{messages.payments.uploading(progress.name)}</p>
                  <ProgressBar share={progress.share} label={messages.payments.uploadProgress} />
                </>
              ) : (
                url && (
                  <p className="flex items-center gap-1.5 font-medium text-good">
                    <CircleCheck className="size-4 shrink-0" aria-hidden="true" />
                    {messages.payments.proofUploaded}
                  </p>
                )
              )}
              <div className="mt-2.5 flex flex-wrap gap-2">
                {!progress && (
                  <Button size="sm" onClick={() => fileInput.current?.click()}>
                    <RefreshCw aria-hidden="true" />
                    {messages.payments.replaceProof}
                  </Button>
                )}
                <Button size="sm" variant="ghost" autoFocus={hadFocus} onClick={remove}>
                  <Trash2 aria-hidden="true" />
                  {progress ? messages.session.cancel : messages.payments.removeProof}
                </Button>
              </div>
            </div>
          </div>
        ) : (
          <div className="flex flex-col items-center gap-3 py-2 text-center">
            <div className="flex flex-wrap justify-center gap-2">
              <Button autoFocus={hadFocus} onClick={() => fileInput.current?.click()}>
                <ImageUp aria-hidden="true" />
                {messages.payments.chooseImage}
              </Button>
              <span className="hidden max-md:inline pointer-coarse:inline">
                <Button onClick={() => cameraInput.current?.click()}>
                  <Camera aria-hidden="true" />
                  {messages.payments.takePhoto}
                </Button>
              </span>
            </div>
            <p id={`${id}-hint`} className="text-faint text-sm">
              {messages.payments.dropOrPaste}
            </p>
          </div>
        )}
        <input
          ref={fileInput}
          accept="image/jpeg,image/png,image/webp"
          {...hidden(label, (file) => void uploadFile(file))}
        />
        <input
          ref={cameraInput}
          accept="image/*"
          capture="environment"
          {...hidden(messages.payments.fromCamera(label), (file) => void uploadFile(file))}
        />
      </section>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}

/** Props of a hidden file input, opened by the buttons; the same file can be chosen twice. */
const hidden = (label: string, uploadFile: (file: File | null | undefined) => void) => ({
  type: 'file' as const,
  hidden: true,
  'aria-label': label,
  onChange: (event: { currentTarget: HTMLInputElement }) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    uploadFile(file)
  },
})

/** An object URL of the chosen file for the preview; revoked when no longer needed. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file && URL.createObjectURL(file))] as const
}

/** Receives an image that is pasted on the page outside of inputs. */
function usePastedImage(uploadFile: (file: File) => void) {
  const latest = useRef(uploadFile)
  useEffect(() => {
    latest.current = uploadFile
  })
  useEffect(() => {
    const paste = (event: Event) => {
      const target = event.target as HTMLElement | null
      const file = (event as unknown as ClipboardEvent).clipboardData?.files[0]
      if (!file || target?.closest('input, textarea')) return
      event.preventDefault()
      latest.current(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
