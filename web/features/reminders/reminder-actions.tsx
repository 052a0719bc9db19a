import { Link } from '@tanstack/react-router'
import { AlarmClock, BadgeCheck, Mail, MessageCircle, MessageSquareText, Phone } from 'lucide-react'
import { type Language, languageNames, languages } from '#contract/languages/language.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { t } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { reminderChannels, reminderOutcomes } from '#contract/vehicles/reminder-event-values.ts'
import { singleKey } from '#web/lib/keys.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { reminderKeys } from '#web/lib/verbs.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { PhoneLink } from '#web/ui/values.tsx'
import { numberOf, reminderName, textTo } from './reminder-queries.ts'

export type ReminderChannel = (typeof reminderChannels)[number]
export type ReminderOutcome = (typeof reminderOutcomes)[number]

const icons = { WHATSAPP: MessageCircle, SMS: MessageSquareText, CALL: Phone, MAIL: Mail }
const presets = [3, 7, 14, 30] as const

interface ReminderActionsProps {
  reminder: Reminder
  language: Language
  onLanguage: (language: Language) => void
  channel: ReminderChannel
  onOpen: (channel: ReminderChannel) => void
  onOutcome: (outcome: ReminderOutcome) => void
  /** Why there can be no outcome yet. */
  noOutcome: string | null
  /** Whether the menu of snoozes is open. */
  isSnoozing: boolean
  onSnoozing: (isOpen: boolean) => void
  /** Zero days end the snooze. */
  onSnooze: (days: number) => void
  onRenew: () => void
  isSaving: boolean
}

/** What can be done about the current reminder: its text, the apps that send it, the outcome, a snooze, a renewal. */
export function ReminderActions(props: ReminderActionsProps) {
  const { reminder, language, onLanguage, channel, onOpen, onOutcome, noOutcome, onSnooze, onRenew, isSaving } = props
  const { owner, snoozedUntil, vehicleNo } = reminder
  const number = numberOf(reminder)
  const role = useStaffRole()
  return (
    <section aria-label={reminderName(reminder)} className="grid gap-3 px-4 pb-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {number === null ? (
          <span className="text-warn">{t.reminders('noPhone')}</span>
        ) : (
          <span>
            {!owner?.phoneNo && <span className="text-warn">{t.reminders('dealerPhone')} </span>}
            <PhoneLink number={number} />
          </span>
        )}
        <Link
          to={paths[role].vehicle}
          params={{ plate: plateInAddress(vehicleNo) }}
          className="rounded-sm text-accent-ink underline-offset-4 hover:underline"
        >
          {t.vehicles('openVehicle')}
        </Link>
        <span className="flex items-center gap-1">
          <span className="text-muted">{t.reminders('textLanguage')}</span>
          {languages.map((one) => (
            <Button
              key={one}
              size="sm"
              variant={one === language ? 'secondary' : 'ghost'}
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {languageNames[one]}
            </Button>
          ))}
        </span>
      </div>
      <p lang={language} className="wrap-anywhere rounded-md border bg-sunken px-3.5 py-3 text-sm">
        {textTo(reminder)[language]}
      </p>
      <div className="flex flex-wrap gap-2">
        {reminderChannels.map((one) => {
          const Icon = icons[one]
          return (
            <Button
              icon={Icon}
              key={one}
              size="sm"
              variant={one === 'WHATSAPP' ? 'primary' : 'secondary'}
              disabled={one !== 'MAIL' && number === null}
              aria-keyshortcuts={singleKey(reminderKeys[one])}
              onClick={() => onOpen(one)}
            >
              {t.reminders(`channels.${one}`)}
              <KeyHint keyName={reminderKeys[one]} />
            </Button>
          )
        })}
        <DropdownMenu
          open={props.isSnoozing}
          onOpenChange={props.onSnoozing}
          trigger={
            <Button icon={AlarmClock} size="sm" aria-keyshortcuts={singleKey(reminderKeys.snooze)}>
              {t.reminders('snooze')}
              <KeyHint keyName={reminderKeys.snooze} />
            </Button>
          }
        >
          {snoozedUntil && <MenuItem onSelect={() => onSnooze(0)}>{t.reminders('endSnooze')}</MenuItem>}
          {presets.map((days) => (
            <MenuItem key={days} onSelect={() => onSnooze(days)}>
              {t.reminders(`snoozeFor.${days}`)}
            </MenuItem>
          ))}
        </DropdownMenu>
        <Button icon={BadgeCheck} size="sm" aria-keyshortcuts={singleKey(reminderKeys.renew)} onClick={onRenew}>
          {t.reminders('renew')}
          <KeyHint keyName={reminderKeys.renew} />
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-muted text-sm max-sm:basis-full">
          {t.reminders('outcomeAfter', { channel: t.reminders(`afterChannel.${channel}`) })}
        </span>
        {reminderOutcomes.map((outcome, index) => (
          <GuardedButton
            key={outcome}
            size="sm"
            reason={noOutcome}
            pending={isSaving}
            aria-keyshortcuts={singleKey(String(index + 1))}
            onClick={() => onOutcome(outcome)}
          >
            {t.reminders(`outcomes.${outcome}`)}
            <KeyHint keyName={String(index + 1)} />
          </GuardedButton>
        ))}
      </div>
    </section>
  )
}
