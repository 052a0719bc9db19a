import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDay } from '#contract/dates.ts'
import type { DueToday } from '#contract/reminders/reminder-settings.ts'
import { t } from '#contract/texts.ts'
import { officeProfile } from '#web/features/office/office.ts'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { dueToday, reminderSettings, reminderTexts } from './reminder-queries.ts'
import { ReminderSettingsForm } from './reminder-settings-form.tsx'
import { TextsCard } from './texts-card.tsx'

export function loader(): void {
  void queryClient.prefetchQuery(reminderSettings())
  void queryClient.prefetchQuery(reminderTexts())
  void queryClient.prefetchQuery(officeProfile())
}

/** Automatic reminders, and their texts. */
export function Page() {
  const query = useQuery(reminderSettings())
  return (
    <>
      <PageHeader
        breadcrumbs={<PageBreadcrumbs />}
        description={t.reminderSettings('description')}
        actions={
          <>
            <OpenPage page={paths.superadmin.reminderReport} label={t.reminderReport('title')} />
            <DialogButton
              icon={CalendarClock}
              label={t.reminderSettings('preview')}
              dialog={(close) => <DueTodayDialog onClose={close} />}
            />
          </>
        }
      />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <QueryView
          query={query}
          errorTitle={t.reminderSettings('fetchFailed')}
          frame={(error) => <Card>{error}</Card>}
          skeleton={
            <Card>
              <Skeleton className="h-96 w-full" />
            </Card>
          }
        >
          {({ data }) => <ReminderSettingsForm settings={data} />}
        </QueryView>
        <HoldUntilLoaded isLoading={query.isPending}>
          <TextsCard />
        </HoldUntilLoaded>
      </div>
    </>
  )
}

/** What the portal would send today, by the saved settings: reminders to the gateway and mails to dealers. */
function DueTodayDialog({ onClose }: { onClose: () => void }) {
  const query = useQuery(dueToday())
  // Somebody else may have changed them since the page was opened.
  const settings = useQuery({ ...reminderSettings(), staleTime: 0 }).data?.data
  const day = query.data?.data.day
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={t.reminderSettings('preview')}
      description={
        day
          ? `${t.reminderSettings('previewOf', { day: showDay(day) })} ${t.reminderSettings('previewUnsaved')}`
          : t.reminderSettings('previewUnsaved')
      }
    >
      <QueryView
        query={query}
        errorTitle={t.reminderSettings('previewFailed')}
        skeleton={<Skeleton className="h-64 w-full rounded-md" />}
      >
        {({ data }) => (
          <div className="grid gap-6">
            <Webhooks due={data.webhook} hasGateway={settings?.webhookUrl !== null} />
            <Digests digests={data.digests} isOff={settings?.dealerDigest === 'off'} />
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

function Webhooks({ due: { count, examples }, hasGateway }: { due: DueToday['webhook']; hasGateway: boolean }) {
  if (!hasGateway) return <Part title={t.reminderSettings('toGateway')}>{t.reminderSettings('noGateway')}</Part>
  if (count === 0) return <Part title={t.reminderSettings('toGateway')}>{t.reminderSettings('noneToGateway')}</Part>
  return (
    <Part
      title={t.reminderSettings('toGateway')}
      count={t.reminderSettings('reminderCount', { count })}
      list={examples.map(({ vehicleId, vehicleNo, kind, expiryDate, owner }) => (
        <li key={`${vehicleId} ${kind}`} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="font-medium">
            <Plate number={vehicleNo} />
            {owner?.name && <span className="block font-normal text-muted text-sm">{owner.name}</span>}
          </span>
          <span className="text-right">
            {t.reminders(`kinds.${kind}`)}
            <span className="tnum block text-muted text-sm">{showDay(expiryDate)}</span>
          </span>
        </li>
      ))}
    >
      {count > examples.length && t.reminderSettings('firstOf', { shown: examples.length })}
    </Part>
  )
}

function Digests({ digests, isOff }: { digests: DueToday['digests']; isOff: boolean }) {
  if (isOff) return <Part title={t.reminderSettings('toDealers')}>{t.reminderSettings('digestsOff')}</Part>
  if (digests.length === 0)
    return <Part title={t.reminderSettings('toDealers')}>{t.reminderSettings('noDigests')}</Part>
  return (
    <Part
      title={t.reminderSettings('toDealers')}
      count={t.reminderSettings('mailCount', { count: digests.length })}
      list={digests.map(({ firmName, email, vehicles }) => (
        <li key={email} className="flex flex-wrap justify-between gap-x-4 py-2">
          <span className="min-w-0 wrap-anywhere font-medium">
            {firmName}
            <span className="block font-normal text-muted text-sm">{email}</span>
          </span>
          <span className="tnum">{t.reminderSettings('vehiclePapers', { count: vehicles })}</span>
        </li>
      ))}
    />
  )
}

interface PartProps {
  title: string
  count?: string
  list?: ReactNode
  children?: ReactNode
}

function Part({ title, count, list, children }: PartProps) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4 border-b pb-2">
        <h3 className="font-semibold">{title}</h3>
        {count && <span className="tnum font-medium">{count}</span>}
      </div>
      {children && <p className="mt-2 text-muted text-sm">{children}</p>}
      {list && <ul className="divide-y">{list}</ul>}
    </section>
  )
}
