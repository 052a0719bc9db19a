import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import { employeeEndpoints, identityEndpoints } from '#web/endpoints.generated.ts'
import { activeColumn } from '#web/table/active-column.tsx'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/ui/highlight.tsx'

const nameOf = ({ firstName, lastName }: Employee) => `${firstName} ${lastName}`

/** The columns of employee administration (spec/2 screen 10). */
export const employeeColumns: readonly Column<Employee>[] = [
  {
    id: 'name',
    header: () => messages.fields.name,
    value: nameOf,
    text: (row) => `${nameOf(row)} ${row.employeeCode ?? ''}`,
    card: 'title',
    cell: (row) => (
      <>
        <span className="block font-medium">
          <TableHighlight>{nameOf(row)}</TableHighlight>
        </span>
        {row.employeeCode && (
          <span className="tnum block font-normal text-muted text-sm">
            <TableHighlight>{row.employeeCode}</TableHighlight>
          </span>
        )}
      </>
    ),
  },
  { id: 'email', header: () => messages.fields.email, value: (row) => row.email },
  {
    id: 'phoneNo',
    header: () => messages.fields.phone,
    value: (row) => row.phoneNo,
    cell: (row) => <TableHighlight>{showPhone(row.phoneNo)}</TableHighlight>,
    className: 'tnum whitespace-nowrap',
  },
  {
    id: 'branchCode',
    header: () => messages.fields.branchCode,
    value: (row) => row.branchCode,
    className: 'tnum whitespace-nowrap',
  },
  activeColumn(identityEndpoints.toggleActivation, (row) => ({
    name: nameOf(row),
    args: { params: { userId: row.id } },
    options: {
      invalidates: [employeeEndpoints.all, employeeEndpoints.ofBranch],
      failureTitle: messages.employee.statusFailed,
      logsFailure: true,
    },
  })),
]
