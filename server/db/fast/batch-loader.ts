import { setTimeout as sleep } from 'node:timers/promises'
import DataLoader from 'dataloader'
import { memoizeBySource } from './memoize-by-source.ts'

/** How long a batch waits for the previous one, in case that hangs; milliseconds. */
const BATCH_TIMEOUT = 20
/** Where `findMany` has a parameter for each key, this bounds the number of texts of its statement. */
const MAX_BATCH = 50

/**
 * Returns a loader by key. It collects the keys that are requested in one turn of the event loop, or while the previous
 * batch runs, into one call of `findMany`; a single key does not wait. Nothing is cached, so no answer is older than
 * its request. `findMany` may return entries in any order, and leaves out a key without a value.
 */
export function batchLoader<Source extends object, Value>(
  findMany: (source: Source, keys: readonly string[]) => Promise<Map<string, Value>>,
): (source: Source, key: string) => Promise<Value | null> {
  const loaderOf = memoizeBySource((source: Source) => {
    let running: Promise<unknown> | null = null
    const load = async (keys: readonly string[]) => {
      const answer = findMany(source, [...new Set(keys)])
      running = answer
      const values = await answer.finally(() => {
        if (running === answer) running = null
      })
      return keys.map((key) => values.get(key) ?? null)
    }
    const schedule = async (dispatch: () => void) => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      if (running) await Promise.race([running.catch(() => {}), sleep(BATCH_TIMEOUT, null, { ref: false })])
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
