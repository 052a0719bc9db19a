/**
 * Makes one statement of many look-ups: what is asked for while the event loop reads what has arrived is answered
 * together, right after. Under load that saves most of the round trips; a look-up that is alone does not wait.
 * `findMany` answers in any order, by key; a key that it leaves out has nothing.
 */
export function gather<Found>(
  findMany: (keys: string[]) => Promise<Map<string, Found>>,
): (key: string) => Promise<Found | undefined> {
  let asked: Set<string> | null = null
  let answer: Promise<Map<string, Found>> | null = null
  return async (key) => {
    if (!asked || !answer) {
      const keys = new Set<string>()
      asked = keys
      answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        // Who asks from here on asks anew: an answer never is older than its question.
        asked = null
        answer = null
        return findMany([...keys])
      })
    }
    asked.add(key)
    return (await answer).get(key)
  }
}
