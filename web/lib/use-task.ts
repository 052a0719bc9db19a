import { useState } from 'react'
import { isAbort } from './api-error.ts'
import { toastFailure } from './failure.ts'

/** Runs what a button starts, and shows a failure: `const [isRunning, run] = useTask(title)`. */
export function useTask(failureTitle: string) {
  const [isRunning, setRunning] = useState(false)
  const run = async (task: () => Promise<unknown>) => {
    setRunning(true)
    try {
      await task()
    } catch (error) {
      // What a person has broken off is no failure.
      if (!isAbort(error)) toastFailure(failureTitle, error)
    } finally {
      setRunning(false)
    }
  }
  return [isRunning, run] as const
}
