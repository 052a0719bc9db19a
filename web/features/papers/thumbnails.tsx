import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { Attachment } from '#contract/attachments/attachment.ts'
import { messages } from '#contract/messages.ts'

interface ThumbnailsProps {
  attachments: readonly Attachment[]
  onOpen: (id: string) => void
}

/** The files of a paper, small; each opens large. */
export function Thumbnails({ attachments, onOpen }: ThumbnailsProps) {
  if (attachments.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {attachments.map(({ id, name, previewUrl }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={messages.attachments.open(name)}
            onClick={() => onOpen(id)}
            className="grid w-20 gap-1 rounded-md text-left"
          >
            {previewUrl ? (
              <Preview url={previewUrl} />
            ) : (
              <span className="grid size-20 place-items-center rounded-md border bg-sunken text-muted">
                <FileText className="size-6" aria-hidden="true" />
              </span>
            )}
            <span className="truncate text-2xs text-muted">{name}</span>
          </button>
        </li>
      ))}
    </ul>
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
      className="size-20 rounded-md border bg-surface object-cover"
    />
  )
}
