import type { LucideIcon } from 'lucide-react'
import { type RefObject, useRef } from 'react'
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
