import { monitorEventLoopDelay } from 'node:perf_hooks'

/*
 * Loaded before the server's own code (`node --import`): measures the delay of the event loop and
 * reports it to the parent process on request. Times a sleep of RESOLUTION over and over; the excess
 * is the delay.
 */
const RESOLUTION = 10
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION })
const excess = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION)
histogram.enable()
process.on('message', (question: unknown) => {
  if (question === 'reset') histogram.reset()
  if (question === 'delay')
    process.send?.({ delayMs: excess(histogram.percentile(99)), stallMs: excess(histogram.max) })
})
