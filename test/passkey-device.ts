import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { EndpointData } from '#contract/endpoint.ts'
import { passkeyEndpoints } from '#contract/passkeys/passkey.ts'
import type { Session } from './caller.ts'
import type { Office } from './office.ts'

type Creation = EndpointData<typeof passkeyEndpoints.start>
type Question = EndpointData<typeof passkeyEndpoints.proof>

/** What a device does otherwise than an honest one. */
export interface Twist {
  origin?: string
  rpId?: string
  /** False for a device that did not ask for fingerprint or screen lock. */
  isVerified?: boolean
  /** The counter, instead of one more than before. */
  counter?: number
  challenge?: string
  userHandle?: string
  type?: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** A device with passkeys in software: makes one by the options of the portal, and answers challenges (WebAuthn). */
export function passkeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let counter = 0
  let owner = ''

  const clientData = (type: string, challenge: string, twist: Twist) =>
    JSON.stringify({
      type: twist.type ?? type,
      challenge: twist.challenge ?? challenge,
      origin: twist.origin ?? origin,
      crossOrigin: false,
    })
  const authenticatorData = (rpId: string, twist: Twist, credential = Buffer.alloc(0)) => {
    counter = twist.counter ?? counter + 1
    const flags = 0x01 | (twist.isVerified === false ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(twist.rpId ?? rpId), Buffer.of(flags), count, credential])
  }
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    /** Makes the passkey: the answer to `navigator.credentials.create`. */
    make({ challenge, rp, user }: Creation, twist: Twist = {}) {
      owner = user.id
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ])
      const data = authenticatorData(rp.id, twist, credential)
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(data)],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, twist)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    /** Answers a challenge: that of `navigator.credentials.get`. */
    answer({ challenge, rpId }: Pick<Question, 'challenge' | 'rpId'>, twist: Twist = {}) {
      const data = authenticatorData(rpId, twist)
      const client = clientData('webauthn.get', challenge, twist)
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: twist.userHandle ?? owner,
        },
      }
    },
  }
}

/** Adds a passkey to a user, from a new device, after a step-up. */
export async function addPasskey(office: Office, as: Session, name = 'Phone') {
  await office.stepUp(as)
  const device = passkeyDevice(new URL(office.deps.config.PUBLIC_URL).origin)
  const options = await office.ok(passkeyEndpoints.start, { as })
  const body = { name, answer: device.make(options) }
  const data = await office.ok(passkeyEndpoints.add, { as, body })
  return { device, id: data.id }
}

/* As much of CBOR (RFC 8949) and COSE (RFC 9053) as a passkey takes. */

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.of((major << 5) | value)
  if (value < 256) return Buffer.of((major << 5) | 24, value)
  return Buffer.of((major << 5) | 25, value >> 8, value & 255)
}
const cborInt = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value))
const cborBytes = (data: Buffer) => Buffer.concat([cborHead(2, data.length), data])
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)])
const cborMap = (entries: [Buffer, Buffer][]) => Buffer.concat([cborHead(5, entries.length), ...entries.flat()])

/** A public key of P-256 for ES256. */
const coseKey = ({ x = '', y = '' }: { x?: string; y?: string }) =>
  cborMap([
    [cborInt(1), cborInt(2)],
    [cborInt(3), cborInt(-7)],
    [cborInt(-1), cborInt(1)],
    [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ])
