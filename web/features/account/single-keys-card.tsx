import { useId, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { areSingleKeysOn, switchSingleKeys } from '#web/lib/single-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Switch } from '#web/ui/switch.tsx'

/** Whether keys without Ctrl act on this device (WCAG 2.1.4). */
export function SingleKeysCard() {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const id = useId()
  const change = (wanted: boolean) => {
    switchSingleKeys(wanted)
    setIsOn(wanted)
  }
  return (
    <Card
      title={<label htmlFor={id}>{messages.account.singleKeys}</label>}
      description={messages.account.singleKeysDetail}
      actions={<Switch id={id} checked={isOn} onCheckedChange={change} />}
    />
  )
}
