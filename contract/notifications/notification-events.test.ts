import { expect, test } from 'vitest'
import { eventsOf, isFolded, notificationEvents } from './notification-events.ts'

/* Events and their audience, by reader. */
test('a role is notified of these events', () => {
  expect(eventsOf('client')).toEqual([
    'caseAssigned',
    'caseUnassigned',
    'stageChanged',
    'paperWanted',
    'comment',
    'requestAccepted',
    'requestDeclined',
    'paymentVerified',
    'paymentRejected',
    'billRaised',
    'billDue',
    'billOverdue',
  ])
  expect(eventsOf('employee')).toEqual([
    'caseAssigned',
    'caseRejected',
    'paperUploaded',
    'comment',
    'requestNew',
    'casePaid',
  ])
  expect(eventsOf('superadmin')).toEqual([
    'paperUploaded',
    'comment',
    'requestNew',
    'paymentWaits',
    'clientSignedUp',
    'mailGivenUp',
    'webhookFailed',
  ])
})

test('a dealer gets the news of a case and day as one message', () => {
  expect(notificationEvents.filter(isFolded)).toEqual([
    'stageChanged',
    'paperWanted',
    'paymentVerified',
    'paymentRejected',
  ])
})
