import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { allKeys, KeyList } from '#web/features/keys/key-list.tsx'
import { allWebhooks, WebhooksCard } from '#web/features/webhooks/webhooks-card.tsx'
import { queryClient } from '#web/lib/query.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded } from '#web/ui/query-view.tsx'

export const loader = () => {
  void queryClient.prefetchQuery(allKeys())
  void queryClient.prefetchQuery(allWebhooks())
}

/** What other programs may do, and which events they receive. */
export function Page() {
  const { isPending } = useQuery(allKeys())
  return (
    <>
      <PageHeader
        description={t.integrations('description')}
        actions={
          <a href="/api/docs" target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
            {t.integrations('apiDescription')}
            <ExternalLink />
          </a>
        }
      />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <KeyList />
        <HoldUntilLoaded isLoading={isPending}>
          <WebhooksCard />
        </HoldUntilLoaded>
      </div>
    </>
  )
}
