import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type Day, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import type { RunSheetGroup, RunSheetLine } from '#reports/run-sheet-lines.ts'
import { PrintedReport } from '#web/domain/printed-report.tsx'

const heads = [
  messages.fields.caseNo,
  fieldByName.vehicleNo.field.label,
  messages.runSheet.services,
  messages.runSheet.lacking,
  messages.runSheet.owner,
  fieldByName.firmName.field.label,
]

/** While the browser prints, the run-sheet of a day; its PDF has the same content. */
export const RunSheetPrintView = ({ date, groups }: { date: Day; groups: readonly RunSheetGroup[] }) => (
  <PrintedReport title={messages.runSheet.title} fact={[messages.report.date, showDay(date)]}>
    {() => groups.map((group) => <Group key={group.title} group={group} />)}
  </PrintedReport>
)

const Group = ({ group: { title, lines } }: { group: RunSheetGroup }) => (
  <div className="mb-5">
    <h2 className="mb-0.5 font-semibold text-accent-ink text-sm">{title}</h2>
    <table className="w-full border-collapse text-left">
      <thead>
        <tr>
          <td className="w-10 border-b" />
          {heads.map((head) => (
            <th key={head} className="border-b px-1.5 py-1 font-semibold">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </tbody>
    </table>
  </div>
)

const cell = 'border-b px-1.5 py-1.5 align-top'

function Line({ line }: { line: RunSheetLine }) {
  const { caseNo, plate, services, lacking, owner, phoneNo, firmName } = line
  return (
    <tr className="break-inside-avoid">
      <td className={cell}>
        <span className="block size-4 border border-control" />
      </td>
      <td className={`${cell} tnum whitespace-nowrap`}>{caseNo}</td>
      <td className={`${cell} tnum whitespace-nowrap font-semibold`}>{plate}</td>
      <td className={cell}>{services || '-'}</td>
      <td className={cell}>{lacking || '-'}</td>
      <td className={`${cell} wrap-anywhere`}>
        {owner ?? '-'} {phoneNo && <span className="tnum whitespace-nowrap">{showPhone(phoneNo)}</span>}
      </td>
      <td className={`${cell} wrap-anywhere`}>{firmName}</td>
    </tr>
  )
}
