import { useId, useState } from 'react'
import { officeTime } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { databases, encryption, hasLocks, persistStorage, serviceWorkers } from '#web/lib/browser.ts'
import { useIsMobile } from '#web/lib/dom.ts'
import { startOfflineWorker, useOnline } from '#web/lib/installed-app.ts'
import { forgetKept } from '#web/lib/logout.ts'
import { useUser } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { counter } from './counter.ts'
import { setWaitingCount, useCounterOn, waitingCount } from './counter-choice.ts'
import { OutboxDialog } from './outbox-dialog.tsx'

/** Encryption exists over https only; without the service worker the app does not open without a network. */
export const isKeepPossible = () =>
  encryption() !== null && databases() !== null && serviceWorkers() !== null && hasLocks()

/** The switch by which a device keeps the run-sheet; asks before it deletes what waits to be sent. */
export function KeepSwitch({ id, label }: { id?: string; label?: string }) {
  const isOn = useCounterOn()
  const [isLeaving, setIsLeaving] = useState(false)
  const isPossible = isKeepPossible()
  const isEmployee = useUser()?.role === 'employee'
  const start = useApiMutation(accountEndpoints.startCounter, { success: null })
  const end = useApiMutation(accountEndpoints.endCounter, { success: null })
  const switchOn = () => {
    // What it is kept ready for is the employee's work, and no superadmin's session is made longer.
    if (isEmployee) start.mutate({}, keep)
    else keep()
  }
  const keep = () => {
    setWaitingCount(0)
    void startOfflineWorker(true)
    void persistStorage()
  }
  const switchOff = () => {
    setWaitingCount(null)
    forgetKept()
    void startOfflineWorker(false)
    if (isEmployee) end.mutate({})
  }
  const change = (wanted: boolean) => {
    if (wanted) switchOn()
    else if (waitingCount() > 0) setIsLeaving(true)
    else switchOff()
  }
  return (
    <>
      <Switch
        id={id}
        aria-label={label}
        checked={isOn}
        aria-disabled={!isPossible}
        onCheckedChange={(on) => isPossible && change(on)}
      />
      <ConfirmDialog
        open={isLeaving}
        danger
        onClose={() => setIsLeaving(false)}
        title={t.counter('switchOffTitle')}
        description={t.shell('changesWillBeLost', { count: waitingCount() })}
        confirm={t.counter('switchOff')}
        onConfirm={switchOff}
      />
    </>
  )
}

/** When the kept run-sheet was read. */
export function useKeptAt(): string {
  const { sheet } = useStore(counter)
  return sheet ? t.counter('keptAt', { time: officeTime(new Date(sheet.at)) }) : t.counter('notKeptYet')
}

/** At the head of a run-sheet: on a runner's phone the offer to keep it, and where it is kept, since when and what waits. */
export function KeepLine() {
  const isOn = useCounterOn()
  const isOnline = useOnline()
  const isMobile = useIsMobile()
  const isRunner = useUser()?.role === 'employee'
  const id = useId()
  if (isOn) return <KeptLine isOnline={isOnline} />
  if (!isMobile || !isRunner || !isOnline || !isKeepPossible()) return null
  return (
    <div className="mb-4 rounded-lg border bg-surface px-4 py-3 print:hidden">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="min-w-0 flex-1 font-medium">
          {t.counter('keep')}
        </label>
        <KeepSwitch id={id} />
      </div>
      <p className="mt-1 text-muted text-sm">{t.counter('keepSentence')}</p>
    </div>
  )
}

/** Without a network nothing is switched off: what is kept could not be had again. */
function KeptLine({ isOnline }: { isOnline: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const { waiting } = useStore(counter)
  return (
    <div className="mb-4 flex items-center gap-3 print:hidden">
      <p className="min-w-0 flex-1 text-muted text-sm">{useKeptAt()}</p>
      <Button size="sm" onClick={() => setIsOpen(true)}>
        {t.counter('outboxOf', { count: waiting.length })}
      </Button>
      {isOnline && <KeepSwitch label={t.counter('keep')} />}
      <OutboxDialog open={isOpen} onClose={() => setIsOpen(false)} waiting={waiting} />
    </div>
  )
}
