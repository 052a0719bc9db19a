import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export type Purpose = 'vault' | 'history' | 'mail' | 'file-address' | 'two-factor' | 'secret-check'

/** A text that only this office's secret opens, and the number of the key that sealed it. */
export interface Sealed {
  keyId: number
  bytes: Buffer
}

export interface Keys {
  /** Encrypts with AES-256-GCM; `place` binds the result to its row, so that it opens nowhere else. */
  seal(purpose: Purpose, place: string, text: string): Sealed
  /** Throws when the text was sealed for another place or with another secret. */
  open(purpose: Purpose, place: string, sealed: Sealed): string
  /** False for what a secret of before has sealed, and for what does not open at all. */
  isCurrent(purpose: Purpose, place: string, sealed: Sealed): boolean
  /** The number of the key that seals now. */
  current: number
  /** A signature for an address. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

/** What is sealed in a place that keeps no number with it, and what was sealed before keys had numbers of their own. */
export const KEY_WITHOUT_NUMBER = 1
const NONCE = 12
const TAG = 16

/** The number of a secret's keys: drawn from the secret, so that nobody has to keep count. 2 to 32,767. */
const numberOf = (secret: string): number =>
  2 + (Buffer.from(hkdfSync('sha256', secret, 'vehicle-record-portal', 'key-number', 4)).readUInt32BE() % 32_766)

/** One secret's keys: one for each purpose. */
function keysOf(secret: string) {
  const derived = new Map<Purpose, Buffer>()
  return (purpose: Purpose): Buffer => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'vehicle-record-portal', `${purpose}/1`, 32))
    derived.set(purpose, key)
    return key
  }
}

function openWith(key: Buffer, place: string, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/**
 * The keys that are derived from `APP_SECRET` (quality.md, Data), and those of the secrets before it, which only open.
 * What one of them sealed proves itself by its tag, so each is tried: first the one whose number is named.
 */
export function deriveKeys(secret: string, previous: readonly string[] = []): Keys {
  const current = numberOf(secret)
  const all = [secret, ...previous].map((one) => ({ number: numberOf(one), keyFor: keysOf(one) }))
  const keyFor = keysOf(secret)
  const signWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  const fits = (expected: string, given: string) => {
    const [one, other] = [Buffer.from(expected), Buffer.from(given)]
    return one.length === other.length && timingSafeEqual(one, other)
  }
  return {
    current,
    seal(purpose, place, text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: current, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) }
    },
    open(purpose, place, { keyId, bytes }) {
      const likelyFirst = all.toSorted((one, other) => Number(other.number === keyId) - Number(one.number === keyId))
      for (const one of likelyFirst) {
        try {
          return openWith(one.keyFor(purpose), place, bytes)
        } catch {
          // Sealed with another secret, or for another place.
        }
      }
      throw new Error(`No key opens what the key ${keyId} sealed`)
    },
    isCurrent(purpose, place, { bytes }) {
      try {
        openWith(keyFor(purpose), place, bytes)
        return true
      } catch {
        return false
      }
    },
    sign: (text) => signWith(keyFor('file-address'), text),
    isSigned: (text, signature) =>
      all.map((one) => fits(signWith(one.keyFor('file-address'), text), signature)).includes(true),
  }
}

/** A token that nobody guesses, 256 bits, and the hash under which the database knows it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest()
