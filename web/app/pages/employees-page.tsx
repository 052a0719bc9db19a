import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, Mails, UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { employeeEndpoints, identityEndpoints } from '#web/endpoints.generated.ts'
import { AddEmployeeDialog } from '#web/features/employees/employee-dialogs.tsx'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { activeColumn } from '#web/table/admin-list-page.tsx'
import { type Column, WrappedCell } from '#web/table/column.tsx'
import { DataTable } from '#web/table/data-table.tsx'
import { rowLabel } from '#web/table/row-actions.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Phone } from '#web/ui/values.tsx'

/** The columns of employee administration. */
export const employeeColumns: readonly Column<Employee>[] = [
  {
    id: 'name',
    header: () => t.fields('name'),
    value: fullName,
    text: (row) => `${fullName(row)} ${row.employeeCode ?? ''}`,
    card: 'title',
    className: 'tnum font-medium',
    cell: (row) => <WrappedCell below={row.employeeCode}>{fullName(row)}</WrappedCell>,
  },
  { id: 'email', header: () => t.fields('email'), value: (row) => row.email, className: 'wrap-anywhere min-w-40' },
  {
    id: 'phoneNo',
    header: () => t.fields('phone'),
    value: (row) => row.phoneNo,
    cell: (row) => <Phone number={row.phoneNo} />,
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'branchCode',
    header: () => t.fields('branchCode'),
    value: (row) => row.branchCode,
    className: 'tnum whitespace-nowrap',
  },
  activeColumn(identityEndpoints.toggleActivation, (row) => ({
    name: fullName(row),
    argsOf: () => ({ params: { userId: row.id } }),
    options: {
      invalidates: [employeeEndpoints.all, employeeEndpoints.ofBranch],
      failureTitle: t.employee('statusFailed'),
      logsFailure: true,
    },
  })),
]

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The employee of the detail page. */
    employee?: Employee
  }
}

const all = () => apiQuery(employeeEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

const actions = (row: Employee) => (
  <Link
    to={paths.superadmin.employeeDetails}
    // The address works without the navigation state, after a reload or as a shared link.
    search={{ id: row.id }}
    state={{ employee: row }}
    aria-label={t.general('viewDetailsOf', { name: fullName(row) })}
    title={t.general('viewDetails')}
    className={buttonStyle({ size: 'sm', variant: 'ghost' })}
  >
    <Eye />
    <span className={rowLabel}>{t.general('viewDetails')}</span>
  </Link>
)

/** Employee administration. */
export function Page() {
  const [state, setState] = useTableSearch({ name: 'employees' })
  const query = useQuery(all())
  const [isAdding, setIsAdding] = useState(false)
  const oneTimeLink = useOneTimeLink()
  return (
    <>
      <PageHeader
        description={t.employee('description')}
        actions={
          <>
            <Link to={paths.superadmin.mails} className={buttonStyle({ variant: 'ghost' })}>
              <Mails />
              {t.menu('mails')}
            </Link>
            <Button icon={UserPlus} variant="primary" className="max-md:flex-1" onClick={() => setIsAdding(true)}>
              {t.employee('add')}
            </Button>
          </>
        }
      />
      <DataTable
        label={t.menu('employees')}
        columns={employeeColumns}
        rows={query.data?.data}
        state={state}
        onStateChange={setState}
        actions={actions}
        query={query}
        emptyDetail={t.employee('emptyDetail')}
        emptyAction={<Button onClick={() => setIsAdding(true)}>{t.general('addFirst')}</Button>}
      />
      {isAdding && (
        <AddEmployeeDialog onClose={() => setIsAdding(false)} onAdded={(invited) => void oneTimeLink.offer(invited)} />
      )}
      {oneTimeLink.dialog}
    </>
  )
}
