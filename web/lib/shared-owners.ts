import { MINUTE } from '#contract/durations.ts'

/** How long ago the files came for which a page opens, at most. */
const JUST_NOW = MINUTE

/**
 * Deletes the shared files of anybody else, and with `isOpenedFor` gives those that have just come to the user. What a web
 * page posted stays nobody's, for anybody can make one.
 */
export async function settleOwners(store: Cache, userId: string, isOpenedFor: boolean): Promise<void> {
  for (const key of await store.keys()) {
    const file = await store.match(key)
    if (!file) continue
    const headers = new Headers(file.headers)
    const owner = headers.get('x-owner')
    const isJustShared = Date.now() - Number(headers.get('x-shared-at')) < JUST_NOW && !headers.get('x-from')
    if (owner && owner !== userId) await store.delete(key)
    else if (!owner && isOpenedFor && isJustShared) {
      headers.set('x-owner', userId)
      await store.put(key, new Response(await file.blob(), { headers }))
    }
  }
}
