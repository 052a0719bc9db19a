import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { officeDay, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showPhone } from '#contract/phone.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { PrintedReport } from '#web/domain/printed-report.tsx'
import { contactText } from './reminder-texts.ts'

const heads = [
  fieldByName.vehicleNo.field.label,
  messages.reminders.paper,
  messages.reminders.ends,
  messages.reminders.owner,
  messages.reminders.phone,
  messages.reminders.dealer,
  messages.reminders.result,
]
const cell = 'border-b px-1.5 py-1.5 align-top'

/** While the browser prints, the shown reminders as a list for calling, with room for what came of it. */
export const CallList = ({ rows }: { rows: readonly Reminder[] }) => (
  <PrintedReport title={messages.reminders.callList} fact={[messages.report.date, showDay(officeDay(new Date()))]}>
    {() => (
      <table className="w-full border-collapse text-left">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} className="border-b px-1.5 py-1 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.vehicleId}-${row.kind}`} className="break-inside-avoid">
              <td className={`${cell} tnum whitespace-nowrap font-semibold`}>{showPlate(row.vehicleNo)}</td>
              <td className={cell}>{messages.reminders.kinds[row.kind]}</td>
              <td className={`${cell} tnum whitespace-nowrap`}>{showDay(row.expiryDate)}</td>
              <td className={`${cell} wrap-anywhere`}>{row.owner?.name ?? '-'}</td>
              <td className={`${cell} tnum whitespace-nowrap`}>{showPhone(row.owner?.phoneNo ?? '-')}</td>
              <td className={`${cell} wrap-anywhere`}>{row.firmName}</td>
              <td className={cell}>{row.lastSentAt && contactText(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </PrintedReport>
)
