const laterPages = () => import('./later-pages.generated.ts')

/**
 * A page that loads by name from a separate table: the names of all chunks are half of a role's table, and no first
 * page needs them. For the address of a later page the server has that table loaded at once (server/http/web-app.ts).
 */
export const later =
  <Module>(choose: (pages: Awaited<ReturnType<typeof laterPages>>) => Promise<Module>) =>
  () =>
    laterPages().then(choose)
