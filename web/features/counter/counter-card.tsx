import { useId, useState } from 'react'
import { officeTime } from '#contract/dates.ts'
import { t } from '#contract/texts.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { databases, encryption, hasLocks, persistStorage, serviceWorkers } from '#web/lib/browser.ts'
import { startOfflineWorker } from '#web/lib/installed-app.ts'
import { forgetKept } from '#web/lib/logout.ts'
import { useUser } from '#web/lib/session.ts'
import { useStore } from '#web/lib/store.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { counter } from './counter.ts'
import { setWaitingCount, useCounterOn, waitingCount } from './counter-choice.ts'

/** Whether this device keeps the run-sheet for the counter; off at first. */
export function CounterCard() {
  const isOn = useCounterOn()
  const { sheet } = useStore(counter)
  const [isLeaving, setIsLeaving] = useState(false)
  const id = useId()
  // Encryption exists over https only; without the service worker the app does not open without a network.
  const isPossible = encryption() !== null && databases() !== null && serviceWorkers() !== null && hasLocks()
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
    <Card
      title={<label htmlFor={id}>{t.counter('keep')}</label>}
      description={t.counter('keepDescription')}
      actions={
        <Switch id={id} checked={isOn} aria-disabled={!isPossible} onCheckedChange={(on) => isPossible && change(on)} />
      }
    >
      <p className="text-muted text-sm">{isPossible ? t.counter('keptWhat') : t.counter('notPossible')}</p>
      {isPossible && (
        <p className="mt-2 text-muted text-sm">{isEmployee ? t.counter('onlyCounter') : t.counter('endsAsEver')}</p>
      )}
      {isOn && (
        <p role="status" className="mt-2 text-sm">
          {sheet ? t.counter('keptAt', { time: officeTime(new Date(sheet.at)) }) : t.counter('notKeptYet')}
        </p>
      )}
      <ConfirmDialog
        open={isLeaving}
        danger
        onClose={() => setIsLeaving(false)}
        title={t.counter('switchOffTitle')}
        description={t.shell('changesWillBeLost', { count: waitingCount() })}
        confirm={t.counter('switchOff')}
        onConfirm={switchOff}
      />
    </Card>
  )
}
