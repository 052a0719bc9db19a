import { machineSpeed } from '../tools/launch/machine-speed.mjs'

/** Returns a time limit of a test, in its own unit (ms or s), as long as a slow or busy machine needs. */
export const timeLimit = (limit: number): number => Math.ceil(limit * machineSpeed().timeFactor)
