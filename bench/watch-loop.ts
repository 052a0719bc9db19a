import { monitorEventLoopDelay } from 'node:perf_hooks'

/*
 * Loaded before the server's own code (`node --import`): measures how late the event loop is and tells the parent
 * process when it asks. A sleep that should take RESOLUTION is timed over and over; what it takes longer is the delay.
 */
const RESOLUTION = 10
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
histogram.enable()
process.on('message', (question: unknown) => {
  if (question === 'reset') histogram.reset()
  if (question === 'delay') process.send?.({ delayMs: Math.max(0, histogram.percentile(99) / 1e6 - RESOLUTION) })
})
