import { createRequire } from 'node:module'

/*
 * In place of @node-rs/argon2 where tests run the server in their own process (vitest.config.ts): hashing is slow on purpose,
 * and an office of a test hashes a dozen passwords. Server processes that tests start hash as in production, and so do the
 * tests of the cost itself.
 */
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2')

export const hash: typeof real.hash = (password, cost) => real.hash(password, { ...cost, memoryCost: 8, timeCost: 1 })
export const { verify } = real
