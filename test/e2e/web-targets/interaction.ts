import type { Page } from 'playwright-core'

/** The most frequent actions on a list, each measured from the key press or click to the next paint. */
export const MAX_INTERACTION_MS = 100
const SLOWDOWN = 4
const ROUNDS = 3

/** Throttles the processor for this page, as on a cheap phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

interface Timed extends PerformanceEntry {
  interactionId?: number
}

/**
 * Milliseconds from an input to the next paint by the browser's Event Timing API (in steps of 8): the longest event of
 * each round, and the median of the rounds.
 */
export async function timeInteraction(
  page: Page,
  act: () => Promise<unknown>,
  undo?: () => Promise<unknown>,
): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      const globals = globalThis as unknown as { longest: number; observer?: PerformanceObserver }
      globals.observer?.disconnect()
      globals.longest = 0
      globals.observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Timed[])
          if (entry.interactionId) globals.longest = Math.max(globals.longest, entry.duration)
      })
      globals.observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act()
    await page.waitForTimeout(900)
    rounds.push(await page.evaluate(() => (globalThis as unknown as { longest: number }).longest))
    await undo?.()
    await page.waitForTimeout(300)
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
