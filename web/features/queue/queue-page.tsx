import { useState } from 'react'
import { t } from '#contract/texts.ts'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { queueCounts } from '#web/features/queue/queue-queries.ts'
import { queueSearch } from '#web/features/queue/queue-search.ts'
import { QueueView } from '#web/features/queue/queue-view.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { queryClient } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ActDialog, type Acting, CheckOldestFirst } from './queue-dialogs.tsx'

export const loader = () => void queryClient.prefetchQuery(queueCounts())

/** The work that waits for the office, with the dialogs of the lists that hold it. */
export function Page() {
  const role = useStaffRole()
  const [acting, setActing] = useState<Acting | null>(null)
  const [{ check, page = 1 }, setSearch] = usePageSearch(queueSearch)
  const oneTimeLink = useOneTimeLink()
  return (
    <>
      <PageHeader description={t.queue('description')} />
      <QueueView
        role={role}
        isActing={acting !== null || check !== undefined}
        onAct={(name, row) =>
          name === 'check' && 'id' in row ? setSearch({ check: row.id }) : setActing({ name, row })
        }
      />
      {acting && (
        <ActDialog
          acting={acting}
          onClose={() => setActing(null)}
          onAccepted={(email) => void oneTimeLink.offer(email)}
        />
      )}
      {check && role === 'superadmin' && (
        <CheckOldestFirst check={check} page={page} onClose={() => setSearch({ check: undefined, page: undefined })} />
      )}
      {oneTimeLink.dialog}
    </>
  )
}
