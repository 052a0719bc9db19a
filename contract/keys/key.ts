import { z } from 'zod'
import { mayHoldAadhaar } from '../aadhaar.ts'
import { creator } from '../cases/case.ts'
import { endpoint } from '../endpoint.ts'
import { listQuery, optionalDay, pageOf, requiredText } from '../fields.ts'
import { keyScopes } from '../key-scopes.ts'
import { MAX_KEY_NAME } from '../limits.ts'
import { adminRoles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

/** An API key. `expiresAt` is its last day in IST, included; `prefix` is the beginning of its secret. */
export const Key = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  prefix: z.string(),
  createdAt: z.string(),
  createdBy: creator,
  /** Exact to a minute; null before the first call. */
  lastUsedAt: z.string().nullable(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
})

export type Key = z.infer<typeof Key>

/** A new API key; without `expiresAt` it is good for 90 days. */
export const NewKey = z.strictObject({
  name: requiredText(textKey('keys.nameRequired'), MAX_KEY_NAME, normalizeLine).refine(
    (name) => !mayHoldAadhaar(name),
    textKey('keys.nameWithNumber'),
  ),
  scopes: z
    .array(z.enum(keyScopes, { error: textKey('keys.scopeUnknown') }), { error: textKey('keys.scopesRequired') })
    .min(1, textKey('keys.scopesRequired'))
    .max(keyScopes.length, textKey('keys.scopeTwice'))
    .refine((scopes) => new Set(scopes).size === scopes.length, textKey('keys.scopeTwice')),
  expiresAt: optionalDay(),
})

export type NewKey = z.input<typeof NewKey>

/** A key with its secret, which is shown this once. */
export const KeyWithSecret = Key.extend({ secret: z.string() })

/** The API keys of the office. */
export const keyEndpoints = {
  all: endpoint('GET', '/key/all', {
    roles: adminRoles,
    summary: 'Every API key, newest first',
    query: listQuery('name', 'createdAt', 'expiresAt'),
    ...pageOf(Key),
  }),
  create: endpoint('POST', '/key/create', {
    roles: adminRoles,
    summary: 'Create an API key; its secret is answered this once',
    body: NewKey,
    data: KeyWithSecret,
    status: 201,
    message: 'keys.created',
  }),
  revoke: endpoint('DELETE', '/key/revoke/:id', {
    roles: adminRoles,
    summary: 'Revoke an API key, for ever and at once',
    data: Key,
    message: 'keys.revoked',
  }),
}
