import { deviceTexts, type TextStore, tabTexts } from '#web/lib/browser.ts'
import { DRAFT_PREFIX } from '#web/lib/logout.ts'

/*
 * The storage of unsent input. Each draft is stored for its tab; those without secrets and personal data may outlive it.
 */

export type Values = Record<string, unknown>

export const isGroup = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const draftKey = (userId: string, key: string) => `${DRAFT_PREFIX}${userId}:${key}`

export function draftNames(userId: string): string[] {
  const prefix = draftKey(userId, '')
  const keys = [deviceTexts, tabTexts].flatMap((texts) => texts.keys())
  return [...new Set(keys)].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
}

/** The tab's own draft, which a draft of another tab does not replace; without one, the last that outlived its tab. */
export const readDraft = (key: string): Values | null => read(tabTexts, key) ?? read(deviceTexts, key)

export function writeDraft(key: string, values: Values, { tabOnly }: { tabOnly: boolean }): void {
  // Other values of an earlier draft are no longer in the form.
  removeDraft(key)
  if (Object.keys(values).length === 0) return
  tabTexts.write(key, JSON.stringify(values))
  if (!tabOnly) deviceTexts.write(key, JSON.stringify(values))
}

export function removeDraft(key: string): void {
  deviceTexts.write(key, null)
  tabTexts.write(key, null)
}

/** Moves a draft to another key, whose draft it replaces. */
export function moveDraft(from: string, to: string): void {
  for (const texts of [deviceTexts, tabTexts]) {
    const stored = texts.read(from)
    if (stored !== null) texts.write(to, stored)
  }
  removeDraft(from)
}

function read(texts: TextStore, key: string): Values | null {
  try {
    const value: unknown = JSON.parse(texts.read(key) ?? 'null')
    return isGroup(value) ? value : null
  } catch {
    return null
  }
}
