import { useQuery } from '@tanstack/react-query'
import { redirect, useLocation, useSearch } from '@tanstack/react-router'
import { UserX } from 'lucide-react'
import { useMemo } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { employeeEndpoints } from '#web/endpoints.generated.ts'
import { IncentiveActions } from '#web/features/cases/actions/incentive-actions.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { casesOfEmployee } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { employeeTile } from '#web/features/cases/list/case-tile.tsx'
import { EditEmployee } from '#web/features/employees/edit-employee.tsx'
import type { EmployeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { EmployeeStrip } from '#web/features/employees/employee-strip.tsx'
import { ResetTwoFactor } from '#web/features/two-factor/reset-two-factor.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { EntityPage, namedEntity, PersonPageSkeleton } from '#web/shell/entity-page.tsx'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { Badge } from '#web/ui/badge.tsx'

const all = () => apiQuery(employeeEndpoints.all, {})

/** Prefetches the employee and their cases while the page's code loads. */
export function loader(location: PageLocation<EmployeeDetailSearch>) {
  void queryClient.prefetchQuery(all())
  const employeeFromState = location.state.employee
  // The employee's id becomes a search parameter, which the list keeps.
  if (!location.search.id && employeeFromState)
    throw redirect({
      to: paths.superadmin.employeeDetails,
      search: { ...location.search, id: employeeFromState.id },
      state: { employee: employeeFromState },
      replace: true,
    })
  const { id } = location.search
  return id && caseListLoader(casesOfEmployee(id), paths.superadmin.employeeDetails)(location)
}

/** An employee with the cases they created (spec/2 screen 14). */
export function Page() {
  const { id } = useSearch({ from: paths.superadmin.employeeDetails })
  const fromState = useLocation().state.employee
  const query = namedEntity(useQuery(all()), { id, fromState })
  // A stable object for the actions and the table of the same employee.
  const list = useMemo(() => casesOfEmployee(id ?? ''), [id])
  return (
    <EntityPage
      query={query}
      kind={messages.employee.heading}
      errorTitle={messages.general.fetchFailed}
      skeleton={<PersonPageSkeleton kind={messages.employee.heading} />}
      missing={{
        icon: UserX,
        title: messages.employee.notFound,
        detail: messages.employee.notFoundDetail,
        list: paths.superadmin.employees,
        listLabel: messages.menu.employees,
      }}
      header={(employee) => {
        const name = nameOf(employee)
        return {
          title: name,
          description: (
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={employee.isActive ? 'good' : 'plain'}>
                {employee.isActive ? messages.fields.active : messages.fields.switchedOff}
              </Badge>
              <span className="tnum">{employee.employeeCode}</span>
            </span>
          ),
          actions: (
            <>
              <EditEmployee employee={employee} />
              <ResetTwoFactor userId={employee.id} name={name} />
              <IncentiveActions employee={{ ...employee, name }} list={list} />
            </>
          ),
        }
      }}
    >
      {(employee) => (
        <>
          <EmployeeStrip employee={employee} />
          <CaseTable list={list} tile={employeeTile} />
        </>
      )}
    </EntityPage>
  )
}

const nameOf = ({ firstName, lastName }: Employee) => `${firstName} ${lastName}`
