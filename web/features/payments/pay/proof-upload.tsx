import { clsx } from 'clsx'
import { Camera, CircleCheck, ImageUp, RefreshCw, RotateCw, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { useCoarsePointer, useIsMobile } from '#web/lib/dom.ts'
import { uploadImage } from '#web/lib/scale-image.ts'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { createUploads } from '#web/lib/uploads.ts'
import { Button } from '#web/ui/button.tsx'
import { ACCEPTED_IMAGES, FileInput, useIncomingFiles } from '#web/ui/choose-files.tsx'
import { FieldError, FieldLabel } from '#web/ui/input.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'

interface ProofUploadProps {
  url: string | null
  upload: ProofUploadState
  label?: string
  error?: string | undefined
  /** True where the proof is the next step: its first button is filled. */
  isNext?: boolean
  /** False for a photo that need not be there. */
  isRequired?: boolean
}

/** Uploads an image as proof of a payment: chosen, dropped, pasted, or taken with a phone's camera. */
export function ProofUpload(props: ProofUploadProps) {
  const { url, upload, label = t.payments('paymentProof'), isNext = false, isRequired = true } = props
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const fileInput = useRef<HTMLInputElement>(null)
  const cameraInput = useRef<HTMLInputElement>(null)
  const isMobile = useIsMobile()
  const hasCamera = useCoarsePointer() || isMobile
  // Buttons here are replaced: the next one takes over the focus.
  const [hadFocus, setHadFocus] = useState(false)
  const keepingFocus = (act: () => void) => () => {
    setHadFocus(section.current?.contains(document.activeElement) ?? false)
    act()
  }
  const choose = keepingFocus(() => fileInput.current?.click())
  const takePhoto = keepingFocus(() => cameraInput.current?.click())
  const remove = keepingFocus(upload.remove)
  const problem = upload.error || props.error
  const isUnfinished = upload.progress !== null || upload.retry !== null
  // The preview is the image that is sent: there is none yet while it is prepared.
  const imageUrl = upload.preview ?? (isUnfinished ? null : url)
  return (
    <div>
      <FieldLabel id={`${id}-label`} required={isRequired}>
        {label}
      </FieldLabel>
      <section
        ref={section}
        aria-labelledby={`${id}-label`}
        aria-describedby={problem ? `${id}-error` : `${id}-hint`}
        {...upload.dropProps}
        className={clsx(
          'rounded-lg border border-dashed p-4 transition-colors',
          upload.isDragOver ? 'border-accent bg-accent-soft' : problem ? 'border-bad-fill' : 'border-control bg-sunken',
        )}
      >
        {imageUrl || isUnfinished ? (
          <ChosenProof
            src={imageUrl}
            state={upload.progress ? <Progress {...upload.progress} /> : !upload.retry && url && <Uploaded />}
          >
            {upload.retry && (
              <Button icon={RotateCw} size="sm" onClick={keepingFocus(upload.retry)}>
                {t.general('tryAgain')}
              </Button>
            )}
            {!upload.progress && (
              <Button icon={RefreshCw} size="sm" onClick={choose}>
                {t.payments('replaceProof')}
              </Button>
            )}
            <Button icon={isUnfinished ? X : Trash2} size="sm" variant="ghost" autoFocus={hadFocus} onClick={remove}>
              {isUnfinished ? t.session('cancel') : t.payments('removeProof')}
            </Button>
          </ChosenProof>
        ) : (
          <div className="flex flex-col items-center gap-3 py-2 text-center">
            <div className="flex flex-wrap justify-center gap-2">
              <Button icon={ImageUp} autoFocus={hadFocus} variant={isNext ? 'primary' : 'secondary'} onClick={choose}>
                {t.payments('chooseImage')}
              </Button>
              {hasCamera && (
                <Button icon={Camera} onClick={takePhoto}>
                  {t.payments('takePhoto')}
                </Button>
              )}
            </div>
            <p id={`${id}-hint`} className="text-faint text-sm">
              <span className="pointer-coarse:hidden">{t.payments('dropOrPaste')}</span>
              <span className="hidden pointer-coarse:inline">{t.payments('proofLimits')}</span>
            </p>
          </div>
        )}
        <FileInput ref={fileInput} name={label} accept={ACCEPTED_IMAGES} onFiles={upload.start} />
        {hasCamera && (
          <FileInput
            ref={cameraInput}
            name={t.payments('fromCamera', { label })}
            accept={ACCEPTED_IMAGES}
            camera
            onFiles={upload.start}
          />
        )}
      </section>
      {problem && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      )}
    </div>
  )
}

function ChosenProof({ src, state, children }: { src: string | null; state: ReactNode; children: ReactNode }) {
  const frame = 'size-20 shrink-0 rounded-md border bg-surface object-cover'
  return (
    <div className="flex items-center gap-4">
      {src ? <img src={src} alt={t.payments('proofPreviewAlt')} className={frame} /> : <div className={frame} />}
      <div className="min-w-0 flex-1">
        {state}
        <div className="mt-2.5 flex flex-wrap gap-2">{children}</div>
      </div>
    </div>
  )
}

/** The progress in bytes; while the image is scaled down there are none yet. */
function Progress({ name, sent, total }: { name: string; sent: number; total: number }) {
  return (
    <>
      <p className="truncate text-sm">{t.payments('uploading', { name })}</p>
      <p className="tnum mb-2 text-faint text-sm">
        {total > 0
          ? t.payments('uploadedOf', { sent: toKilobytes(sent), total: toKilobytes(total) })
          : t.payments('preparingImage')}
      </p>
      <ProgressBar share={total > 0 ? sent / total : 0} label={t.payments('uploadProgress')} />
    </>
  )
}

const toKilobytes = (bytes: number) => Math.round(bytes / 1024)

function Uploaded() {
  return (
    <p className="flex items-center gap-1.5 font-medium text-good">
      <CircleCheck className="size-4 shrink-0" />
      {t.payments('proofUploaded')}
    </p>
  )
}

type ProofUploadState = ReturnType<typeof useProofUpload>

interface ProofUploadsOptions {
  onReady: (image: File) => void
  /** Takes the image once it is stored. */
  onStored: (image: File) => unknown
  onUnfit: (reason: string) => void
}

/** An upload's target receives the address of the image; `onReady` the image that is sent. */
const createProofUploads = ({ onReady, onStored, onUnfit }: ProofUploadsOptions) =>
  createUploads<(url: string) => void>({
    send: async ({ target, file }, options) => {
      let sent = file
      const take = (image: File) => {
        sent = image
        onReady(image)
      }
      target(await uploadImage(file, { ...options, onReady: take }))
      toast({ kind: 'success', title: t.upload('successful') })
      onStored(sent)
    },
    onUnfit,
    // The reason stays below the proof.
    onFailure: () => toast({ kind: 'error', title: t.upload('failedTitle') }),
  })

/**
 * The upload of a proof: its progress and failure, the preview, and how to retry, cancel and remove; `onImage` takes the
 * image once it is stored, and null once it is removed. Several components
 * may show it: it goes on when another payment method is chosen meanwhile. Pasted images are taken while `isShown`.
 */
export function useProofUpload(
  onChange: (url: string | null) => void,
  isShown: boolean,
  onImage: (image: File | null) => unknown = () => {},
) {
  const [problem, setProblem] = useState('')
  const [preview, setPreview] = usePreview()
  const stored = useRef(onImage)
  useEffect(() => {
    stored.current = onImage
  })
  const [uploads] = useState(() =>
    createProofUploads({ onReady: setPreview, onStored: (image) => stored.current(image), onUnfit: setProblem }),
  )
  const [current] = useStore(uploads.store)

  const start = ([file]: readonly File[]) => {
    if (!file) return
    uploads.cancelAll()
    setProblem('')
    setPreview(null)
    uploads.add(onChange, [file])
  }
  /** Cancels a running or failed upload, which keeps the previous proof; otherwise removes the proof. */
  const remove = () => {
    setPreview(null)
    onImage(null)
    setProblem('')
    if (current) uploads.cancel(current.id)
    else onChange(null)
  }
  const { over, dropProps } = useIncomingFiles((_, files) => start(files), isShown)

  return {
    progress: current?.state === 'sending' ? { name: current.file.name, ...current } : null,
    error: problem || (current?.error ?? ''),
    preview,
    isDragOver: over !== null,
    dropProps,
    start,
    retry: current?.state === 'failed' ? () => start([current.file]) : null,
    remove,
  }
}

/** An object URL of the image that is sent, for the preview; revoked when no longer needed. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview])
  return [preview, (file: File | null) => setPreview(file && URL.createObjectURL(file))] as const
}
