import type { OfficeDocument } from '#contract/documents/document.ts'
import { messages } from '#contract/messages.ts'
import { ExternalLink } from '#web/icons/index.generated.ts'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** Name and link of a document (spec/2 screen 22). */
export const documentColumns: readonly Column<OfficeDocument>[] = [
  {
    id: 'name',
    header: () => messages.fields.name,
    value: (row) => row.name,
    card: 'title',
    cell: (row) => (
      <span className="block min-w-44 max-w-lg whitespace-normal break-words">
        <TableHighlight>{row.name}</TableHighlight>
      </span>
    ),
  },
  {
    id: 'url',
    header: () => messages.document.linkColumn,
    value: (row) => row.url,
    text: (row) => row.url,
    cell: (row) => (
      <a
        href={row.url}
        target="_blank"
        rel="noopener noreferrer"
        title={row.url}
        className="inline-flex max-w-full items-center gap-1.5 rounded-sm text-accent-ink underline-offset-4 hover:underline"
      >
        <span className="min-w-0 truncate">
          <TableHighlight>{row.url}</TableHighlight>
        </span>
        <ExternalLink className="size-3.5 shrink-0" />
        <span className="sr-only">{messages.document.opensInNewTab}</span>
      </a>
    ),
    className: 'max-w-72 xl:max-w-md',
  },
]
