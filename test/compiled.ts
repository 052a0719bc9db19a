import { join } from 'node:path'

/** The environment of a server process that shares its compiled modules with all others: a start takes half the work. */
export const COMPILED = { NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') }
