import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PagePath } from '#web/lib/paths.ts'
import { buttonStyle } from './button.tsx'
import { Card } from './card.tsx'
import { PageBreadcrumbs, PageHeader } from './page-header.tsx'
import { EmptyState, type QueryState, QueryView } from './query-view.tsx'
import { PersonSkeleton, Skeleton } from './skeleton.tsx'

interface EntityPageProps<T> {
  /** The entity, or null if there is none at this address. */
  query: QueryState<T | null>
  /** The heading while the entity is loading: "Client". */
  kind: string
  /** The name in the breadcrumbs, if it differs from the heading. */
  current?: string
  /** The parent page, if it differs from that of the route table. */
  parent?: PagePath | undefined
  errorTitle?: string | undefined
  skeleton: ReactNode
  /** The empty state if there is no entity at this address, with a link to the list. */
  missing?: { icon: LucideIcon; title: string; detail: string; list: PagePath; listLabel: string }
  header: (entity: T) => { title: string; description?: ReactNode; actions?: ReactNode }
  children: (entity: T) => ReactNode
}

export function EntityPage<T>(props: EntityPageProps<T>) {
  const { query, kind, current = kind, parent, errorTitle, skeleton, missing, header, children } = props
  const withoutEntity = (content: ReactNode) => (
    <>
      <PageHeader title={kind} breadcrumbs={<PageBreadcrumbs parent={parent} current={current} />} />
      <Card flush>{content}</Card>
    </>
  )
  return (
    <QueryView query={query} errorTitle={errorTitle} frame={withoutEntity} skeleton={skeleton}>
      {(entity) => {
        if (entity === null) return withoutEntity(missing && <Missing {...missing} />)
        const { title, ...rest } = header(entity)
        return (
          <>
            <PageHeader
              isName
              title={title}
              breadcrumbs={<PageBreadcrumbs parent={parent} isName current={title} />}
              {...rest}
            />
            {children(entity)}
          </>
        )
      }}
    </QueryView>
  )
}

function Missing({ list, listLabel, ...state }: NonNullable<EntityPageProps<never>['missing']>) {
  return (
    <EmptyState
      {...state}
      action={
        <Link to={list} className={buttonStyle()}>
          {listLabel}
        </Link>
      }
    />
  )
}

export function PersonPageSkeleton({ kind, isTall = false }: { kind: string; isTall?: boolean }) {
  return (
    <>
      <PageHeader
        title={kind}
        breadcrumbs={<PageBreadcrumbs current={kind} />}
        description={<Skeleton className="h-5 w-44" />}
      />
      <PersonSkeleton isTall={isTall} />
    </>
  )
}

interface NamedEntity<T> {
  id: string | undefined
  /** The entity of the navigation state. */
  fromState: T | undefined
  isNamed?: (entity: T, id: string) => boolean
}

/**
 * The entity that an address names: at once from the navigation state, then from the server's list. Null if neither has
 * it.
 */
export function namedEntity<T extends { id: string }>(
  { data, error, refetch }: QueryState<{ data: readonly T[] }>,
  { id, fromState, isNamed = hasId }: NamedEntity<T>,
): QueryState<T | null> {
  if (id === undefined) return { data: null, error, refetch }
  const knownEntity = fromState?.id === id ? fromState : undefined
  return { data: data ? (data.data.find((candidate) => isNamed(candidate, id)) ?? null) : knownEntity, error, refetch }
}

const hasId = (entity: { id: string }, id: string) => entity.id === id
