import { Printer } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { Reminder } from '#contract/reminders/reminder.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { BandTabs } from '#web/features/reminders/band-tabs.tsx'
import { CallList } from '#web/features/reminders/call-list.tsx'
import { MailDealer } from '#web/features/reminders/mail-dealer.tsx'
import { worklistPage } from '#web/features/reminders/reminder-queries.ts'
import type { ReminderSearch } from '#web/features/reminders/reminder-search.ts'
import { RenewDialog } from '#web/features/reminders/renew-dialog.tsx'
import { useWorklist } from '#web/features/reminders/use-worklist.ts'
import { Worklist } from '#web/features/reminders/worklist.tsx'
import { WorklistFilters } from '#web/features/reminders/worklist-filters.tsx'
import { queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import type { PageLocation } from '#web/shell/page-entry.ts'
import { SearchBox } from '#web/table/search-box.tsx'
import { Button } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'

/** Prefetches the list while the page's code loads. */
export const loader = ({ search }: PageLocation<ReminderSearch>) =>
  void queryClient.prefetchQuery(worklistPage(search, 0))

/** The papers that end, to remind their owners (contract-trade section 6). */
export function Page() {
  const worklist = useWorklist()
  const { search, filter, rows, bands } = worklist
  const isAdmin = useUser()?.role === 'superadmin'
  const [renewed, setRenewed] = useState<Reminder | null>(null)
  return (
    <>
      <PageHeader
        description={messages.reminders.description}
        actions={
          <>
            {isAdmin && (
              <>
                <OpenPage page={paths.superadmin.reminderReport} label={messages.reminderReport.title} />
                <OpenPage page={paths.superadmin.reminderSettings} label={messages.reminderSettings.title} />
              </>
            )}
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              {messages.reminders.printList}
            </Button>
          </>
        }
      />
      <BandTabs counts={bands} band={search.band} onChoose={(band) => filter({ band })} />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchBox
          label={messages.reminders.title}
          value={search.search ?? ''}
          onSearch={(text) => filter({ search: text.trim() || undefined })}
        />
        <WorklistFilters search={search} onChange={filter} />
        <Button
          size="sm"
          variant={search.resting ? 'secondary' : 'ghost'}
          aria-pressed={search.resting === 1}
          onClick={() => filter({ resting: search.resting ? undefined : 1 })}
        >
          {messages.reminders.showResting}
        </Button>
        {search.firm && <MailDealer firmName={search.firm} />}
      </div>
      <Worklist worklist={worklist} isCovered={renewed !== null} onRenew={setRenewed} />
      {renewed && <RenewDialog reminder={renewed} onClose={() => setRenewed(null)} />}
      {rows.length > 0 && <CallList rows={rows} />}
    </>
  )
}
