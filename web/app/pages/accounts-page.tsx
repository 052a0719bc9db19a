import { t } from '#contract/texts.ts'
import { BankTab } from '#web/features/bank/bank-tab.tsx'
import { DunningTab } from '#web/features/dunning/dunning-tab.tsx'
import { GstTab } from '#web/features/gst/gst-tab.tsx'
import { MarginTab } from '#web/features/margin/margin-tab.tsx'
import { accountsSearch, BANK_TAB } from '#web/features/office/office.ts'
import { TallyTab } from '#web/features/tally/tally-tab.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { type Tab, Tabs } from '#web/ui/tabs.tsx'

/** The tabs of the accounts in their order; the first is shown when an address names none. */
const accountTabs = (): readonly Tab[] => [
  { value: 'tally', label: t.tally('title'), content: <TallyTab /> },
  { value: BANK_TAB, label: t.bank('title'), content: <BankTab /> },
  { value: 'reminders', label: t.dunning('title'), content: <DunningTab /> },
  { value: 'gst', label: t.gst('title'), content: <GstTab /> },
  { value: 'margin', label: t.margin('title'), content: <MarginTab /> },
]

const noTable = { q: undefined, sort: undefined, page: undefined, size: undefined, hide: undefined }

/** What the office's books need. */
export function Page() {
  const [{ tab }, setSearch] = usePageSearch(accountsSearch)
  const tabs = accountTabs()
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0]
  return (
    <>
      <PageHeader description={t.accounts('description')} />
      <Tabs
        besideTitle
        label={t.accounts('title')}
        value={shown?.value ?? ''}
        onValueChange={(next) =>
          // The two days are kept; search, sort, page and columns belong to the other table.
          setSearch({ ...noTable, tab: next === tabs[0]?.value ? undefined : next }, { replace: true })
        }
        tabs={tabs}
      />
    </>
  )
}
