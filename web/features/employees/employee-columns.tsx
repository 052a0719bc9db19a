import type { Employee } from '#contract/employees/employee.ts'
import { employeeEndpoints } from '#contract/employees/employee-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import { switchActive } from '#web/domain/switch-active.ts'
import { requestWithMeta } from '#web/lib/api.ts'
import { logFailure } from '#web/lib/failure.ts'
import { ActiveCell } from '#web/table/active-cell.tsx'
import type { Column } from '#web/table/column.ts'
import { TableHighlight } from '#web/table/highlight.tsx'

const nameOf = ({ firstName, lastName }: Employee) => `${firstName} ${lastName}`

const flip = (row: Employee) =>
  void switchActive({
    row,
    list: employeeEndpoints.all,
    also: [employeeEndpoints.ofBranch],
    flip: () => logFailure(requestWithMeta(identityEndpoints.toggleActivation, { params: { userId: row.id } })),
    done: messages.employee.statusUpdated,
    failed: messages.employee.statusFailed,
  })

/** The columns of employee administration (spec/2 screen 10). */
export const employeeColumns: readonly Column<Employee>[] = [
  {
    id: 'name',
    header: 'Name',
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
  { id: 'email', header: 'Email', value: (row) => row.email },
  {
    id: 'phoneNo',
    header: 'Phone',
    value: (row) => row.phoneNo,
    cell: (row) => <TableHighlight>{showPhone(row.phoneNo)}</TableHighlight>,
    className: 'tnum whitespace-nowrap',
  },
  { id: 'branchCode', header: 'Branch Code', value: (row) => row.branchCode, className: 'tnum whitespace-nowrap' },
  {
    id: 'isActive',
    header: 'Active',
    value: (row) => row.isActive,
    cell: (row) => <ActiveCell name={nameOf(row)} isActive={row.isActive} onSwitch={() => flip(row)} />,
    className: 'w-px whitespace-nowrap',
  },
]
