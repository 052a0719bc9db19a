import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** An entry of package-lock.json, as far as it is needed here. */
interface Locked {
  version?: string
  license?: string
  dev?: boolean
  os?: string[]
  cpu?: string[]
}

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i

/** A licence longer than this is a collection (Node.js and its parts): the notices name its file instead. */
const LONGEST = 25_000

const HEAD = `Third-party notices

Vehicle Record Portal contains or installs the packages below. Each text stands once, with the packages to which it
applies; a copyright line is the package's own. Parts for one platform only are listed at the end, with the file that
holds their licence once they are installed.

This file is generated: npm run gen.
`

/** Returns THIRD-PARTY-NOTICES: every package that `npm ci --omit=dev` installs somewhere, with its licence. */
export function notices(root: string): Record<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const texts = new Map<string, string[]>()
  const withoutText: string[] = []
  const parts: string[] = []
  for (const [path, entry] of Object.entries(packages)) {
    const name = path.replace(/^.*node_modules\//, '')
    if (path === '' || entry.dev) continue
    const title = `${name} ${entry.version}`
    const licence = entry.license ?? 'see its file'
    if (entry.os || entry.cpu) {
      parts.push(`${title}: ${licence}`)
      continue
    }
    const { copyright, text } = licenceOf(join(root, path))
    const line = [title, licence, ...copyright].join(' | ')
    if (text === '' || text.length > LONGEST) withoutText.push(line)
    else texts.set(text, [...(texts.get(text) ?? []), line])
  }
  const blocks = [...texts].map(([text, lines]) => `${unique(lines).join('\n')}\n\n${text}\n`).sort()
  const rule = `\n${'-'.repeat(80)}\n\n`
  const rest = [
    `Packages without a licence file of their own, under the licence that they name:\n\n${unique(withoutText).join('\n')}\n`,
    `Parts for one platform, each with its licence file in its folder in node_modules:\n\n${unique(parts).join('\n')}\n`,
  ]
  return { 'THIRD-PARTY-NOTICES': [HEAD, ...blocks, ...rest].join(rule) }
}

const unique = (lines: readonly string[]) => [...new Set(lines)].sort()

/** Returns the licence text of a package without its copyright lines, so that equal licences are equal texts. */
function licenceOf(folder: string): { copyright: string[]; text: string } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => LICENCE_FILE.test(name)) : []
  const whole = files
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n\n')
    .replaceAll('\r\n', '\n')
  const lines = whole.split('\n').map((line) => line.trimEnd())
  const isCopyright = (line: string) =>
    /^\W*(?:copyright\b|\(c\))[^a-z]*.{2,}/i.test(line) && /\d{4}|\(c\)|©/i.test(line)
  const copyright = lines.filter(isCopyright).map((line) => line.replace(/^[\W_]*(?=copyright|\(c\))/i, '').trim())
  const text = lines
    .filter((line) => !isCopyright(line))
    .join('\n')
    .replaceAll(/^(?:the )?(?:MIT|ISC) license(?: \(\w+\))?:?$/gim, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return { copyright: [...new Set(copyright)], text }
}
