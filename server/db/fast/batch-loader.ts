import { setTimeout as sleep } from 'node:timers/promises'

/** How long those who ask wait for the look-up before theirs, should it hang; milliseconds. */
const PATIENCE = 20

type Find<Found> = (key: string) => Promise<Found | undefined>

/** One of something for each source, made when it is first asked for. */
function perSource<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, Made>()
  return (source) => {
    let own = made.get(source)
    if (!own) {
      own = make(source)
      made.set(source, own)
    }
    return own
  }
}

/**
 * Makes one statement of many look-ups in one source: what is asked for while the event loop reads what has arrived, or
 * while the look-up before is under way, is answered together by the next. Under load that saves most of the round trips;
 * a look-up that is alone does not wait. `findMany` answers in any order, by key; a key that it leaves out has nothing.
 */
export function batchLoader<Source extends object, Found>(
  findMany: (source: Source, keys: string[]) => Promise<Map<string, Found>>,
): (source: Source, key: string) => Promise<Found | undefined> {
  const findIn = perSource((source: Source) => batchLoaderOf((keys) => findMany(source, keys)))
  return (source, key) => findIn(source)(key)
}

function batchLoaderOf<Found>(findMany: (keys: string[]) => Promise<Map<string, Found>>): Find<Found> {
  let asked: Set<string> | null = null
  let answer: Promise<Map<string, Found>> | null = null
  let underWay: Promise<void> | null = null

  async function answerAll(keys: Set<string>): Promise<Map<string, Found>> {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (underWay) await Promise.race([underWay, sleep(PATIENCE, null, { ref: false })])
    // Who asks from here on asks anew: an answer never is older than its question.
    asked = null
    answer = null
    const found = findMany([...keys])
    const ended = found.then(forget, forget)
    underWay = ended
    function forget(): void {
      if (underWay === ended) underWay = null
    }
    return found
  }

  return async (key) => {
    if (!asked || !answer) {
      asked = new Set()
      answer = answerAll(asked)
    }
    asked.add(key)
    return (await answer).get(key)
  }
}

/**
 * Asks a source once for all who want the same at one time: those who come while an answer is under way share the next
 * one, so that none is older than its question. For answers that are long to make and to keep.
 */
export function singleFlight<Source extends object, Answer>(): (
  source: Source,
  key: string,
  ask: () => Promise<Answer>,
) => Promise<Answer> {
  const shareIn = perSource((_: Source) => singleFlightOf<Answer>())
  return (source, key, ask) => shareIn(source)(key, ask)
}

function singleFlightOf<Answer>() {
  const underWay = new Map<string, Promise<Answer>>()
  const next = new Map<string, Promise<Answer>>()

  function begin(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = ask()
    underWay.set(key, answer)
    const forget = () => {
      if (underWay.get(key) === answer) underWay.delete(key)
    }
    answer.then(forget, forget)
    return answer
  }

  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const before = underWay.get(key)
    if (!before) return begin(key, ask)
    let shared = next.get(key)
    if (!shared) {
      const start = () => {
        next.delete(key)
        return begin(key, ask)
      }
      shared = before.then(start, start)
      next.set(key, shared)
    }
    return shared
  }
}
