import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

type Purpose = 'vault' | 'history' | 'mail' | 'file-address' | 'two-factor'

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
  /** A signature for an address. */
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

const KEY_ID = 1
const NONCE = 12
const TAG = 16

/** One key for each purpose, derived from `APP_SECRET` (quality.md, Data). */
export function deriveKeys(secret: string): Keys {
  const derived = new Map<Purpose, Buffer>()
  const keyFor = (purpose: Purpose) => {
    const known = derived.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', secret, 'vehicle-record-portal', `${purpose}/${KEY_ID}`, 32))
    derived.set(purpose, key)
    return key
  }
  const sign = (text: string) => createHmac('sha256', keyFor('file-address')).update(text).digest('base64url')
  return {
    seal(purpose, place, text) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce).setAAD(Buffer.from(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return { keyId: KEY_ID, bytes: Buffer.concat([nonce, cipher.getAuthTag(), body]) }
    },
    open(purpose, place, { keyId, bytes }) {
      if (keyId !== KEY_ID) throw new Error(`No key with the number ${keyId}`)
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8')
    },
    sign,
    isSigned(text, signature) {
      const expected = Buffer.from(sign(text))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}

/** A token that nobody guesses, 256 bits, and the hash under which the database knows it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest()
