import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

export type Purpose =
  | 'vault'
  | 'history'
  | 'mail'
  | 'file-address'
  | 'two-factor'
  | 'webhook'
  | 'import'
  | 'signature'
  | 'reading'
  | 'idempotency'
  | 'answer'
  | 'secret-check'

/** An encrypted text with the number of its key, as the columns of a row hold them. */
export interface Encrypted {
  key_id: number
  sealed: Buffer
}

export interface Keys {
  /** Encrypts with AES-256-GCM; `place` binds the result to its row, so that it cannot be decrypted elsewhere. */
  encrypt(purpose: Purpose, place: string, text: string): Encrypted
  /** Decrypts a text. Throws when it was encrypted for another place or with another secret. */
  decrypt(purpose: Purpose, place: string, encrypted: Encrypted): string
  /** Returns whether the present key decrypts a text; false for texts of former secrets and undecryptable ones. */
  isCurrent(purpose: Purpose, place: string, encrypted: Encrypted): boolean
  /** The number of the present key. */
  current: number
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
  /** Returns the fingerprint of what a user sent: without the secret nobody can try out what was sent. */
  fingerprint(text: string): Buffer
  isFingerprint(text: string, fingerprint: Buffer): boolean
  /** The key pair by which this office identifies itself to push services (RFC 8292), base64url. */
  vapid(): VapidKeys
}

interface VapidKeys {
  publicKey: string
  privateKey: string
}

/** The key number of values whose place stores no number, and of those from before keys had numbers. */
const KEY_WITHOUT_NUMBER = 1

/** Writes an encrypted text for a place that stores no number of its key. */
export const toBase64 = ({ sealed }: Encrypted): string => sealed.toString('base64')

export const fromBase64 = (text: string): Encrypted => ({
  key_id: KEY_WITHOUT_NUMBER,
  sealed: Buffer.from(text, 'base64'),
})
const NONCE = 12
const TAG = 16

/** Returns the number of a secret's keys, derived from the secret, so that nobody has to assign it. 2 to 32,767. */
const numberOf = (secret: string): number =>
  2 + (Buffer.from(hkdfSync('sha256', secret, 'vehicle-record-portal', 'key-number', 4)).readUInt32BE() % 32_766)

/** Derives the keys of a secret, one per purpose. */
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

function decryptWith(key: Buffer, place: string, bytes: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
}

/**
 * Derives the keys from `APP_SECRET`, and those of former secrets, which only decrypt. The authentication tag
 * identifies the right key, so each is tried, the one with the stored number first.
 */
export function deriveKeys(secret: string, previous: readonly string[] = []): Keys {
  const current = numberOf(secret)
  const keysets = [secret, ...previous].map((key) => ({ number: numberOf(key), keyFor: keysOf(key) }))
  const keyFor = keysOf(secret)
  const fingerprintWith = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const signWith = (key: Buffer, text: string) => fingerprintWith(key, text).toString('base64url')
  const fits = (expected: string, actual: string) => {
    const [expectedBytes, actualBytes] = [Buffer.from(expected), Buffer.from(actual)]
    return expectedBytes.length === actualBytes.length && timingSafeEqual(expectedBytes, actualBytes)
  }
  let vapid: VapidKeys | undefined
  return {
    current,
    encrypt(purpose, place, text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { key_id: current, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]) }
    },
    decrypt(purpose, place, { key_id, sealed }) {
      const likelyFirst = keysets.toSorted((a, b) => Number(b.number === key_id) - Number(a.number === key_id))
      for (const keyset of likelyFirst) {
        try {
          return decryptWith(keyset.keyFor(purpose), place, sealed)
        } catch {
          // Encrypted with another secret, or for another place.
        }
      }
      throw new Error(`No key decrypts what the key ${key_id} encrypted`)
    },
    isCurrent(purpose, place, { sealed }) {
      try {
        decryptWith(keyFor(purpose), place, sealed)
        return true
      } catch {
        return false
      }
    },
    fingerprint: (text) => fingerprintWith(keyFor('idempotency'), text),
    isFingerprint: (text, fingerprint) =>
      keysets.some((keyset) => fingerprintWith(keyset.keyFor('idempotency'), text).equals(fingerprint)),
    vapid() {
      vapid ??= vapidOf(secret)
      return vapid
    },
    sign: (text) => signWith(keyFor('file-address'), text),
    isSigned: (text, signature) =>
      keysets.map((keyset) => fits(signWith(keyset.keyFor('file-address'), text), signature)).includes(true),
  }
}

/** Derives the key pair of the office for push services. A number that is not a key of the curve (1 of 2^32) is skipped. */
function vapidOf(secret: string): VapidKeys {
  const ecdh = createECDH('prime256v1')
  for (let attempt = 1; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, 'vehicle-record-portal', `vapid/${attempt}`, 32))
    try {
      ecdh.setPrivateKey(bytes)
      return { publicKey: ecdh.getPublicKey('base64url'), privateKey: bytes.toString('base64url') }
    } catch {
      // Beyond the order of the curve.
    }
  }
}

/** Returns a random token of 256 bits, and the hash that the database stores. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => hash('sha256', token, 'buffer')
