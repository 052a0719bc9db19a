import { TriangleAlert } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'

export const lookAlikeText = (name: string, looksLike: string | undefined): string =>
  looksLike === undefined ? name : `${name} ${t.client('looksLike', { firmName: looksLike })}`

/** The name of a firm, with a warning if it looks the same as an older one. */
export function NameWithLookAlike({ name, looksLike }: { name: string; looksLike: string | undefined }) {
  return (
    <>
      <span translate="no">
        <TableHighlight>{name}</TableHighlight>
      </span>
      {looksLike !== undefined && (
        <span className="mt-0.5 flex items-center gap-1.5 font-normal text-sm text-warn">
          <TriangleAlert className="size-4 shrink-0" />
          <TableHighlight>{t.client('looksLike', { firmName: looksLike })}</TableHighlight>
        </span>
      )}
    </>
  )
}
