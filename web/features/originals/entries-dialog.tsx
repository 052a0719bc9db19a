import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { showPlate } from '#contract/cases/plate.ts'
import { fullName } from '#contract/full-name.ts'
import type { Original, OriginalMove } from '#contract/originals/original.ts'
import { originalHolderLabels, originalKindLabels } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import type { ReportOffice } from '#reports/letterhead.ts'
import { originalEndpoints } from '#web/endpoints.generated.ts'
import { PdfButton } from '#web/features/office/pdf-button.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { originalReads, whereText } from './original-reads.ts'
import { SignatureImage } from './signature-pad.tsx'

interface EntriesDialogProps {
  original: Original
  onClose: () => void
}

/** Every entry of an original, with its signatures; the last one can be taken back, and a slip printed. */
export function EntriesDialog({ original, onClose }: EntriesDialogProps) {
  const { id, kind, vehicleNo, note, from, giver, lastMoveId, isUndoable } = original
  const query = useQuery(apiQuery(originalEndpoints.moves, { params: { id } }))
  const undo = useApiMutation(originalEndpoints.undo, {
    invalidates: originalReads,
    failureTitle: t.originals('undoFailed'),
  })
  const printSlip = async (office: ReportOffice) => {
    const { handOverSlip } = await import('#reports/hand-over-slip.ts')
    const fileName = `${t.originals('slipTitle')} ${original.CaseNo}`
    return { report: handOverSlip({ original, now: new Date(), office }), fileName }
  }
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={t.originals('entriesOf', { kind: originalKindLabels()[kind], plate: showPlate(vehicleNo) })}
      description={note}
      footer={
        <>
          {isUndoable && lastMoveId && (
            <Button
              icon={Undo2}
              pending={undo.isPending}
              onClick={() => undo.mutate({ params: { id }, body: { lastMoveId } }, onClose)}
            >
              {t.originals('undo')}
            </Button>
          )}
          <PdfButton label={t.originals('printSlip')} makeReport={printSlip} />
        </>
      }
    >
      <QueryView
        query={query}
        errorTitle={t.originals('entriesFailed')}
        skeleton={<Skeleton className="h-24" />}
        inlineError
      >
        {({ data }) => (
          <ol className="grid gap-3" aria-label={t.originals('entries')}>
            {data.map((move, index) => (
              <li key={move.id} className="grid gap-0.5 border-l-2 border-accent-line pl-3">
                <p className="wrap-anywhere font-medium">
                  {move.holder === null ? t.originals('byMistake') : whereText({ ...move, holder: move.holder })}
                </p>
                <p className="text-muted text-sm">
                  <InstantText instant={move.at} time /> · {fullName(move.by)}
                </p>
                {index === data.length - 1 && from && (
                  <p className="wrap-anywhere text-muted text-sm">
                    {t.originals('receivedFrom', {
                      from: [originalHolderLabels()[from], giver].filter(Boolean).join(', '),
                    })}
                  </p>
                )}
                <MoveProof move={move} />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Dialog>
  )
}

function MoveProof({ move: { isUndo, note, proof, signature, photoUrl, holderName } }: { move: OriginalMove }) {
  if (isUndo) return <p className="text-sm text-warn">{t.originals('takenBackBy')}</p>
  return (
    <>
      {note && <p className="wrap-anywhere text-sm">{note}</p>}
      {proof && <p className="text-muted text-sm">{t.originals(`proved.${proof}`)}</p>}
      {signature && <SignatureImage path={signature} name={holderName ?? ''} />}
      {photoUrl && (
        <a href={photoUrl} target="_blank" rel="noreferrer" className="mt-1 block w-fit rounded-md">
          <img src={photoUrl} alt={t.originals('openSlip')} className="max-h-40 rounded-md border" />
        </a>
      )}
    </>
  )
}
