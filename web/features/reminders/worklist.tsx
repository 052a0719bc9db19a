import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import { type Reminder, ReminderRenewal } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DateField } from '#web/forms/value-field.tsx'
import { paths } from '#web/lib/paths.ts'
import { expiryReads } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeyLegend } from '#web/ui/kbd.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { DayText } from '#web/ui/values.tsx'
import { ReminderActions } from './reminder-actions.tsx'
import { contactText, endText, reminderName } from './reminder-texts.ts'
import { type useWorklist, useWorklistActions } from './use-worklist.ts'

/**
 * The reminders, soonest first; the current one shows its text and what can be done. J and K or the arrows move, a
 * letter opens an app, a digit notes the outcome and goes on.
 */
export function Worklist({ worklist }: { worklist: ReturnType<typeof useWorklist> }) {
  const { search } = worklist
  const { list, move, actionsOf, renewed, endRenewal } = useWorklistActions(worklist)
  const role = useStaffRole()
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <>
      <Card flush>
        <KeyboardList
          {...worklist}
          label={t.reminders('listLabel')}
          list={list}
          row={(row, isCurrent) => (
            <>
              <ReminderLine reminder={row} isCurrent={isCurrent} onSelect={() => worklist.select(row)} />
              {isCurrent && <ReminderActions reminder={row} {...actionsOf(row)} />}
            </>
          )}
          errorTitle={t.reminders('fetchFailed')}
          empty={
            <EmptyState
              title={t.reminders('emptyTitle')}
              detail={isFiltered ? t.reminders('emptyFiltered') : t.reminders('emptyDetail')}
              action={!isFiltered && <OpenPage page={paths[role].newCase} label={t.menu('newCase')} />}
            />
          }
          onMove={move}
          onMore={worklist.showMore}
        />
      </Card>
      <KeyLegend
        keys={[
          { names: ['J', 'K'], text: t.reminders('keyMove') },
          { names: ['L'], text: t.reminders('keyLanguage') },
        ]}
      />
      {renewed && <RenewDialog reminder={renewed} onClose={endRenewal} />}
    </>
  )
}

interface ReminderRowProps {
  reminder: Reminder
  isCurrent: boolean
  onSelect: () => void
}

function ReminderLine({ reminder, isCurrent, onSelect }: ReminderRowProps) {
  const { vehicleNo, kind, expiryDate, owner, firmName, snoozedUntil } = reminder
  const end = endText(reminder)
  return (
    <div className="relative flex min-h-10 flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 lg:flex-nowrap">
      <button
        type="button"
        aria-expanded={isCurrent}
        aria-label={reminderName(reminder)}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onSelect}
        className="tnum w-36 shrink-0 rounded-sm text-left font-semibold after:absolute after:inset-0"
      >
        {showPlate(vehicleNo)}
      </button>
      <span className="w-24 shrink-0">{t.reminders(`kinds.${kind}`)}</span>
      <span className="w-56 shrink-0 text-sm">
        <DayText day={expiryDate} /> <span className={end.tone}>{end.text}</span>
      </span>
      <span className="min-w-0 flex-1 truncate text-sm max-lg:basis-full">
        {owner?.name ?? t.reminders('nameUnknown')}
        <span className="text-muted"> · {firmName}</span>
      </span>
      <span className="min-w-0 max-w-full truncate text-muted text-sm lg:text-right">
        {snoozedUntil ? t.reminders('restsUntil', { day: showDay(snoozedUntil) }) : contactText(reminder)}
      </span>
    </div>
  )
}

const renewalAfter = (present: string) =>
  ReminderRenewal.refine(({ newExpiryDate }) => newExpiryDate > present, {
    path: ['newExpiryDate'],
    error: () => t.reminders('notAfterPresent', { day: showDay(present) }),
  })

/** Takes the new date of a renewed paper; the same day of the next year is offered. */
function RenewDialog({ reminder, onClose }: { reminder: Reminder; onClose: () => void }) {
  const { vehicleId, kind, vehicleNo, expiryDate } = reminder
  const nextYear = `${Number(expiryDate.slice(0, 4)) + 1}${expiryDate.slice(4).replace('-02-29', '-02-28')}`
  const form = useZodForm(renewalAfter(expiryDate), { vehicleId, kind, newExpiryDate: nextYear })
  const renew = useApiMutation(reminderEndpoints.renew, {
    invalidates: expiryReads,
    failureTitle: t.reminders('failed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.reminders('renewTitle', { kind: t.reminders(`kinds.${kind}`), plate: showPlate(vehicleNo) })}
      description={t.reminders('renewDescription')}
      submit={t.general('save')}
      draft={`renew-${vehicleId}-${kind}`}
      form={form}
      onSubmit={(body) => renew.mutateAsync({ body })}
    >
      <DateField control={form.control} name="newExpiryDate" label={t.reminders('newDate')} />
    </FormDialog>
  )
}
