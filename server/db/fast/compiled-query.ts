import type { CompiledQuery } from 'kysely'
import type { Db, Tx } from '../connect.ts'

/** A value of a statement, which each run gives anew. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** By the query builder or by `sql`. */
interface Built<Row> {
  compile(db: Db | Tx): CompiledQuery<Row>
}

type Value = string | number | boolean | Buffer | null
type Values = Record<string, Value | readonly Value[]>

/**
 * For the statements of every minute: builds and compiles each once, where the query builder would take longer than
 * PostgreSQL takes to answer. `shape` names all on which the statement's text depends; `build` gets the values' places,
 * and no other value may be in what it builds: it would be that of the first who asked. That is refused, so what is the
 * same for everyone is spelled out (`spelledOut`).
 */
export function compiledQuery() {
  const built = new Map<string, CompiledQuery<unknown>>()
  return async <V extends Values, Row>(
    db: Db | Tx,
    { shape, values }: { shape: string; values: V },
    build: (places: V) => Built<Row>,
  ): Promise<Row[]> => {
    let statement = built.get(shape)
    if (!statement) {
      const places = Object.keys(values).map((name) => [name, new Placeholder(name)])
      statement = build(Object.fromEntries(places)).compile(db)
      if (!statement.parameters.every((one) => one instanceof Placeholder))
        throw new Error(`${shape}: a value is built in`)
      built.set(shape, statement)
    }
    const parameters = statement.parameters.map((place) => values[(place as Placeholder).name])
    const { rows } = await db.executeQuery({ ...statement, parameters })
    return rows as Row[]
  }
}
