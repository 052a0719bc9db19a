import { queryClient } from '#web/lib/query.ts'

/** Marks everything that is known of cases as outdated: lists, details, history, counts. */
export function caseChanged(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/case/'),
  })
}
