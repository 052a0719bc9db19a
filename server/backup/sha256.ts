import { createHash, hash } from 'node:crypto'
import { Transform } from 'node:stream'

export const sha256 = (content: Buffer | string): string => hash('sha256', content)

/** Returns a stream that passes bytes on, and the hash of those that have passed. */
export function hashingStream(): { stream: Transform; digest: () => string } {
  const passed = createHash('sha256')
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, digest: () => passed.digest('hex') }
}
