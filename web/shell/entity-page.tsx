import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PagePath } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView, type ViewedQuery } from '#web/ui/query-view.tsx'
import { PersonSkeleton, Skeleton } from '#web/ui/skeleton.tsx'
import { PageBreadcrumbs } from './page-breadcrumbs.tsx'

interface EntityPageProps<T> {
  /** The entity, or null where the address leads to none. */
  query: ViewedQuery<T | null>
  /** The heading while the entity is not known: "Client". */
  kind: string
  /** The same in the breadcrumbs, if it is another. */
  here?: string
  /** The page above, if not that of the route table. */
  above?: PagePath | undefined
  errorTitle: string
  /** The whole page while the entity is on its way. */
  skeleton: ReactNode
  /** What is said where the address leads to no entity, and the list to choose one from. */
  missing?: { icon: LucideIcon; title: string; detail: string; list: PagePath; listLabel: string }
  header: (entity: T) => { title: string; description?: ReactNode; actions?: ReactNode }
  children: (entity: T) => ReactNode
}

/** The page of one entity: heading, way back and content, or in their place a skeleton, an error, or that there is none. */
export function EntityPage<T>(props: EntityPageProps<T>) {
  const { query, kind, here = kind, above, errorTitle, skeleton, missing, header, children } = props
  const unknown = (content: ReactNode) => (
    <>
      <PageHeader title={kind} above={<PageBreadcrumbs above={above} here={here} />} />
      <Card flush>{content}</Card>
    </>
  )
  return (
    <QueryView query={query} errorTitle={errorTitle} frame={unknown} skeleton={skeleton}>
      {(entity) => {
        if (entity === null) return unknown(missing && <Missing {...missing} />)
        const { title, ...rest } = header(entity)
        return (
          <>
            <PageHeader title={title} above={<PageBreadcrumbs above={above} here={title} />} {...rest} />
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

/** The page of a client or an employee on the way. */
export function PersonPageSkeleton({ kind, tall = false }: { kind: string; tall?: boolean }) {
  return (
    <>
      <PageHeader
        title={kind}
        above={<PageBreadcrumbs here={kind} />}
        description={<Skeleton className="h-5 w-44" />}
      />
      <PersonSkeleton tall={tall} />
    </>
  )
}

interface NamedEntity<T> {
  /** The id in the address. */
  id: string | undefined
  /** The entity that the navigation brought along (spec/2 point 2). */
  fromState: T | undefined
  isNamed?: (entity: T, id: string) => boolean
}

/**
 * The entity of a list that the address names: at once as the navigation brought it along, then as the server knows it.
 * Null where neither leads to one.
 */
export function namedEntity<T extends { id: string }>(
  { data, error, refetch }: ViewedQuery<{ data: readonly T[] }>,
  { id, fromState, isNamed = hasId }: NamedEntity<T>,
): ViewedQuery<T | null> {
  if (id === undefined) return { data: null, error, refetch }
  const meanwhile = fromState?.id === id ? fromState : undefined
  return { data: data ? (data.data.find((one) => isNamed(one, id)) ?? null) : meanwhile, error, refetch }
}

const hasId = (entity: { id: string }, id: string) => entity.id === id
