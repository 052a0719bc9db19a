import { messages } from '#contract/messages.ts'
import { accountsSearch } from '#web/domain/accounts-search.ts'
import { usePageSearch } from '#web/lib/current-page.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { accountTabs } from './account-tabs.tsx'

/** What the office's books need (contract-trade section 9). */
export function Page() {
  const [{ tab }, setSearch] = usePageSearch(accountsSearch)
  const tabs = accountTabs()
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0]
  return (
    <>
      <PageHeader description={messages.accounts.description} />
      <Tabs
        besideTitle
        label={messages.accounts.title}
        value={shown?.value ?? ''}
        onValueChange={(next) =>
          setSearch({ tab: next === tabs[0]?.value ? undefined : next, page: undefined }, { replace: true })
        }
        tabs={tabs}
      />
    </>
  )
}
