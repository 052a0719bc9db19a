import { expect, test } from 'vitest'
import { webhookEventTypes } from '#contract/webhooks/webhook-event-types.ts'
import { eventGroups } from './webhook-dialog.tsx'

test('each event can be chosen, in one group', () => {
  expect(
    eventGroups()
      .flatMap(({ types }) => types)
      .sort(),
  ).toEqual([...webhookEventTypes].sort())
})
