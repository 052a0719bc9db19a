const sources = import.meta.glob<string>('../web/{features,pages}/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob<Record<string, unknown>>('../web/{features,pages}/**/*.tsx')

const withColumns = Object.keys(sources).filter((file) =>
  /^export (const|function) \w+Columns\b/m.test(sources[file] ?? ''),
)

/** The modules that export the columns of a table, by their names: `documents/documents`, or `mails-page`. */
export const columnModules: Readonly<Record<string, Record<string, unknown>>> = Object.fromEntries(
  await Promise.all(
    withColumns.map(async (file) => [
      file.replace(/^\.\.\/web\/(?:features|pages)\/|\.tsx$/g, ''),
      await modules[file]?.(),
    ]),
  ),
)

/** The columns that a module exports as they are; those of a function need its arguments. */
export const columnsIn = <Column>(module: Record<string, unknown>): readonly Column[][] =>
  Object.values(module).filter((one): one is Column[] => Array.isArray(one))
