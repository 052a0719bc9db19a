import { useId } from 'react'
import { t } from '#contract/texts.ts'
import { useUser } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { useCounterOn } from './counter-choice.ts'
import { isKeepPossible, KeepSwitch, useKeptAt } from './keep-on-device.tsx'

/** Whether this device keeps the run-sheet for the counter; off at first. */
export function CounterCard() {
  const isOn = useCounterOn()
  const keptAt = useKeptAt()
  const id = useId()
  const isPossible = isKeepPossible()
  const isEmployee = useUser()?.role === 'employee'
  return (
    <Card
      title={<label htmlFor={id}>{t.counter('keep')}</label>}
      description={t.counter('keepDescription')}
      actions={<KeepSwitch id={id} />}
    >
      <p className="text-muted text-sm">{isPossible ? t.counter('keptWhat') : t.counter('notPossible')}</p>
      {isPossible && (
        <p className="mt-2 text-muted text-sm">{isEmployee ? t.counter('onlyCounter') : t.counter('endsAsEver')}</p>
      )}
      {isOn && (
        <p role="status" className="mt-2 text-sm">
          {keptAt}
        </p>
      )}
    </Card>
  )
}
