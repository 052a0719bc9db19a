import { useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, BookCheck, History } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Original } from '#contract/originals/original.ts'
import { originalKindLabels } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { rowLabel } from '#web/table/row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { originalsOf, whereText } from './original-reads.ts'

const dialogs = () => import('./original-dialogs.tsx')
const ReceiveDialog = lazyDialog(async () => (await dialogs()).ReceiveDialog)
const HandOverDialog = lazyDialog(async () => (await dialogs()).HandOverDialog)
const EntriesDialog = lazyDialog(async () => (await import('./entries-dialog.tsx')).EntriesDialog)

interface OriginalsCardProps {
  caseData: Case
  viewer: Role
}

/** Who holds the originals of a case; without any one button for staff, and nothing for a dealer. */
export function OriginalsCard({ caseData: { id: caseId }, viewer }: OriginalsCardProps) {
  const originals = useQuery(originalsOf(caseId)).data?.data ?? []
  const [isAdding, setAdding] = useState(false)
  const isStaff = viewer !== 'client'
  const add = (
    <Button icon={BookCheck} size="sm" onClick={() => setAdding(true)}>
      {t.originals('add')}
    </Button>
  )
  if (originals.length === 0 && !isStaff) return null
  return (
    <div className="min-w-0 print:hidden">
      {originals.length === 0 ? (
        <div className="*:w-full">{add}</div>
      ) : (
        <Card dense flush title={t.originals('title')} actions={isStaff && add}>
          <ul aria-label={t.originals('title')} className="divide-y">
            {originals.map((original) => (
              <Item key={original.id} original={original} isStaff={isStaff} />
            ))}
          </ul>
        </Card>
      )}
      {isAdding && <ReceiveDialog caseId={caseId} onClose={() => setAdding(false)} />}
    </div>
  )
}

function Item({ original, isStaff }: { original: Original; isStaff: boolean }) {
  const { kind, since, note, isOverdue } = original
  return (
    <li className="grid gap-1.5 px-5 py-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{originalKindLabels()[kind]}</span>
        {note && <span className="wrap-anywhere text-muted text-sm">{note}</span>}
        {isOverdue && <Badge tone="bad">{t.originals('overdue')}</Badge>}
      </p>
      <p className="wrap-anywhere text-muted text-sm">
        {whereText(original, !isStaff)} · <InstantText instant={since} />
      </p>
      {isStaff && <OriginalActions original={original} />}
    </li>
  )
}

/** Hand over, and the entries of an original. */
export function OriginalActions({ original }: { original: Original }) {
  const [dialog, setDialog] = useState<'hand' | 'entries' | null>(null)
  const names = { kind: originalKindLabels()[original.kind], plate: showPlate(original.vehicleNo) }
  const close = () => setDialog(null)
  return (
    <span className="flex in-[table]:flex-nowrap flex-wrap gap-2 in-[table]:justify-end">
      <Button
        icon={ArrowRightLeft}
        size="sm"
        aria-label={t.originals('handNamed', names)}
        onClick={() => setDialog('hand')}
      >
        {t.originals('hand')}
      </Button>
      <Button
        icon={History}
        size="sm"
        variant="ghost"
        title={t.originals('entries')}
        aria-label={t.originals('entriesOf', names)}
        onClick={() => setDialog('entries')}
      >
        <span className={rowLabel}>{t.originals('entries')}</span>
      </Button>
      {dialog === 'hand' && <HandOverDialog original={original} onClose={close} />}
      {dialog === 'entries' && <EntriesDialog original={original} onClose={close} />}
    </span>
  )
}
