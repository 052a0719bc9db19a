import { useEffect, useState } from 'react'
import { showInstant } from '#contract/dates.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import type { StageChange } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { session } from '#web/lib/session.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { liveKey } from './counter-store.ts'
import { type CounterChange, fileOf, type OfficeState, textOf, type Waiting } from './outbox.ts'
import { dropChange, sendAgain } from './take-change.ts'

interface OutboxDialogProps {
  open: boolean
  onClose: () => void
  waiting: readonly Waiting[]
}

/** The changes that wait to be sent, in order; conflicts with changes of the office are decided here. */
export function OutboxDialog({ open, onClose, waiting }: OutboxDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.counter('listTitle')}
      description={t.counter('listDescription')}
      size="md"
    >
      {waiting.length === 0 ? (
        <p className="text-muted">{t.counter('listEmpty')}</p>
      ) : (
        <ol aria-label={t.counter('listTitle')} className="divide-y">
          {waiting.map((one) => (
            <WaitingItem key={one.id} waiting={one} />
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function WaitingItem({ waiting }: { waiting: Waiting }) {
  const { id, change, refusal } = waiting
  const name = `${change.caseNo} ${textOf(change)}`
  return (
    <li className="grid gap-2.5 py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-medium">{textOf(change)}</p>
          <p className="text-muted text-sm">
            <Plate number={change.plate} /> · <span className="tnum">{change.caseNo}</span> ·{' '}
            {showInstant(new Date(change.at).toISOString())}
          </p>
        </div>
        {!refusal && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={t.counter('dropNamed', { what: name })}
            onClick={() => void dropChange(id)}
          >
            {t.counter('drop')}
          </Button>
        )}
      </div>
      {refusal && (
        <>
          <p role="alert" className="text-bad">
            {refusal.text}
          </p>
          <div className="grid grid-cols-2 gap-3">
            <Side title={t.counter('yours')} lines={linesOfChange(change)}>
              {change.kind === 'photo' && <Photo waiting={waiting} />}
            </Side>
            <Side title={t.counter('offices')} lines={linesOfOffice(refusal.office)} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              aria-label={t.counter('sendAgainNamed', { what: name })}
              onClick={() => void sendAgain(id)}
            >
              {t.counter('sendAgain')}
            </Button>
            <Button size="sm" aria-label={t.counter('dropNamed', { what: name })} onClick={() => void dropChange(id)}>
              {t.counter('drop')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

interface SideProps {
  title: string
  lines: readonly (string | null | undefined | false)[]
  children?: React.ReactNode
}

const Side = ({ title, lines, children }: SideProps) => (
  <section aria-label={title} className="min-w-0 rounded-md border bg-sunken px-3 py-2">
    <h3 className="text-faint text-sm">{title}</h3>
    {lines.filter(Boolean).map((line) => (
      <p key={String(line)} className="wrap-anywhere">
        {line}
      </p>
    ))}
    {children}
  </section>
)

const stageLines = ({ stage, waitingOn, receiptNo, handedTo }: StageChange): SideProps['lines'] => [
  stageLabels()[stage],
  t.stages('waitsOn', { who: waitingOnLabels()[waitingOn] }),
  receiptNo && t.stages('receiptOf', { receiptNo }),
  handedTo && t.stages('handedToName', { name: handedTo }),
]

function linesOfChange(change: CounterChange): SideProps['lines'] {
  if (change.kind === 'photo') return [t.counter('photoOf', { paper: change.name })]
  if (change.kind === 'paper') return [paperStateLabels()[change.after.state], change.after.note]
  return [...stageLines(change.body), change.body.note]
}

function linesOfOffice(office: OfficeState): SideProps['lines'] {
  if (office === null) return [t.counter('officeHasNone')]
  if (office.kind === 'paper')
    return [paperStateLabels()[office.state], office.note, office.by && t.papers('notedBy', { name: office.by })]
  return [...stageLines(office), `${t.fields('status')}: ${office.status}`]
}

/** The photo of a change, as long as it is shown. */
function Photo({ waiting }: { waiting: Waiting }) {
  const [url, setUrl] = useState<string | null>(null)
  const { id, change } = waiting
  useEffect(() => {
    let address: string | null = null
    let isGone = false
    const show = async () => {
      const { user } = session.get()
      const stored = user && (await liveKey(user.id))
      const file = stored && (await fileOf(stored.key, { id, change }))
      if (isGone || !file?.type.startsWith('image/')) return
      address = URL.createObjectURL(file)
      setUrl(address)
    }
    void show().catch(() => undefined)
    return () => {
      isGone = true
      if (address) URL.revokeObjectURL(address)
    }
  }, [id, change])
  return url && <img src={url} alt="" className="mt-1.5 max-h-40 rounded-md border object-contain" />
}
