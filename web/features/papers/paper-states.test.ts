import { expect, test } from 'vitest'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { Attachment } from '#contract/papers/paper.ts'
import { mayDelete, mayMove } from './paper-states.tsx'

const user = { role: 'client', name: 'Asha Rao' } as SessionUser

const by = { firstName: 'Asha', lastName: 'Rao', role: 'client' }

const fileOf = (over: Partial<Attachment>) => ({ by, at: new Date().toISOString(), ...over }) as Attachment

test('a file of a namesake is offered neither for deletion nor for a move', () => {
  expect([mayDelete, mayMove].map((may) => may(fileOf({ isOwn: true }), user))).toEqual([true, true])
  expect([mayDelete, mayMove].map((may) => may(fileOf({ isOwn: false }), user))).toEqual([false, false])
})
