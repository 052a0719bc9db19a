import { useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { FileText, X } from '#web/icons/index.generated.ts'
import { Button } from '#web/ui/button.tsx'
import type { SharedFile } from './shared-files.ts'

/** The files that wait for a case, with their pictures; each can be left out. */
export function SharedFileList({ files, onDrop }: { files: readonly SharedFile[]; onDrop: (key: string) => void }) {
  return (
    <ul aria-label={messages.share.files} className="flex flex-wrap gap-3">
      {files.map(({ key, file }) => (
        <li key={key} className="flex max-w-full items-center gap-2 rounded-md border bg-sunken p-1.5">
          {file.type.startsWith('image/') ? <Picture file={file} /> : <FileText className="m-4 size-6 text-muted" />}
          <span className="max-w-40 truncate text-sm">{file.name || messages.attachments.unnamed}</span>
          <Button
            icon={X}
            size="icon-sm"
            variant="ghost"
            aria-label={messages.share.leaveOut(file.name || messages.attachments.unnamed)}
            onClick={() => onDrop(key)}
          />
        </li>
      ))}
    </ul>
  )
}

function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt="" className="size-14 rounded-md object-cover" /> : <span className="size-14" />
}
