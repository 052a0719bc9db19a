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

interface Running {
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
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<Running | null>(null)
  const [wrong, setWrong] = useState('')
  const [over, setOver] = useState(false)
  // Buttons here are replaced: the next one takes over the focus.
  const [hadFocus, setHadFocus] = useState(false)
  const keepFocus = () => setHadFocus(section.current?.contains(document.activeElement) ?? false)
  const [preview, setPreview] = usePreview()

  const take = async (file: File | null | undefined) => {
    if (!file) return
    const refusal = uploadProblem(file)
    setWrong(refusal ?? '')
    if (refusal) return toast({ kind: 'error', title: refusal })
    keepFocus()
    running.current?.abort()
    const mine = new AbortController()
    running.current = mine
    setPreview(file)
    setProgress({ name: file.name, share: 0 })
    onBusy(true)
    try {
      const answered = await upload(file, {
        signal: mine.signal,
        onProgress: (share) => running.current === mine && setProgress({ name: file.name, share }),
      })
      onChange(answered)
      toast({ kind: 'success', title: messages.upload.successful })
    } catch (cause) {
      if (isAbort(cause) || isSessionOver(cause)) return
      const text = errorText(cause, messages.upload.failed)
      setWrong(text)
      setPreview(null)
      toast({ kind: 'error', title: messages.upload.failedTitle, description: text })
    } finally {
      if (running.current === mine) {
        running.current = null
        setProgress(null)
        onBusy(false)
      }
    }
  }
  /** Aborts a running upload, which keeps the previous proof; otherwise removes the proof. */
  const remove = () => {
    keepFocus()
    setPreview(null)
    setWrong('')
    if (running.current) running.current.abort()
    else onChange(null)
  }
  usePastedImage((file) => void take(file))

  const shown = preview ?? url
  const problem = wrong || error
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
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
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`rounded-lg border border-dashed p-4 transition-colors ${over ? 'border-accent bg-accent-soft' : problem ? 'border-bad-fill' : 'border-control bg-sunken'}`}
      >
        {shown ? (
          <div className="flex items-center gap-4">
            <img
              src={shown}
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
                  <Button size="sm" onClick={() => chooser.current?.click()}>
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
              <Button autoFocus={hadFocus} onClick={() => chooser.current?.click()}>
                <ImageUp aria-hidden="true" />
                {messages.payments.chooseImage}
              </Button>
              <span className="hidden max-md:inline pointer-coarse:inline">
                <Button onClick={() => camera.current?.click()}>
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
        <input ref={chooser} accept="image/jpeg,image/png,image/webp" {...hidden(label, (file) => void take(file))} />
        <input
          ref={camera}
          accept="image/*"
          capture="environment"
          {...hidden(messages.payments.fromCamera(label), (file) => void take(file))}
        />
      </section>
      {problem && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </div>
  )
}

/** Props of a hidden file input, opened by the buttons; the same file can be chosen twice. */
const hidden = (label: string, take: (file: File | null | undefined) => void) => ({
  type: 'file' as const,
  hidden: true,
  'aria-label': label,
  onChange: (event: { currentTarget: HTMLInputElement }) => {
    const [file] = event.currentTarget.files ?? []
    event.currentTarget.value = ''
    take(file)
  },
})

/** An object URL of the chosen file for the preview; revoked when no longer needed. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file && URL.createObjectURL(file))] as const
}

/** Receives an image that is pasted on the page outside of inputs. */
function usePastedImage(take: (file: File) => void) {
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
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
