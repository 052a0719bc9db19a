import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { FoundCase } from '#contract/search/search.ts'
import { addShared, isBeingSent } from '#web/features/papers/paper-changes.ts'
import { ChooseCase } from '#web/features/share/choose-case.tsx'
import { dropShared, readShared, type SharedFile } from '#web/features/share/shared-files.ts'
import { FileText, Inbox, X } from '#web/icons/index.generated.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const readWaiting = async () => (await readShared()).filter(({ key }) => !isBeingSent(key))
const shared = { queryKey: ['shared files'], queryFn: readWaiting, gcTime: 0, networkMode: 'always' } as const

/** Where a photo lands that another app shared: which case is it for? */
export function Page() {
  const user = useUser()
  const query = useQuery(shared)
  const client = useQueryClient()
  const navigate = useNavigate()
  const isChosen = useRef(false)
  if (!user) return null
  const drop = async (keys: string[]) => {
    await dropShared(keys)
    await client.invalidateQueries(shared)
  }
  const choose = async ({ id, CaseNo }: FoundCase) => {
    if (isChosen.current) return
    isChosen.current = true
    addShared(id, query.data ?? [], dropShared)
    await navigate({ to: paths[user.role].caseDetail.pattern, params: { caseNo: CaseNo }, replace: true })
  }
  return (
    <>
      <PageHeader title={messages.share.title} />
      <Card title={messages.share.files}>
        <QueryView
          query={query}
          errorTitle={messages.share.failed}
          skeleton={<Skeleton className="h-24 w-full" />}
          isEmpty={(files) => files.length === 0}
          empty={<EmptyState icon={Inbox} title={messages.share.none} detail={messages.share.howTo} />}
        >
          {(files) => (
            <div className="grid grid-cols-1 gap-5">
              <SharedFileList files={files} onDrop={(key) => void drop([key])} />
              <ChooseCase onChoose={(found) => void choose(found)} />
            </div>
          )}
        </QueryView>
      </Card>
    </>
  )
}

/** The files that wait for a case, with their pictures; each can be left out. */
function SharedFileList({ files, onDrop }: { files: readonly SharedFile[]; onDrop: (key: string) => void }) {
  return (
    <ul aria-label={messages.share.files} className="flex flex-wrap gap-3">
      {files.map(({ key, file }) => (
        <li key={key} className="flex max-w-full items-center gap-2 rounded-md border bg-sunken p-1.5">
          {file.type.startsWith('image/') ? <Picture file={file} /> : <FileText className="m-4 size-6 text-muted" />}
          <span className="max-w-40 truncate text-sm">{file.name || messages.attachments.unnamed}</span>
          <Button
            icon={X}
            size="icon-sm"
            variant="ghost"
            aria-label={messages.share.leaveOut(file.name || messages.attachments.unnamed)}
            onClick={() => onDrop(key)}
          />
        </li>
      ))}
    </ul>
  )
}

function Picture({ file }: { file: File }) {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url ? <img src={url} alt="" className="size-14 rounded-md object-cover" /> : <span className="size-14" />
}
