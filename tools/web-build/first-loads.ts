import { dirname, join } from 'node:path'

/** What a bundler knows of the modules. */
interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[]; code?: string | null } | null
}

/** The module that lists the areas of messages; each area is a module beside it. */
const AREAS = join(import.meta.dirname, '../../contract/messages/index.ts')
const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const WEB = join(import.meta.dirname, '../../web')

const roots = {
  entry: ['main.tsx'],
  // The picture beside the form comes after it, and only where there is room.
  signIn: ['pages/sign-in-page.tsx', 'features/identity/welcome-art.tsx'],
  shell: ['shell/app-layout.tsx'],
  staff: ['pages/verified-cases-page.tsx', 'pages/my-cases-page.tsx'],
  client: ['pages/client-cases-page.tsx'],
}
type IsIn = (root: keyof typeof roots) => boolean

/** The chunks of the first screens: a module belongs to the first that holds it. */
const chunks: Record<string, (is: IsIn) => boolean> = {
  app: (is) => is('entry') || (is('signIn') && (is('shell') || is('staff') || is('client'))),
  door: (is) => is('signIn'),
  shell: (is) => is('shell') || (is('staff') && is('client')),
  'staff-list': (is) => is('staff'),
  'client-list': (is) => is('client'),
}

/**
 * What the first screens load comes in three or four chunks rather than in sixty, each of which is
 * compressed alone and asked for by itself. All other code is parted by the bundler as it sees fit.
 */
export function firstLoads() {
  let found: Record<string, Set<string>> | undefined
  const isIn = (root: keyof typeof roots, id: string, modules: Modules) => {
    found ??= Object.fromEntries(Object.entries(roots).map(([name, files]) => [name, broughtBy(files, modules)]))
    return found[root]?.has(id) ?? false
  }
  return Object.entries(chunks).map(([name, holds], index) => ({
    debugName: name,
    name: (id: string, modules: Modules) => (holds((root) => isIn(root, id, modules)) ? name : null),
    priority: 9 - index,
  }))
}

/** A list of all that a package or the contract has: only what is asked of it by name comes along. */
const isList = (id: string) => id === AREAS || /\/lucide-react\/.*\/lucide-react\.m?js$/.test(id)

/** Everything that some modules bring with them at once, themselves left out. */
function broughtBy(files: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>()
  const walk = (id: string) => {
    const { importedIds = [], code } = modules.getModuleInfo(id) ?? {}
    const areas = [...(code ?? '').matchAll(/\bmessages\.(\w+)/g)].map(([, area]) =>
      join(dirname(AREAS), `${kebab(area ?? '')}.ts`),
    )
    const named = importedIds.filter(isList).flatMap((list) => namedIn(code ?? '', list, modules))
    for (const next of [...importedIds, ...named, ...areas]) {
      if (found.has(next)) continue
      found.add(next)
      if (!isList(next)) walk(next)
    }
  }
  for (const file of files) walk(join(WEB, file))
  return found
}

/** The files behind the names that `code` imports from a package's list. */
function namedIn(code: string, list: string, modules: Modules): string[] {
  const words = (text: string) => text.match(/\w+(?=\s*(?:,|$| as ))/g) ?? []
  const asked = new Set([...code.matchAll(/import\s*\{([^}]*)\}/g)].flatMap(([, names = '']) => words(names)))
  const offers = (modules.getModuleInfo(list)?.code ?? '').matchAll(/export \{([^}]*)\} from ['"]([^'"]+)['"]/g)
  return [...offers]
    .filter(([, names = '']) => words(names).some((name) => asked.has(name)))
    .map(([, , file = '']) => join(dirname(list), file))
}
