import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText, Inbox, X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import type { SessionUser } from '#contract/identity/identity.ts'
import { MAX_SOUGHT } from '#contract/limits.ts'
import type { FoundCase } from '#contract/search/search.ts'
import { t } from '#contract/texts.ts'
import { searchEndpoints } from '#web/endpoints.generated.ts'
import { StatusBadge } from '#web/features/cases/status-badge.tsx'
import { addShared, isBeingSent } from '#web/features/papers/paper-uploads.ts'
import {
  claimShared,
  dropNotTaken,
  dropShared,
  MAX_SHARED,
  MAX_SHARED_MB,
  type NotTaken,
  readShared,
  type SharedFile,
} from '#web/features/share/shared-files.ts'
import { groupBy } from '#web/lib/cursor-list.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { Plate } from '#web/table/row-actions.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FieldLabel, Input } from '#web/ui/input.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const shared = (userId: string) =>
  ({
    queryKey: ['shared files', userId],
    queryFn: async () => {
      const files = await readShared(userId)
      return { ...files, own: files.own.filter(({ key }) => !isBeingSent(key)) }
    },
    gcTime: 0,
    networkMode: 'always',
  }) as const

/** The page for files that another app shared: which case are they for? */
export function Page() {
  const user = useUser()
  return user && <SharedFilesOf user={user} />
}

function SharedFilesOf({ user }: { user: SessionUser }) {
  const query = useQuery(shared(user.id))
  const client = useQueryClient()
  const navigate = useNavigate()
  const isChosen = useRef(false)
  const change = async (work: Promise<void>) => {
    await work
    await client.invalidateQueries(shared(user.id))
  }
  const choose = async ({ id, CaseNo }: FoundCase) => {
    if (isChosen.current) return
    isChosen.current = true
    void dropNotTaken()
    addShared(id, query.data?.own ?? [], dropShared)
    await navigate({ to: paths[user.role].caseDetail.pattern, params: { caseNo: CaseNo }, replace: true })
  }
  return (
    <>
      <PageHeader title={t.share('title')} />
      <Card title={t.share('files')}>
        <QueryView
          query={query}
          errorTitle={t.share('failed')}
          skeleton={<Skeleton className="h-24 w-full" />}
          isEmpty={({ own, unclaimed, notTaken }) => !own.length && !unclaimed.length && !notTaken}
          empty={<EmptyState icon={Inbox} title={t.share('none')} detail={t.share('howTo')} />}
        >
          {({ own, unclaimed, notTaken }) => (
            <div className="grid grid-cols-1 gap-5">
              {notTaken && <NotTakenNotice notTaken={notTaken} />}
              {[...groupBy(unclaimed, ({ from }) => from)].map(([from, files]) => (
                <Unclaimed
                  key={from}
                  from={from}
                  count={files.length}
                  onClaim={() => void change(claimShared(keysOf(files), user.id))}
                  onDrop={() => void change(dropShared(keysOf(files)))}
                />
              ))}
              {own.length > 0 && (
                <>
                  {own.some(({ from }) => !from) && <p className="text-muted text-sm">{t.share('fromUnknown')}</p>}
                  <SharedFileList files={own} onDrop={(key) => void change(dropShared([key]))} />
                  <ChooseCase onChoose={(found) => void choose(found)} />
                </>
              )}
            </div>
          )}
        </QueryView>
      </Card>
    </>
  )
}

const keysOf = (files: readonly SharedFile[]) => files.map(({ key }) => key)

function NotTakenNotice({ notTaken: { kind, count, size } }: { notTaken: NotTaken }) {
  return (
    <div role="status" className="rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
      {kind > 0 && <p>{t.share('onlyImages', { count: kind })}</p>}
      {count > 0 && <p>{t.share('tooMany', { count, most: MAX_SHARED })}</p>}
      {size > 0 && <p>{t.share('tooLarge', { count: size, mostMb: MAX_SHARED_MB })}</p>}
    </div>
  )
}

interface UnclaimedProps {
  from: string
  count: number
  onClaim: () => void
  onDrop: () => void
}

/** Files of nobody: without their names and pictures, because they may be another person's. */
function Unclaimed({ from, count, onClaim, onDrop }: UnclaimedProps) {
  return (
    <div className="grid gap-3 rounded-md border bg-sunken p-3.5">
      <div className="wrap-anywhere text-sm">
        <p className="font-medium">{t.share('unclaimed', { count })}</p>
        <p className="text-muted">{from ? t.share('fromPage', { address: from }) : t.share('fromUnknown')}</p>
        <p className="text-muted">{t.share('onlyYours')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onClaim}>{t.share('mine', { count })}</Button>
        <Button variant="ghost" onClick={onDrop}>
          {t.share('notMine', { count })}
        </Button>
      </div>
    </div>
  )
}

/** The files that wait for a case, with their pictures; each can be left out. */
function SharedFileList({ files, onDrop }: { files: readonly SharedFile[]; onDrop: (key: string) => void }) {
  return (
    <ul aria-label={t.share('files')} className="flex flex-wrap gap-3">
      {files.map(({ key, file, from }) => (
        <li key={key} className="flex max-w-full items-center gap-2 rounded-md border bg-sunken p-1.5">
          <Picture file={file} />
          <span className="max-w-40 text-sm">
            <span className="block truncate">{file.name || t.attachments('unnamed')}</span>
            {from && <span className="block truncate text-muted text-xs">{from}</span>}
          </span>
          <Button
            icon={X}
            size="icon-sm"
            variant="ghost"
            aria-label={t.share('leaveOut', { name: file.name || t.attachments('unnamed') })}
            onClick={() => onDrop(key)}
          />
        </li>
      ))}
    </ul>
  )
}

/** The picture of a file that the browser can show, or an icon. */
function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  if (!isShown) return <FileText className="m-4 size-6 text-muted" />
  if (!url) return <span className="size-14" />
  return <img src={url} alt="" onError={() => setIsShown(false)} className="size-14 rounded-md object-cover" />
}

/** Asks which case, by the search of the portal. */
function ChooseCase({ onChoose }: { onChoose: (found: FoundCase) => void }) {
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed.trim())
  const isDealer = useUser()?.role === 'client'
  const query = useQuery({
    ...apiQuery(searchEndpoints.find, { query: { text } }),
    enabled: text.length > 0,
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <div className="max-w-md">
        <FieldLabel htmlFor="case">{t.share('whichCase')}</FieldLabel>
        <Input
          id="case"
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SOUGHT}
          placeholder={isDealer ? t.search('placeholderClient') : t.search('placeholderStaff')}
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {text && (
        <QueryView
          query={query}
          inlineError
          skeleton={<Skeleton className="h-24 w-full max-w-md" />}
          isEmpty={({ data }) => data.cases.length === 0}
          empty={<p className="text-muted">{t.search('noResultsFor', { text })}</p>}
        >
          {({ data }) => (
            <ul aria-label={t.share('found')} className="grid max-w-md divide-y rounded-md border">
              {data.cases.map((found) => (
                <li key={found.id}>
                  <button
                    type="button"
                    className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 text-left hover:bg-hover"
                    onClick={() => onChoose(found)}
                  >
                    <Plate number={found.vehicleNo} />
                    <span className="tnum wrap-anywhere min-w-0 flex-1 basis-40 text-muted text-sm">
                      {[found.CaseNo, found.buyerName].filter(Boolean).join(' · ')}
                    </span>
                    <StatusBadge kind="case" status={found.status} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </div>
  )
}
