/** Values per chunk: one takes long neither to pack nor to unpack. */
const CHUNK = 100

/** Many values that wait to be used, as JSON and outside the heap of V8, where their garbage would stay for long. */
export class PackedValues<Value> implements Iterable<readonly Value[]> {
  readonly #packed: Buffer[] = []
  #open: Value[] = []
  #count = 0

  get count(): number {
    return this.#count
  }

  push(value: Value): void {
    this.#count += 1
    this.#open.push(value)
    if (this.#open.length < CHUNK) return
    this.#packed.push(Buffer.from(JSON.stringify(this.#open)))
    this.#open = []
  }

  /** The values in their order, in chunks; each time anew. */
  *[Symbol.iterator](): Generator<readonly Value[]> {
    for (const bytes of this.#packed) yield JSON.parse(bytes.toString('utf8')) as Value[]
    if (this.#open.length > 0) yield this.#open
  }
}
