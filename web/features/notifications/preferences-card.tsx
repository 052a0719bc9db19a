import { useMutation, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { NotificationPreference } from '#contract/notifications/notification.ts'
import { notificationLabels } from '#contract/notifications/notification-events.ts'
import { t } from '#contract/texts.ts'
import { notificationEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { canPush, isPushOn, turnPushOff, turnPushOn } from './push.ts'

const mailOptions = () =>
  [
    { value: 'off', label: t.notifications('mailOff') },
    { value: 'now', label: t.notifications('mailNow') },
    { value: 'daily', label: t.notifications('mailDaily') },
  ] as const

/** What the user is notified of, folded: few people change it, and seldom. Each choice is stored at once. */
export function NotificationPreferences() {
  // The panel of notifications links here.
  const hash = useLocation({ select: (location) => location.hash })
  return (
    <div id="notifications" key={hash}>
      <Card flush>
        <Accordion
          first={hash}
          items={[
            {
              value: 'notifications',
              summary: (
                <>
                  <span className="block font-semibold text-lg tracking-tight">{t.notifications('title')}</span>
                  <span className="block font-normal text-muted text-sm">{t.notifications('preferencesIntro')}</span>
                </>
              ),
              content: (
                <>
                  <Phone />
                  {canPush() && <Device />}
                  <Choices />
                </>
              ),
            },
          ]}
        />
      </Card>
    </div>
  )
}

/** Messages of the office's gateway, for dealers of an office that sends them. */
function Phone() {
  const query = useQuery({ ...apiQuery(notificationEndpoints.phone, {}), enabled: useUser()?.role === 'client' })
  const edit = useApiMutation(notificationEndpoints.editPhone, {
    invalidates: [notificationEndpoints.phone],
    failureTitle: t.notifications('saveFailed'),
  })
  if (!query.data?.data.isOffered) return null
  const { isOn, phoneNo } = query.data.data
  return (
    <SwitchLine
      title={t.notifications('phoneTitle')}
      detail={t.notifications('phoneDetail', { phoneNo })}
      checked={isOn}
      onChange={(next) => edit.mutate({ body: { isOn: next } })}
    />
  )
}

/** Web push to this device. */
function Device() {
  const query = useQuery({ queryKey: ['push-device'], queryFn: isPushOn })
  const fail = (description: string) => toast({ kind: 'error', title: t.notifications('saveFailed'), description })
  const edit = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (!isOn) return turnPushOff()
      if (!(await turnPushOn())) fail(t.notifications('pushDenied'))
    },
    onError: () => fail(t.notifications('badPush')),
    onSettled: () => query.refetch(),
  })
  return (
    <SwitchLine
      title={t.notifications('pushDevice')}
      detail={t.notifications('pushDetail')}
      checked={query.data === true}
      onChange={(isOn) => edit.mutate(isOn)}
    />
  )
}

interface SwitchLineProps {
  title: string
  detail: string
  checked: boolean
  onChange: (checked: boolean) => void
}

function SwitchLine({ title, detail, checked, onChange }: SwitchLineProps) {
  return (
    <div className="flex items-center justify-between gap-6 border-b py-2.5">
      <div>
        <p>{title}</p>
        <p className="text-muted text-sm">{detail}</p>
      </div>
      <Switch aria-label={title} checked={checked} onCheckedChange={onChange} />
    </div>
  )
}

function Choices() {
  const query = useQuery(apiQuery(notificationEndpoints.preferences, {}))
  return (
    <QueryView query={query} skeleton={<Skeleton className="h-64 w-full" />}>
      {({ data }) => (
        <ul className="divide-y">
          {data.map((choice) => (
            <ChoiceItem key={choice.event} choice={choice} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}

export function ChoiceItem({ choice }: { choice: NotificationPreference }) {
  const label = notificationLabels()[choice.event]
  const { isPending, mutate } = useApiMutation(notificationEndpoints.editPreferences, {
    invalidates: [notificationEndpoints.preferences],
    failureTitle: t.notifications('saveFailed'),
  })
  const change = (next: Partial<NotificationPreference>) => {
    // A call sends both values: until the first change is shown, a second one would take it back.
    if (!isPending) mutate({ body: [{ ...choice, ...next }] })
  }
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-2.5 md:grid-cols-[1fr_auto_11rem]">
      <span className="max-md:col-span-2">{label}</span>
      {/* the switch is its control */}
      <label className="flex items-center gap-2.5 text-muted">
        <Switch
          aria-label={`${label}, ${t.notifications('inPortal')}`}
          aria-disabled={isPending || undefined}
          checked={choice.inApp}
          onCheckedChange={(inApp) => change({ inApp })}
        />
        {t.notifications('inPortal')}
      </label>
      <Select
        aria-label={`${label}, ${t.notifications('byMail')}`}
        aria-disabled={isPending || undefined}
        height="sm"
        value={choice.mail}
        options={mailOptions()}
        onValueChange={(mail) => change({ mail: mail as typeof choice.mail })}
      />
    </li>
  )
}
