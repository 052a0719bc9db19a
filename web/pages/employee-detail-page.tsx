import { useQuery } from '@tanstack/react-query'
import { Link, redirect, useLocation, useSearch } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { useMemo } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { IncentiveActions } from '#web/features/cases/actions/incentive-actions.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { casesOfEmployee } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { employeeTile } from '#web/features/cases/list/case-tile.tsx'
import type { EmployeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { EmployeeStrip } from '#web/features/employees/employee-strip.tsx'
import { ResetTwoFactor } from '#web/features/two-factor/reset-two-factor.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { PageTrail } from '#web/shell/page-trail.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PersonSkeleton, Skeleton } from '#web/ui/skeleton.tsx'

const all = () => apiQuery(employeeEndpoints.all, {})

/** Asks for the employee and their cases while the page is on its way. */
export function loader(where: PageLocation<EmployeeDetailSearch>) {
  void queryClient.prefetchQuery(all())
  const handed = where.state.employee
  // What stands in the address is kept while the list below changes the rest of it.
  if (!where.search.id && handed)
    throw redirect({
      to: paths.superadmin.employeeDetails,
      search: { ...where.search, id: handed.id },
      state: { employee: handed },
      replace: true,
    })
  const { id } = where.search
  return id && caseListLoader(casesOfEmployee(id), paths.superadmin.employeeDetails)(where)
}

/** One employee with the cases they created (spec/2 screen 14). */
export function Page() {
  const { employee, error, retry } = useEmployee()
  if (employee) return <EmployeeDetail employee={employee} />
  if (employee === undefined && !error) {
    return (
      <>
        <PageHeader
          title="Employee"
          above={<PageTrail here="Employee" />}
          description={<Skeleton className="h-5 w-44" />}
        />
        <PersonSkeleton />
      </>
    )
  }
  return (
    <>
      <PageHeader title="Employee" above={<PageTrail here="Employee" />} />
      <Card flush>
        {error ? (
          <ErrorState title={messages.general.fetchFailed} detail={error.message} onRetry={retry} />
        ) : (
          <EmptyState
            icon={UserX}
            title={messages.employee.notFound}
            detail="This address leads to no employee. Choose one from the list."
            action={
              <Link to={paths.superadmin.employees} className={buttonStyle()}>
                Employees
              </Link>
            }
          />
        )}
      </Card>
    </>
  )
}

function EmployeeDetail({ employee }: { employee: Employee }) {
  const list = useMemo(() => casesOfEmployee(employee.id), [employee.id])
  const name = `${employee.firstName} ${employee.lastName}`
  return (
    <>
      <PageHeader
        title={name}
        above={<PageTrail here={name} />}
        description={
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <Badge tone={employee.isActive ? 'good' : 'plain'}>{employee.isActive ? 'Active' : 'Switched off'}</Badge>
            <span className="tnum">{employee.employeeCode}</span>
          </span>
        }
        actions={
          <>
            <ResetTwoFactor userId={employee.id} name={name} />
            <IncentiveActions employee={{ ...employee, name }} list={list} />
          </>
        }
      />
      <EmployeeStrip employee={employee} />
      <CaseTable
        list={list}
        tile={employeeTile}
        emptyDetail="No case of this employee falls between these two days. Choose a longer time."
      />
    </>
  )
}

/**
 * The employee whom the address names, or whom the navigation handed over (spec/2 point 2): at
 * once as handed over, then as the server knows them. Null where neither leads to one.
 */
function useEmployee() {
  const { id } = useSearch({ from: paths.superadmin.employeeDetails })
  const handed = useLocation().state.employee
  const { data, error, refetch } = useQuery(all())
  const known = data?.data.find((one) => one.id === id)
  const meanwhile = handed?.id === id && !data ? handed : undefined
  const employee: Employee | null | undefined = known ?? meanwhile ?? (data || !id ? null : undefined)
  return { employee, error, retry: () => void refetch() }
}
