import type { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../connect.ts'

/** Stands for a value in a compiled statement that each run supplies. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement of the query builder or of `sql`. */
interface Buildable<Row> {
  compile(db: Db | Tx): CompiledQuery<Row>
}

type Value = string | number | boolean | Buffer | null
type Values = Record<string, Value | readonly Value[]>

/**
 * Returns a query that is built and compiled once and then only run, for calls where building takes longer than
 * running. `build` gets a placeholder for each of the `values`. `shape` holds everything else on which the statement
 * depends; each shape is compiled once. A value that does not come from `values` would be that of the first caller, so
 * such a statement is refused; write constants with `sqlLiterals`.
 */
export function compiledQuery<V extends Values, Row, Shape = undefined>(
  build: (db: Db | Tx, values: V, shape: Shape) => Buildable<Row>,
): (db: Db | Tx, values: V, ...shape: Shape extends undefined ? [] : [Shape]) => Promise<Row[]> {
  const compiled = new Map<string, CompiledQuery<Row>>()
  return async (db, values, ...[shape]) => {
    const key = JSON.stringify(shape) ?? ''
    let statement = compiled.get(key)
    if (!statement) {
      // The builder treats a placeholder as the value.
      const placeholders = Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]))
      statement = build(db, placeholders as unknown as V, shape as Shape).compile(db)
      if (!statement.parameters.every((parameter) => parameter instanceof Placeholder))
        throw new Error(`A value is built into the statement ${statement.sql}`)
      compiled.set(key, statement)
    }
    const parameters = statement.parameters.map((parameter) => values[(parameter as Placeholder).name])
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}
