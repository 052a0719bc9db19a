import { useQuery } from '@tanstack/react-query'
import { redirect, useLocation, useSearch } from '@tanstack/react-router'
import { Building2, Mail, Pencil, Phone, UserX } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { employeeEndpoints } from '#web/endpoints.generated.ts'
import { IncentiveActions } from '#web/features/cases/actions/incentive-actions.tsx'
import { caseListLoader } from '#web/features/cases/list/case-list.ts'
import { casesOfEmployee } from '#web/features/cases/list/case-lists.ts'
import { CaseTable } from '#web/features/cases/list/case-table.tsx'
import { employeeTile } from '#web/features/cases/list/case-tile.tsx'
import type { EmployeeDetailSearch } from '#web/features/employees/employee-detail-search.ts'
import { EditEmployeeDialog } from '#web/features/employees/employee-dialogs.tsx'
import { ResetTwoFactor } from '#web/features/two-factor/reset-two-factor.tsx'
import { mailTo } from '#web/lib/download.ts'
import type { PageLocation } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { Avatar, Badge } from '#web/ui/badge.tsx'
import { EntityPage, namedEntity, PersonPageSkeleton } from '#web/ui/entity-page.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { PhoneLink } from '#web/ui/values.tsx'

const all = () => apiQuery(employeeEndpoints.all, {})

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

/** An employee with the cases they created. */
export function Page() {
  const { id } = useSearch({ from: paths.superadmin.employeeDetails })
  const fromState = useLocation().state.employee
  const query = namedEntity(useQuery(all()), { id, fromState })
  // A stable object for the actions and the table of the same employee.
  const list = useMemo(() => casesOfEmployee(id ?? ''), [id])
  return (
    <EntityPage
      query={query}
      kind={t.employee('heading')}
      skeleton={<PersonPageSkeleton kind={t.employee('heading')} />}
      missing={{
        icon: UserX,
        title: t.employee('notFound'),
        detail: t.employee('notFoundDetail'),
        list: paths.superadmin.employees,
        listLabel: t.menu('employees'),
      }}
      header={(employee) => {
        const name = fullName(employee)
        return {
          title: name,
          description: (
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Badge tone={employee.isActive ? 'good' : 'plain'}>
                {employee.isActive ? t.fields('active') : t.fields('switchedOff')}
              </Badge>
              <span className="tnum">{employee.employeeCode}</span>
            </span>
          ),
          actions: (
            <>
              <DialogButton
                icon={Pencil}
                label={t.general('edit')}
                dialog={(close) => <EditEmployeeDialog employee={employee} onClose={close} />}
              />
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

function EmployeeStrip({ employee }: { employee: Employee }) {
  const { email, phoneNo, branchCode } = employee
  return (
    <section
      aria-label={t.fields('about')}
      className="mb-5 flex items-center gap-x-8 rounded-lg border bg-surface px-5 py-3.5 shadow-card"
    >
      <span className="max-md:hidden">
        <Avatar name={fullName(employee)} />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-8 gap-y-3">
        <Fact icon={<Mail />} label={t.fields('email')}>
          <a href={mailTo(email)} className="wrap-anywhere underline-offset-4 hover:underline">
            {email}
          </a>
        </Fact>
        <Fact icon={<Phone />} label={t.fields('phone')}>
          <PhoneLink number={phoneNo} />
        </Fact>
        <Fact icon={<Building2 />} label={t.fields('branch')}>
          <span className="tnum">{branchCode ?? '-'}</span>
        </Fact>
      </div>
    </section>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  )
}
