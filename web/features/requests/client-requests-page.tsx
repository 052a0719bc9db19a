import { useQuery } from '@tanstack/react-query'
import { Paperclip, X } from 'lucide-react'
import { useState } from 'react'
import type { z } from 'zod'
import { NewRequest } from '#contract/requests/request.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { t } from '#contract/texts.ts'
import { requestEndpoints } from '#web/endpoints.generated.ts'
import { FileButtons } from '#web/features/papers/attachment-files.tsx'
import { allServices } from '#web/features/services/service-reads.ts'
import { draftKey, saveForm, useDraft } from '#web/forms/draft.tsx'
import { Form, SubmitButton, useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Choices } from '#web/ui/checkbox.tsx'
import { FieldError, RequiredMark } from '#web/ui/input.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  addRequestFiles,
  changeChosenFiles,
  chosenForRequest,
  RequestList,
  takeFiles,
  useChosenFiles,
} from './request-list.tsx'
import { requestReads, requestsPage } from './request-queries.ts'

export function loader() {
  void queryClient.prefetchQuery(allServices())
  void queryClient.prefetchQuery(requestsPage(null, 0))
}

/** What a dealer asks the office to do, and what became of it. */
export function Page() {
  const services = useQuery(allServices())
  return (
    <>
      <PageHeader description={t.requests('descriptionForDealer')} />
      <div className="grid gap-5">
        <Card title={t.requests('ask')}>
          {/* Not before its services are there: each field of the form would ask for them again. */}
          <QueryView
            query={services}
            errorTitle={t.services('fetchFailed')}
            skeleton={<Skeleton className="h-96 w-full rounded-md" />}
          >
            {() => <RequestForm />}
          </QueryView>
        </Card>
        <HoldUntilLoaded isLoading={services.isPending}>
          <Card title={t.requests('own')} flush>
            <RequestList
              status={null}
              isOfStaff={false}
              empty={{ title: t.requests('emptyTitles.open'), detail: t.requests('emptyOwn') }}
            />
          </Card>
        </HoldUntilLoaded>
      </div>
    </>
  )
}

const DRAFT = 'request'

const nothingAsked = { vehicleNo: '', services: [], note: '' }

/** "Ask for work": what is typed survives a reload, chosen files another page; they are sent once the request is there. */
export function RequestForm() {
  const userId = useUser()?.id ?? ''
  const form = useZodForm(NewRequest, nothingAsked)
  const draft = useDraft(form, DRAFT)
  const create = useApiMutation(requestEndpoints.create, {
    invalidates: [requestReads],
    failureTitle: t.requests('sendFailed'),
    submitKey: { storageKey: draftKey(userId, `key-of-${DRAFT}`) },
  })
  const send = (body: z.output<typeof NewRequest>) =>
    saveForm(
      form,
      async () => {
        const files = await chosenForRequest()
        const { id } = await create.mutateAsync({ body })
        addRequestFiles(id, files)
        changeChosenFiles((chosen) => chosen.filter((file) => !files.includes(file)))
        return nothingAsked
      },
      draft,
    )
  return (
    <Form form={form} onSubmit={send} className="grid gap-4">
      <TextField
        control={form.control}
        name="vehicleNo"
        label={t.caseFields('vehicleNo')}
        upper
        autoComplete="off"
        className="max-w-sm"
      />
      <ServiceChoices form={form} />
      <TextField control={form.control} name="note" label={t.requests('note')} multiline />
      <ChosenFiles />
      <div className="flex justify-end max-md:*:w-full">
        <SubmitButton control={form.control}>{t.requests('send')}</SubmitButton>
      </div>
    </Form>
  )
}

type RequestForm = ReturnType<typeof useZodForm<z.input<typeof NewRequest>, z.output<typeof NewRequest>>>

function ServiceChoices({ form }: { form: RequestForm }) {
  const services = useQuery(allServices()).data?.data ?? []
  const chosen = useFieldBinding({ control: form.control, name: 'services' })
  return (
    <fieldset aria-invalid={chosen.error ? true : undefined} aria-describedby={chosen.error && 'services-error'}>
      <legend className="mb-1.5 font-medium text-sm">
        {t.requests('services')}
        <RequiredMark />
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        <Choices
          options={services.map(({ code, label }) => ({ value: code, label }))}
          chosen={chosen.value as ServiceCode[]}
          onChange={chosen.change}
        />
      </div>
      {chosen.error && <FieldError id="services-error">{chosen.error}</FieldError>}
    </fieldset>
  )
}

function ChosenFiles() {
  const files = useChosenFiles()
  const [problem, setProblem] = useState('')
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">{t.requests('photos')}</legend>
      <div className="flex flex-wrap gap-2">
        <FileButtons
          name={t.requests('photos')}
          onFiles={(added) => {
            setProblem('')
            void takeFiles(added).then(setProblem)
          }}
        />
      </div>
      {problem && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {problem}
        </p>
      )}
      <p className="mt-1.5 text-faint text-sm">{t.requests('photosHint')}</p>
      {files.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {files.map((file, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- two files may be equal, and none changes its place
              key={index}
              className="flex min-w-0 items-center gap-2 rounded-md border bg-sunken px-3 py-1.5"
            >
              <Paperclip className="size-4 shrink-0 text-faint" />
              <span className="min-w-0 flex-1 truncate text-sm">{file.name || t.attachments('unnamed')}</span>
              <Button
                icon={X}
                size="icon-sm"
                variant="ghost"
                aria-label={t.requests('removeFile', { name: file.name })}
                onClick={() => changeChosenFiles((chosen) => chosen.filter((_, other) => other !== index))}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
