import { timeLimit } from './time-limit.ts'

/** As long as the library waits by itself; loading it takes time that a quick machine need not spend. */
const USUAL_MS = 1_000
if (timeLimit(USUAL_MS) > USUAL_MS) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: timeLimit(USUAL_MS) })
}
