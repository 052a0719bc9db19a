import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { roles } from '../roles.ts'
import { NewPasskey, OwnPasskeyQuestion, Passkey, PasskeyCreation, PasskeyName } from './passkey.ts'

export const passkeyEndpoints = {
  all: endpoint('GET', '/auth/passkey/all', {
    roles,
    summary: "The caller's passkeys, oldest first",
    data: z.array(Passkey),
  }),
  start: endpoint('POST', '/auth/passkey/start', {
    roles,
    summary: 'Begin to add a passkey: the options for the browser, good for 5 minutes of this session',
    data: PasskeyCreation,
  }),
  add: endpoint('POST', '/auth/passkey/add', {
    roles,
    limit: 'sign-in',
    summary: 'Add the passkey that the browser has made',
    body: NewPasskey,
    data: Passkey,
    status: 201,
    message: 'passkeys.added',
    // Its challenge is good for one passkey.
    idempotent: false,
  }),
  edit: endpoint('PUT', '/auth/passkey/edit/:id', {
    roles,
    summary: 'Rename a passkey',
    body: PasskeyName,
    data: Passkey,
    message: 'passkeys.renamed',
  }),
  remove: endpoint('DELETE', '/auth/passkey/remove/:id', {
    roles,
    summary: 'Remove a passkey; it signs in no more',
    data: z.null(),
    message: 'passkeys.removed',
  }),
  proof: endpoint('POST', '/auth/passkey/proof', {
    roles,
    summary: 'A challenge for a step-up by one of the own passkeys, good once within 5 minutes of this session',
    data: OwnPasskeyQuestion,
    atCounter: true,
  }),
}
