import { t } from '#contract/texts.ts'

const browsers = () => [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', t.account('samsungInternet')],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
]

const systems = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** The name of a browser and its system by its user agent: "Chrome on Windows". */
export function describeDevice(userAgent: string): string {
  const nameIn = (table: readonly (readonly string[])[]) =>
    table.find(([token = '']) => userAgent.includes(token))?.[1] ?? ''
  const browser = nameIn(browsers())
  const system = nameIn(systems)
  if (!browser && !system) return t.account('unknownDevice')
  return browser && system ? t.account('browserOnSystem', { browser, system }) : browser || system
}
