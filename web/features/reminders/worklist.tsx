import { keepPreviousData } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, officeDay, showDay } from '#contract/dates.ts'
import { type Language, languages } from '#contract/languages/language.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { linksTo } from '#contract/reminders/reminder-text.ts'
import { languageInForce, t } from '#contract/texts.ts'
import { reminderChannels, reminderOutcomes } from '#contract/vehicles/reminder-event-values.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { groupBy, useCursorList } from '#web/lib/cursor-list.ts'
import { useDecidingKeys, useListFocus, useListKeys } from '#web/lib/keys.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { expiryReads } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { reminderKeys } from '#web/lib/verbs.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeyLegend } from '#web/ui/kbd.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { DayText } from '#web/ui/values.tsx'
import { ReminderActions, type ReminderChannel, type ReminderOutcome } from './reminder-actions.tsx'
import { contactText, endText, numberOf, reminderName, textTo, worklistPage } from './reminder-queries.ts'
import { type ReminderSearch, reminderSearch } from './reminder-search.ts'

const RenewDialog = lazyDialog(async () => (await import('./renew-dialog.tsx')).RenewDialog)

/**
 * The reminders, soonest first; the current one shows its text and what can be done. J and K or the arrows move, a
 * letter opens an app, a digit notes the outcome and goes on.
 */
export function Worklist({ worklist }: { worklist: ReturnType<typeof useWorklist> }) {
  const { search } = worklist
  const { list, move, actionsOf, renewed, endRenewal } = useWorklistActions(worklist)
  const role = useStaffRole()
  const firsts = new Set([...groupBy(worklist.rows, ({ vehicleId }) => vehicleId).values()].map(([first]) => first))
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
              <ReminderLine
                reminder={row}
                isFirst={firsts.has(row)}
                isCurrent={isCurrent}
                onSelect={() => worklist.select(row)}
              />
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
  /** Whether it is the first paper of its vehicle; the others do not repeat vehicle and owner. */
  isFirst: boolean
  isCurrent: boolean
  onSelect: () => void
}

function ReminderLine({ reminder, isFirst, isCurrent, onSelect }: ReminderRowProps) {
  const { vehicleNo, kind, expiryDate, owner, firmName, snoozedUntil } = reminder
  const end = endText(reminder)
  return (
    <div className="relative flex min-h-10 flex-wrap items-baseline gap-x-3 gap-y-0.5 px-4 py-2 max-md:gap-x-2 max-md:py-1.5 lg:flex-nowrap">
      <button
        type="button"
        aria-expanded={isCurrent}
        aria-label={reminderName(reminder)}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onSelect}
        className="tnum min-w-6 shrink-0 rounded-sm text-left font-semibold after:absolute after:inset-0 md:w-36"
      >
        {isFirst ? (
          showPlate(vehicleNo)
        ) : (
          <span aria-hidden="true" className="text-faint">
            ↳
          </span>
        )}
      </button>
      <span className="flex-1 shrink-0 max-md:text-sm md:w-24 md:flex-none">{t.reminders(`kinds.${kind}`)}</span>
      <span className="shrink-0 text-sm md:w-56">
        <span className="max-md:hidden">
          <DayText day={expiryDate} />{' '}
        </span>
        <span className={end.tone}>{end.text}</span>
      </span>
      <span className={clsx('min-w-0 flex-1 truncate text-sm max-lg:basis-full', !isFirst && 'max-md:hidden')}>
        {isFirst && (
          <>
            {owner?.name ?? t.reminders('nameUnknown')}
            <span className="text-muted"> · {firmName}</span>
          </>
        )}
      </span>
      <span
        className={clsx(
          'min-w-0 max-w-full truncate text-muted text-sm lg:text-right',
          !isCurrent && !snoozedUntil && reminder.lastSentAt === null && 'max-md:hidden',
        )}
      >
        {snoozedUntil ? t.reminders('restsUntil', { day: showDay(snoozedUntil) }) : contactText(reminder)}
      </span>
    </div>
  )
}

const reminderKey = ({ vehicleId, kind }: Pick<Reminder, 'vehicleId' | 'kind'>): string => `${vehicleId}-${kind}`

/** The papers of a vehicle stand together, where the soonest of them stands. */
const byVehicle = (rows: Reminder[]): Reminder[] => [...groupBy(rows, ({ vehicleId }) => vehicleId).values()].flat()

export function useWorklist() {
  const [search, setSearch] = usePageSearch(reminderSearch)
  const shown = search.shown ?? 1
  const { meta, ...cursor } = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => ({
      ...worklistPage(search, page),
      placeholderData: keepPreviousData,
    })),
    keyOf: reminderKey,
    arrange: byVehicle,
  })
  return {
    ...cursor,
    search,
    bands: meta?.bands,
    filter: (change: ReminderSearch) => setSearch({ ...change, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}

/** Opens the app of a channel with the text filled in; a mail has no address, since owners have none. */
function openApp(channel: ReminderChannel, reminder: Reminder, language: Language) {
  const { kind, vehicleNo } = reminder
  const text = textTo(reminder)[language]
  if (channel === 'MAIL') {
    const subject = t.reminders('mailSubject', { kind: t.reminders(`kinds.${kind}`), plate: showPlate(vehicleNo) })
    window.location.href = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
    return
  }
  const number = numberOf(reminder)
  if (number === null) return
  const { whatsapp, sms, tel } = linksTo(number, text)
  if (channel === 'WHATSAPP') window.open(whatsapp, '_blank', 'noopener')
  else window.location.href = channel === 'SMS' ? sms : tel
}

/** What can be done with the reminders of the list, by buttons and by keys. */
function useWorklistActions(worklist: ReturnType<typeof useWorklist>) {
  const { current } = worklist
  const [language, setLanguage] = useState(languageInForce)
  const [opened, setOpened] = useState<{ key: string; channel: ReminderChannel } | null>(null)
  const [renewed, setRenewed] = useState<Reminder | null>(null)
  /** The menu ends with its reminder. */
  const [snoozing, setSnoozing] = useState<string | null>(null)
  const { list, focusSoon } = useListFocus(renewed !== null)
  const options = { invalidates: expiryReads, failureTitle: t.reminders('failed') }
  const log = useKeyedMutation(reminderEndpoints.log, { ...options, success: null })
  const withdraw = useApiMutation(reminderEndpoints.withdraw, options)
  const snooze = useApiMutation(reminderEndpoints.snooze, { ...options, success: null })
  const undoSnooze = useApiMutation(reminderEndpoints.snooze, options)
  const channelOf = (row: Reminder): ReminderChannel => (opened?.key === reminderKey(row) ? opened.channel : 'CALL')
  /** Without a number nobody was called: there is an outcome once the mail was opened. */
  const mayNote = (row: Reminder) => numberOf(row) !== null || opened?.key === reminderKey(row)

  const move = (step: 1 | -1) => {
    worklist.move(step)
    focusSoon()
  }
  const open = (channel: ReminderChannel) => {
    if (!current || (channel !== 'MAIL' && numberOf(current) === null)) return
    setOpened({ key: reminderKey(current), channel })
    openApp(channel, current, language)
  }
  const note = (outcome: ReminderOutcome) => {
    if (!current || !mayNote(current)) return
    const { vehicleId, kind } = current
    // After the last reminder a second key is about the same one, until that is saved and gone.
    if (log.isPending && log.variables && reminderKey(log.variables.body) === reminderKey(current)) return
    const title = t.reminders('noted', { reminder: reminderName(current), outcome: t.reminders(`outcomes.${outcome}`) })
    log.mutate({ body: { vehicleId, kind, channel: channelOf(current), outcome } }, ({ lastSentAt }) =>
      toast({
        kind: 'success',
        title,
        undo: lastSentAt ? () => withdraw.mutate({ body: { vehicleId, kind, sentAt: lastSentAt } }) : undefined,
      }),
    )
    move(1)
  }
  const snoozeFor = (days: number) => {
    if (!current) return
    const { vehicleId, kind, snoozedUntil } = current
    const today = officeDay(new Date())
    const until = addDays(today, days)
    const title = t.reminders('noted', {
      reminder: reminderName(current),
      outcome: days === 0 ? t.reminders('endSnooze') : t.reminders('restsUntil', { day: showDay(until) }),
    })
    const undo = () => undoSnooze.mutate({ body: { vehicleId, kind, until: snoozedUntil ?? today } })
    snooze.mutate({ body: { vehicleId, kind, until } }, () => toast({ kind: 'success', title, undo }))
  }
  const keys: Record<string, () => void> = {
    j: () => move(1),
    k: () => move(-1),
    l: () => setLanguage(languages[(languages.indexOf(language) + 1) % languages.length] ?? language),
    [reminderKeys.snooze.toLowerCase()]: () => current && setSnoozing(reminderKey(current)),
    [reminderKeys.renew.toLowerCase()]: () => current && setRenewed(current),
  }
  for (const channel of reminderChannels) keys[reminderKeys[channel].toLowerCase()] = () => open(channel)
  const outcomeKeys = Object.fromEntries(reminderOutcomes.map((outcome, at) => [String(at + 1), () => note(outcome)]))
  const all = useDecidingKeys(keys, outcomeKeys)
  useListKeys(renewed ? {} : all)
  const actionsOf = (row: Reminder) => ({
    language,
    onLanguage: setLanguage,
    channel: channelOf(row),
    onOpen: open,
    onOutcome: note,
    noOutcome: mayNote(row) ? null : t.reminders('noPhone'),
    isSnoozing: snoozing === reminderKey(row),
    onSnoozing: (isOpen: boolean) => setSnoozing(isOpen ? reminderKey(row) : null),
    onSnooze: snoozeFor,
    onRenew: () => setRenewed(row),
    isSaving: log.isPending,
  })
  const endRenewal = () => {
    setRenewed(null)
    focusSoon()
  }
  return { list, move, actionsOf, renewed, endRenewal }
}
