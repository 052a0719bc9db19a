import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { generatedFrom } from './generated-note.ts'

/** The module from which the web app imports its icons. */
const INDEX = 'web/icons/index.generated.ts'

type Drawing = [tag: string, attributes: Record<string, string>][]

/**
 * Returns the icons that the web app imports, each a file of its own so that a page loads only its own: drawings of
 * Lucide, whose package of 51 MB is needed only here.
 */
export async function icons(root: string): Promise<Record<string, string>> {
  const imported = new Set<string>()
  for (const file of globSync('web/**/*.{ts,tsx}', { cwd: root }))
    for (const [, names = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '#web\/icons\/index\.generated\.ts'/g,
    ))
      for (const name of names.split(',')) if (/^\s*[A-Z]\w*\s*$/.test(name)) imported.add(name.trim())

  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm')
  const lucide: Record<string, ComponentType> = await import(pathToFileURL(join(folder, 'lucide-react.mjs')).href)
  const files: Record<string, string> = {}
  const exported: string[] = []
  for (const name of [...imported].sort()) {
    const icon = lucide[name]
    if (!icon) throw new Error(`Lucide has no icon ${name}`)
    const [, classes = ''] = /class="([^"]*)"/.exec(renderToStaticMarkup(createElement(icon))) ?? []
    const file = classes.split(' ')[1]?.replace('lucide-', '') ?? ''
    const { __iconData } = (await import(pathToFileURL(join(folder, `icons/${file}.mjs`)).href)) as {
      __iconData: { node: Drawing }
    }
    files[`web/icons/${file}.generated.ts`] = `// ${generatedFrom('lucide-react (ISC)')}
import { makeIcon } from './make-icon.ts'

export const ${name} = makeIcon(${[classes.replace(/^lucide lucide-/, ''), ...partsOf(__iconData.node)].map((part) => JSON.stringify(part)).join(', ')})
`
    exported.push(`export { ${name} } from './${file}.generated.ts'`)
  }
  files[INDEX] = `// ${generatedFrom('the imports of icons')}\n${exported.join('\n')}\n`
  return files
}

/** Returns the parts of a drawing; paths that begin at a place of their own are one. */
function partsOf(drawing: Drawing): (string | [string, Record<string, string>])[] {
  const isPath = ([tag, { d, key: _, ...others }]: Drawing[number]) =>
    tag === 'path' && d?.startsWith('M') && Object.keys(others).length === 0
  const joined = drawing
    .filter(isPath)
    .map(([, { d }]) => d)
    .join('')
  const others = drawing.filter((part) => !isPath(part))
  return [
    ...(joined ? [joined] : []),
    ...others.map(([tag, { key: _, ...attributes }]): [string, Record<string, string>] => [tag, attributes]),
  ]
}
