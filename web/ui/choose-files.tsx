import type { LucideIcon } from 'lucide-react'
import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

/** What a browser's file dialog offers as images: not every system knows that a HEIC photo is one. */
export const ACCEPTED_IMAGES = 'image/*,.heic,.heif'

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>
  name: string
  accept: string
  multiple?: boolean | undefined
  /** True for a photo from the camera of a phone. */
  camera?: boolean | undefined
  onFiles: (files: readonly File[]) => void
}

/** A hidden input, opened by a button. */
export const FileInput = ({ name, camera, onFiles, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    {...(camera && { capture: 'environment' })}
    aria-label={name}
    onChange={({ currentTarget }) => {
      const files = [...(currentTarget.files ?? [])]
      // The same file can be chosen twice.
      currentTarget.value = ''
      if (files.length > 0) onFiles(files)
    }}
  />
)

interface ChooseFileButtonProps
  extends Pick<ButtonProps, 'variant' | 'className' | 'size' | 'pending' | 'disabled'>,
    Omit<FileInputProps, 'ref' | 'name'> {
  icon: LucideIcon
  label: string
  /** What the button does, where its label says less than that. */
  name?: string
}

export function ChooseFileButton(props: ChooseFileButtonProps) {
  const { icon: Icon, label, name = label, accept, multiple, camera, onFiles, ...style } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...style} aria-label={name} onClick={() => input.current?.click()}>
        {!style.pending && <Icon />}
        {label}
      </Button>
      <FileInput ref={input} name={name} accept={accept} multiple={multiple} camera={camera} onFiles={onFiles} />
    </>
  )
}

/** The place of a file that belongs to no paper. */
export const LOOSE = 'loose'

/** Receives the files of a drop or paste, with the id of a paper or `LOOSE`. */
type TakeFiles = (place: string, files: readonly File[]) => void

/**
 * Takes files that are dropped on a card or pasted on its page. They belong to the paper under the pointer, or the one
 * that has the focus, and otherwise to none. Returns the properties of the card and the place under the pointer. Pasted files
 * are taken while `isShown`.
 */
export function useIncomingFiles(takeFiles: TakeFiles, isShown = true) {
  const [over, setOver] = useState<string | null>(null)
  usePastedFiles(takeFiles, isShown)
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(placeOf(event.target))
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(null)
      takeFiles(placeOf(event.target), [...event.dataTransfer.files])
    },
  }
  return { over, dropProps }
}

const placeOf = (target: EventTarget | null): string =>
  (target instanceof Element && target.closest<HTMLElement>('[data-paper]')?.dataset.paper) || LOOSE

function usePastedFiles(takeFiles: TakeFiles, isShown: boolean): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const target = event.target instanceof Element ? event.target : null
    if (files.length === 0 || target?.closest('input, textarea, [role=dialog]')) return
    event.preventDefault()
    takeFiles(placeOf(document.activeElement), files)
  })
  useEffect(() => {
    if (!isShown) return
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isShown])
}
