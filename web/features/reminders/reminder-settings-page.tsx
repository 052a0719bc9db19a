import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { officeProfile } from '#web/features/office/office.ts'
import { DueTodayDialog } from '#web/features/reminders/due-today-dialog.tsx'
import { reminderSettings, reminderTexts } from '#web/features/reminders/reminder-queries.ts'
import { ReminderSettingsForm } from '#web/features/reminders/reminder-settings-form.tsx'
import { TextsCard } from '#web/features/reminders/texts-card.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { Below, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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
        <Below isLoading={query.isPending}>
          <TextsCard />
        </Below>
      </div>
    </>
  )
}
