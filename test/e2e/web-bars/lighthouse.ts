import lighthouse, { desktopConfig } from 'lighthouse'

/** The least score of a hundred. */
export interface Asked {
  accessibility?: number
  'best-practices'?: number
  performance?: number
}

/** Scores of one page, and the audits that cost points. */
export interface Scores {
  scores: Partial<Record<keyof Asked, number>>
  failed: string[]
}

/** Visits an address as Lighthouse does, in a browser that listens on `port` and is signed in already. */
export async function audit(port: number, url: string, device: 'desktop' | 'mobile', asked: Asked): Promise<Scores> {
  const flags = {
    port,
    output: 'json',
    logLevel: 'error',
    disableStorageReset: true,
    onlyCategories: Object.keys(asked),
  } as const
  const result = await lighthouse(
    url,
    { ...flags, onlyCategories: [...flags.onlyCategories] },
    device === 'desktop' ? desktopConfig : undefined,
  )
  if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const scores = Object.fromEntries(
    Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
  )
  const failed = Object.entries(categories).flatMap(([id, { auditRefs }]) =>
    id === 'performance'
      ? []
      : auditRefs
          .filter(({ id: name, weight }) => weight > 0 && (audits[name]?.score ?? 1) < 1)
          .map(({ id: name }) => name),
  )
  return { scores, failed }
}
