import { useQuery } from '@tanstack/react-query'
import { Copy, MessageCircle } from 'lucide-react'
import { officeDay, showInstantDay } from '#contract/dates.ts'
import type { DealerMessage } from '#contract/dealer-messages/dealer-message.ts'
import { type DealerMessageKind, dealerMessageKindsOf } from '#contract/dealer-messages/dealer-message-values.ts'
import { whatsAppLink } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { dealerMessageEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { useCursorList } from '#web/lib/cursor-list.ts'
import { singleKey, useDecidingKeys, useListFocus, useListKeys } from '#web/lib/keys.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, ONE_VISIT_MS } from '#web/lib/query.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { copyText, toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeyHint, KeyLegend } from '#web/ui/kbd.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { PhoneLink } from '#web/ui/values.tsx'
import { dealerMessageSearch } from './dealer-message-search.ts'

const waiting = (kind: DealerMessageKind) => ({
  ...apiQuery(dealerMessageEndpoints.waiting, { query: { kind } }),
  staleTime: ONE_VISIT_MS,
})

const keyOf = ({ ids }: DealerMessage) => ids.join()

/** A message that is not sent today. */
const isLeft = ({ lastSentAt }: DealerMessage) =>
  lastSentAt === null || officeDay(new Date(lastSentAt)) < officeDay(new Date())

/** What the office sends to dealers by hand, one message after the other. */
export function Page() {
  const [search, setSearch] = usePageSearch(dealerMessageSearch)
  const kinds = dealerMessageKindsOf(useStaffRole())
  const kind = kinds.find((one) => one === search.kind) ?? kinds[0] ?? 'papers'
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.dealerMessages('description')} />
      {kinds.length > 1 ? (
        <Tabs
          besideTitle
          label={t.dealerMessages('kindsLabel')}
          value={kind}
          onValueChange={(next) => setSearch({ kind: kinds.find((one) => one === next) }, { replace: true })}
          tabs={kinds.map((one) => ({
            value: one,
            label: t.dealerMessages(`kinds.${one}`),
            content: <Messages kind={one} />,
          }))}
        />
      ) : (
        <Messages kind={kind} />
      )}
    </>
  )
}

function Messages({ kind }: { kind: DealerMessageKind }) {
  const { data: { data } = {}, error, refetch } = useQuery(waiting(kind))
  const cursor = useCursorList({ pages: [waiting(kind)], keyOf, listKey: kind })
  const { list, move, send } = useSending(cursor)
  const role = useStaffRole()
  return (
    <>
      {data && data.length > 0 && (
        <p role="status" className="mb-3 font-medium">
          {t.dealerMessages('left', { left: data.filter(isLeft).length })}
        </p>
      )}
      <Card flush>
        <KeyboardList
          {...cursor}
          query={{ data: data?.length, error, refetch }}
          label={t.dealerMessages(`kinds.${kind}`)}
          list={list}
          row={(row, isCurrent) => (
            <>
              <MessageLine message={row} isCurrent={isCurrent} onSelect={() => cursor.select(row)} />
              {isCurrent && <MessageActions message={row} onSend={send} onSkip={() => move(1)} />}
            </>
          )}
          errorTitle={t.dealerMessages('fetchFailed')}
          empty={
            <EmptyState
              title={t.dealerMessages('emptyTitle')}
              detail={kind === 'bills' ? t.dealerMessages('emptyBills') : t.dealerMessages('emptyPapers')}
              action={
                role === 'superadmin' && kind === 'bills' ? (
                  <OpenPage page={paths.superadmin.dues} label={t.dues('title')} />
                ) : (
                  <OpenPage page={paths[role].rto} label={t.stages('title')} />
                )
              }
            />
          }
          onMove={move}
          onMore={() => undefined}
        />
      </Card>
      {data && data.length > 0 && (
        <KeyLegend
          keys={[
            { names: ['Enter'], text: t.dealerMessages('keySend') },
            { names: ['C'], text: t.dealerMessages('keyCopy') },
            { names: ['J', 'K'], text: t.reminders('keyMove') },
          ]}
        />
      )}
    </>
  )
}

type Channel = 'whatsApp' | 'copy'

/** Sends the current message, notes that, and goes on to the next. */
function useSending({
  current,
  ...cursor
}: Pick<ReturnType<typeof useCursorList<DealerMessage, readonly unknown[]>>, 'current' | 'move'>) {
  const { list, focusSoon } = useListFocus(false)
  const options = { invalidates: [dealerMessageEndpoints.waiting], failureTitle: t.dealerMessages('failed') }
  const log = useKeyedMutation(dealerMessageEndpoints.log, { ...options, success: null })
  const withdraw = useApiMutation(dealerMessageEndpoints.withdraw, options)
  const move = (step: 1 | -1) => {
    cursor.move(step)
    focusSoon()
  }
  const send = (channel: Channel) => {
    if (!current) return
    const { kind, ids, firmName, mobileNo, text } = current
    // After the last message a second key is about the same one, until that is noted.
    if (log.isPending && log.variables?.body.ids.join() === ids.join()) return
    if (channel === 'whatsApp') window.open(whatsAppLink(text, mobileNo), '_blank', 'noopener')
    else void copyText(text, { copied: t.dealerMessages('copied'), refused: text })
    log.mutate({ body: { kind, ids } }, () =>
      toast({
        kind: 'success',
        title: t.dealerMessages('sentTo', { firmName }),
        undo: () => withdraw.mutate({ body: { kind, ids } }),
      }),
    )
    move(1)
  }
  useListKeys(
    useDecidingKeys(
      { j: () => move(1), k: () => move(-1), s: () => move(1) },
      { enter: () => send('whatsApp'), w: () => send('whatsApp'), c: () => send('copy') },
    ),
  )
  return { list, move, send }
}

interface MessageLineProps {
  message: DealerMessage
  isCurrent: boolean
  onSelect: () => void
}

function MessageLine({ message: { firmName, about, lastSentAt }, isCurrent, onSelect }: MessageLineProps) {
  return (
    <div className="relative flex min-h-10 flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2 lg:flex-nowrap">
      <button
        type="button"
        aria-expanded={isCurrent}
        aria-label={t.dealerMessages('rowOf', { firmName, about })}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onSelect}
        className="wrap-anywhere w-60 shrink-0 rounded-sm text-left font-semibold after:absolute after:inset-0"
      >
        {firmName}
      </button>
      <span className="tnum min-w-0 flex-1 truncate text-sm max-lg:basis-full">{about}</span>
      <span className="text-muted text-sm">
        {lastSentAt ? t.dealerMessages('sentOn', { day: showInstantDay(lastSentAt) }) : t.dealerMessages('notSent')}
      </span>
    </div>
  )
}

interface MessageActionsProps {
  message: DealerMessage
  onSend: (channel: Channel) => void
  onSkip: () => void
}

function MessageActions({
  message: { firmName, about, clientName, mobileNo, text },
  onSend,
  onSkip,
}: MessageActionsProps) {
  return (
    <section aria-label={t.dealerMessages('rowOf', { firmName, about })} className="grid gap-3 px-4 pb-4">
      <p className="flex flex-wrap items-center gap-x-3 text-sm">
        {clientName}
        <PhoneLink number={mobileNo} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line rounded-md border bg-sunken px-3.5 py-3 text-sm">{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={MessageCircle}
          size="sm"
          variant="primary"
          aria-keyshortcuts={singleKey('W')}
          onClick={() => onSend('whatsApp')}
        >
          {t.dealerMessages('whatsApp')}
          <KeyHint keyName="W" />
        </Button>
        <Button icon={Copy} size="sm" aria-keyshortcuts={singleKey('C')} onClick={() => onSend('copy')}>
          {t.dealerMessages('copy')}
          <KeyHint keyName="C" />
        </Button>
        <Button size="sm" variant="ghost" aria-keyshortcuts={singleKey('S')} onClick={onSkip}>
          {t.dealerMessages('skip')}
          <KeyHint keyName="S" />
        </Button>
      </div>
    </section>
  )
}
