import { useQuery } from '@tanstack/react-query'
import { t } from '#contract/texts.ts'
import { officeProfile } from '#web/features/office/office.ts'
import { OfficeForm } from '#web/features/office/office-form.tsx'
import { LocalLinksNotice, warnings } from '#web/features/office/office-notices.tsx'
import { readingSettings } from '#web/features/readings/reading-settings.ts'
import { ReadingSettingsCard } from '#web/features/readings/reading-settings-card.tsx'
import { paths } from '#web/lib/paths.ts'
import { queryClient } from '#web/lib/query.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function loader(): void {
  void queryClient.prefetchQuery(officeProfile())
  void queryClient.prefetchQuery(warnings())
  void queryClient.prefetchQuery(readingSettings())
}

/** The profile of the office: letterhead, sender of mails, payee of UPI payments. */
export function Page() {
  const query = useQuery(officeProfile())
  const { isPending: awaitsNotice } = useQuery(warnings())
  return (
    <>
      <PageHeader
        description={t.office('description')}
        actions={<OpenPage page={paths.superadmin.mailSettings} label={t.mail('settingsTitle')} />}
      />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <LocalLinksNotice />
        <QueryView
          query={{ ...query, data: awaitsNotice ? undefined : query.data }}
          errorTitle={t.office('fetchFailed')}
          frame={(error) => <Card>{error}</Card>}
          skeleton={
            <Card>
              <Skeleton className="h-96 w-full" />
            </Card>
          }
        >
          {({ data }) => <OfficeForm profile={data} />}
        </QueryView>
        <ReadingSettingsCard />
      </div>
    </>
  )
}
