import { useRef } from 'react'
import type { LucideIcon } from '#web/icons/make-icon.ts'
import { Button, type ButtonProps } from './button.tsx'

interface ChooseFileButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'size' | 'pending' | 'disabled'> {
  icon: LucideIcon
  label: string
  /** What the button does, where its label says less than that. */
  name?: string
  accept: string
  multiple?: boolean
  /** True for a photo from the camera of a phone. */
  camera?: boolean
  onFiles: (files: readonly File[]) => void
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
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        {...(camera && { capture: 'environment' })}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen twice.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
