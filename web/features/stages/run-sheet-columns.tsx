import { Link } from '@tanstack/react-router'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import type { RunSheetLine } from '#reports/run-sheet-lines.ts'
import { PhoneLink } from '#web/domain/phone.tsx'
import { PlateLink } from '#web/domain/plate.tsx'
import { useStaffRole } from '#web/lib/use-staff-role.ts'
import { paths } from '#web/paths.ts'
import type { Column } from '#web/table/column.ts'

/** The columns of a run-sheet. The server sorts. All have a width, so that those of each RTO stand below each other. */
export const runSheetColumns: readonly Column<RunSheetLine>[] = [
  {
    id: 'plate',
    header: fieldByName.vehicleNo.field.label,
    value: (line) => line.plate,
    cell: (line) => <PlateLink number={line.plate} />,
    sort: false,
    className: 'w-36',
    card: 'title',
  },
  {
    id: 'caseNo',
    header: () => messages.fields.caseNo,
    value: (line) => line.caseNo,
    cell: (line) => <CaseLink caseNo={line.caseNo} />,
    sort: false,
    className: 'w-28',
    card: 'aside',
  },
  {
    id: 'services',
    header: () => messages.runSheet.services,
    value: (line) => line.services,
    sort: false,
    className: 'w-64 min-w-32',
  },
  {
    id: 'lacking',
    header: () => messages.runSheet.lacking,
    value: (line) => line.lacking,
    text: ({ lacking }) => lacking || messages.runSheet.noneLacking,
    cell: ({ lacking }) => (
      <span className={lacking ? 'text-warn' : 'text-muted'}>{lacking || messages.runSheet.noneLacking}</span>
    ),
    sort: false,
    className: 'w-52 min-w-32',
  },
  {
    id: 'owner',
    header: () => messages.runSheet.owner,
    value: (line) => line.owner,
    text: ({ owner, phoneNo }) => [owner, phoneNo && showPhone(phoneNo)].filter(Boolean).join(' ') || '-',
    cell: ({ owner, phoneNo }) => (
      <>
        {owner ?? '-'} {phoneNo && <PhoneLink number={phoneNo} />}
      </>
    ),
    sort: false,
    className: 'w-52 min-w-32 wrap-anywhere',
  },
  {
    id: 'firmName',
    header: fieldByName.firmName.field.label,
    value: (line) => line.firmName,
    sort: false,
    className: 'w-52 min-w-28 wrap-anywhere',
  },
]

function CaseLink({ caseNo }: { caseNo: string }) {
  const role = useStaffRole()
  return (
    <Link
      to={paths[role].caseDetail.pattern}
      params={{ caseNo }}
      className="tnum whitespace-nowrap rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
    >
      {caseNo}
    </Link>
  )
}
