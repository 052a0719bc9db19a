import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-devanagari/package.json'))
// At the start of the process, while it may read the program: later it is another user (server/adapters/answer-tasks.ts).
const read = (path: string) => readFileSync(join(folder, path))

/** One family covers Latin, the rupee sign and Devanagari, whose signs the libraries place as it says (docs/decisions/0051). */
export const REGULAR = read('400Regular/NotoSansDevanagari_400Regular.ttf')
export const SEMI_BOLD = read('600SemiBold/NotoSansDevanagari_600SemiBold.ttf')
