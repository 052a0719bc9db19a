import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { perSource } from './per-source.ts'

/** How long a batch waits for the previous one, in case that hangs; milliseconds. */
const PATIENCE = 20
/** Where `findMany` has a parameter for each key, this bounds the number of texts of its statement. */
const MAX_BATCH = 20

/**
 * Returns a loader by key. It collects the keys that are requested in one turn of the event loop, or
 * while the previous batch runs, into one call of `findMany`; a single key does not wait. Nothing is
 * cached, so no answer is older than its request. `findMany` returns the values in the order of the
 * keys, and undefined for a key without a value.
 */
export function batchLoader<Source extends object, Key, Value>(
  findMany: (source: Source, keys: readonly Key[]) => Promise<(Value | undefined)[]>,
): (source: Source, key: Key) => Promise<Value | undefined> {
  const loaderOf = perSource((source: Source) => {
    let running: Promise<unknown> | null = null
    const load = (keys: readonly Key[]) => {
      const answer = findMany(source, keys).finally(() => {
        if (running === answer) running = null
      })
      running = answer
      return answer
    }
    const schedule = async (dispatch: () => void) => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      if (running) await Promise.race([running.catch(() => {}), sleep(PATIENCE, null, { ref: false })])
      dispatch()
    }
    return new DataLoader(load, {
      cache: false,
      maxBatchSize: MAX_BATCH,
      batchScheduleFn: (dispatch) => void schedule(dispatch),
    })
  })
  return (source, key) => loaderOf(source).load(key)
}
