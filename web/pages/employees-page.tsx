import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { employeeEndpoints } from '#web/endpoints.generated.ts'
import { employeeColumns } from '#web/features/employees/employee-columns.tsx'
import { AddEmployeeDialog } from '#web/features/employees/employee-dialogs.tsx'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { Eye, Mails, UserPlus } from '#web/icons/index.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { paths } from '#web/paths.ts'
import { DataTable } from '#web/table/data-table.tsx'
import { rowLabel } from '#web/table/row-action.tsx'
import { useTableSearch } from '#web/table/table-state.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PageHeader } from '#web/ui/page-header.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The employee of the detail page (spec/2 point 2). */
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
    aria-label={messages.general.viewDetailsOf(`${row.firstName} ${row.lastName}`)}
    title={messages.general.viewDetails}
    className={buttonStyle({ size: 'sm', variant: 'ghost' })}
  >
    <Eye />
    <span className={rowLabel}>{messages.general.viewDetails}</span>
  </Link>
)

/** Employee administration (spec/2 screen 10). */
export function Page() {
  const [state, setState] = useTableSearch({ name: 'employees' })
  const query = useQuery(all())
  const [isAdding, setIsAdding] = useState(false)
  const oneTimeLink = useOneTimeLink()
  return (
    <>
      <PageHeader
        description={messages.employee.description}
        actions={
          <>
            <Link to={paths.superadmin.mails} className={buttonStyle({ variant: 'ghost' })}>
              <Mails />
              {messages.menu.mails}
            </Link>
            <Button icon={UserPlus} variant="primary" className="max-md:flex-1" onClick={() => setIsAdding(true)}>
              {messages.employee.add}
            </Button>
          </>
        }
      />
      <DataTable
        label={messages.menu.employees}
        columns={employeeColumns}
        rows={query.data?.data}
        state={state}
        onStateChange={setState}
        actions={actions}
        query={query}
        errorTitle={messages.general.fetchFailed}
        emptyDetail={messages.employee.emptyDetail}
        emptyAction={<Button onClick={() => setIsAdding(true)}>{messages.general.addFirst}</Button>}
      />
      {isAdding && <AddEmployeeDialog onOpenChange={setIsAdding} onAdded={(email) => void oneTimeLink.offer(email)} />}
      {oneTimeLink.dialog}
    </>
  )
}
