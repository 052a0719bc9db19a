import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../web')

const withColumns = globSync('{features,app/pages}/**/*.tsx', { cwd: WEB }).filter((file) =>
  /^export (const|function) [a-z]\w*Columns\b/m.test(readFileSync(join(WEB, file), 'utf8')),
)

/** The modules that export the columns of a table, by their names: `mails/mails-page`, or `employees-page`. */
export const columnModules: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  await Promise.all(
    withColumns.map(async (file) => [
      file.replace(/^(?:features|app\/pages)\/|\.tsx$/g, ''),
      (await import(join(WEB, file))) as Record<string, unknown>,
    ]),
  ),
)

/** The columns that a module exports as they are; those of a function need its arguments. */
export const columnsIn = <Column>(module: Record<string, unknown>): readonly Column[][] =>
  Object.values(module).filter((one): one is Column[] => Array.isArray(one))
