import { clsx } from 'clsx'
import { Camera, FileText, RotateCw, Upload, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Attachment } from '#contract/papers/paper.ts'
import { t } from '#contract/texts.ts'
import { PdfPasswordForm } from '#web/forms/pdf-password-form.tsx'
import type { Upload as FileOnItsWay, Uploads } from '#web/lib/uploads.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { ACCEPTED_IMAGES, ChooseFileButton } from '#web/ui/choose-files.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'

interface FileButtonsProps extends Pick<ButtonProps, 'variant'> {
  /** What the files are added to. */
  name: string
  onFiles: (files: readonly File[]) => void
}

/** Buttons that choose files, or on a phone a photo from its camera. */
export function FileButtons({ name, variant, onFiles }: FileButtonsProps) {
  return (
    <>
      <span className="hidden max-md:inline pointer-coarse:inline">
        <ChooseFileButton
          size="sm"
          variant={variant}
          icon={Camera}
          label={t.payments('takePhoto')}
          name={t.attachments('takePhoto', { name })}
          accept={ACCEPTED_IMAGES}
          camera
          onFiles={onFiles}
        />
      </span>
      <ChooseFileButton
        size="sm"
        variant={variant}
        icon={Upload}
        label={t.attachments('add')}
        name={t.attachments('addTo', { name })}
        accept={`${ACCEPTED_IMAGES},.pdf,application/pdf`}
        multiple
        onFiles={onFiles}
      />
    </>
  )
}

interface ThumbnailsProps {
  attachments: readonly Attachment[]
  onOpen: (id: string) => void
  /** Returns the menu of a file; null if it has none. */
  menuOf?: (attachment: Attachment, attachments: readonly Attachment[]) => ReactNode
}

export function Thumbnails({ attachments, onOpen, menuOf }: ThumbnailsProps) {
  if (attachments.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5 max-md:w-full">
      {attachments.map((attachment) => {
        const { id, name, previewUrl } = attachment
        return (
          <li key={id} className="flex items-center">
            <button
              type="button"
              aria-label={t.attachments('open', { name })}
              title={name}
              onClick={() => onOpen(id)}
              className="block rounded-md"
            >
              {previewUrl ? (
                <Preview url={previewUrl} />
              ) : (
                <span className="grid size-8 place-items-center rounded-md border bg-sunken text-muted max-md:size-14">
                  <FileText className="size-4 max-md:size-6" />
                </span>
              )}
            </button>
            {menuOf?.(attachment, attachments)}
          </li>
        )
      })}
    </ul>
  )
}

/** That the signed file itself is kept, which staff may save; nothing for other files. `named` is for a list of several files. */
export function SignedOriginal({ file, named = false }: { file: Attachment; named?: boolean }) {
  const { name, signedOriginal } = file
  if (!signedOriginal) return null
  return (
    <span className="wrap-anywhere block">
      {named && <span>{`${name} · `}</span>}
      <span>{t.attachments('signedOriginalKept', { isWhole: String(signedOriginal.isWhole) })}</span>{' '}
      {signedOriginal.url && (
        <a href={signedOriginal.url} download className="font-medium underline">
          {t.attachments('saveOriginal')}
        </a>
      )}
    </span>
  )
}

/** The address changes with each reload of the papers: the first one stays, until it has expired. */
function Preview({ url }: { url: string }) {
  const [address, setAddress] = useState(url)
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      onError={() => setAddress(url)}
      className="size-8 rounded-md border bg-surface object-cover max-md:size-14"
    />
  )
}

interface UploadListProps extends Pick<Uploads<unknown>, 'retry' | 'cancel'> {
  uploads: readonly FileOnItsWay<unknown>[]
}

/** Uploads with their progress; a failed one can be tried again, a locked PDF with its password. */
export function UploadList({ uploads, ...actions }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <ul className="mt-2 mb-2 grid gap-2">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className={clsx(
            'flex min-w-0 gap-3 rounded-md border bg-sunken px-3 py-2',
            upload.isLocked ? 'items-start' : 'items-center',
          )}
        >
          <UploadState upload={upload} {...actions} />
        </li>
      ))}
    </ul>
  )
}

function UploadState({ upload, retry, cancel }: Omit<UploadListProps, 'uploads'> & { upload: FileOnItsWay<unknown> }) {
  const { id, file, state, error, isLocked, sent, total } = upload
  const name = file.name || t.attachments('unnamed')
  return (
    <>
      <div className="min-w-0 flex-1">
        {!isLocked && <p className="truncate text-sm">{name}</p>}
        {isLocked ? (
          <PdfPasswordForm name={name} reason={error} onPassword={(password) => retry(id, password)} />
        ) : state === 'failed' ? (
          <p role="alert" className="text-bad text-sm">
            {error}
          </p>
        ) : (
          <>
            <p className="tnum mb-1 text-faint text-sm">{progressText(upload)}</p>
            <ProgressBar share={total > 0 ? sent / total : 0} label={t.attachments('uploading', { name: file.name })} />
          </>
        )}
      </div>
      {state === 'failed' && !isLocked && (
        <Button
          icon={RotateCw}
          size="icon-sm"
          variant="ghost"
          aria-label={t.attachments('tryAgain', { name: file.name })}
          onClick={() => retry(id)}
        />
      )}
      <Button
        icon={X}
        size="icon-sm"
        variant="ghost"
        aria-label={t.attachments('cancel', { name: file.name })}
        onClick={({ currentTarget }) => {
          // The button goes with the upload: the first button that its paper shows takes the focus.
          const buttons = currentTarget.closest('[data-files]')?.querySelectorAll('button') ?? []
          Array.from(buttons)
            .find((button) => button.getClientRects().length > 0)
            ?.focus()
          cancel(id)
        }}
      />
    </>
  )
}

/** The progress in kilobytes; an image is scaled down before there are any. */
function progressText({ state, sent, total }: FileOnItsWay<unknown>): string {
  if (state === 'waiting') return t.attachments('waiting')
  if (total === 0) return t.attachments('preparing')
  return t.payments('uploadedOf', { sent: Math.round(sent / 1024), total: Math.round(total / 1024) })
}
