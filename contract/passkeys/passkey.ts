import { z } from 'zod'
import { mayHoldAadhaar } from '../aadhaar.ts'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../fields.ts'
import { MAX_KEY_NAME } from '../limits.ts'
import { roles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

/** How many passkeys a user may have; repeated in `messages.passkeys.tooMany` and in a constraint of the database. */
export const MAX_PASSKEYS = 10

/** Bytes in base64url, at most so many characters. */
const bytes = (max: number) =>
  z
    .string({ error: textKey('passkeys.refused') })
    .max(max, textKey('passkeys.refused'))
    .regex(/^[\w-]+$/, textKey('passkeys.refused'))

/** A credential id has at most 1023 bytes (WebAuthn section 5.1). */
const credentialId = bytes(1364)

const type = z.literal('public-key', textKey('passkeys.refused'))

const clientData = bytes(8000)

/** What a passkey answers to a challenge: the JSON of `PublicKeyCredential` (WebAuthn section 5.1.8); further members are ignored. */
export const PasskeyAnswer = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object(
      {
        clientDataJSON: clientData,
        authenticatorData: bytes(8000),
        signature: bytes(8000),
        userHandle: bytes(100).optional(),
      },
      textKey('passkeys.refused'),
    ),
  },
  textKey('passkeys.refused'),
)

export type PasskeyAnswer = z.output<typeof PasskeyAnswer>

const passkeyName = requiredText(textKey('passkeys.nameRequired'), MAX_KEY_NAME, normalizeLine).refine(
  (name) => !mayHoldAadhaar(name),
  textKey('keys.nameWithNumber'),
)

/** A new passkey: its name, and what the browser answered to the options of `start`. */
export const NewPasskey = z.strictObject({
  name: passkeyName,
  answer: z.object(
    {
      id: credentialId,
      rawId: credentialId,
      type,
      response: z.object(
        {
          clientDataJSON: clientData,
          attestationObject: bytes(40_000),
          transports: z
            .array(z.string().regex(/^[a-z-]{1,20}$/, textKey('passkeys.refused')), textKey('passkeys.refused'))
            .max(10, textKey('passkeys.refused'))
            .optional(),
        },
        textKey('passkeys.refused'),
      ),
    },
    textKey('passkeys.refused'),
  ),
})

export type NewPasskey = z.output<typeof NewPasskey>

export const PasskeyName = z.strictObject({ name: passkeyName })

export type PasskeyName = z.input<typeof PasskeyName>

export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})

export type Passkey = z.infer<typeof Passkey>

const descriptors = z.array(z.object({ id: z.string(), type, transports: z.array(z.string()) }))

/** The options of `navigator.credentials.create`, as JSON (WebAuthn section 5.1.9). */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: descriptors,
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})

/** The options of `navigator.credentials.get`, as JSON: the person chooses among all passkeys of the portal. */
export const PasskeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})

/** The same for a step-up, by one of the caller's own. */
export const OwnPasskeyQuestion = PasskeyQuestion.extend({ allowCredentials: descriptors })

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
