import type { Page } from 'playwright-core'

/** What people do most on a list, each measured from the key or click to the next paint. */
export const MAX_INTERACTION_MS = 100
const SLOWDOWN = 4
const ROUNDS = 3

/** Slows the processor of this page down, as a cheap phone would. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

interface Timed extends PerformanceEntry {
  interactionId?: number
}

/**
 * Milliseconds from an input to the next paint, as the browser's event timing tells (in steps of 8):
 * the longest event of each round, and of the rounds the one in the middle.
 */
export async function timeInteraction(
  page: Page,
  act: () => Promise<unknown>,
  undo?: () => Promise<unknown>,
): Promise<number> {
  const rounds: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.evaluate(() => {
      const kept = globalThis as unknown as { longest: number; observer?: PerformanceObserver }
      kept.observer?.disconnect()
      kept.longest = 0
      kept.observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as Timed[])
          if (entry.interactionId) kept.longest = Math.max(kept.longest, entry.duration)
      })
      kept.observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    })
    await act()
    await page.waitForTimeout(900)
    rounds.push(await page.evaluate(() => (globalThis as unknown as { longest: number }).longest))
    await undo?.()
    await page.waitForTimeout(300)
  }
  return rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0
}
