import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Comment, NewComment } from '#contract/comments/comment.ts'
import type { Role } from '#contract/endpoint.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { commentEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useDraft, useKeyedMutation } from '#web/forms/draft.tsx'
import { Form, SubmitButton, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { apiQuery } from '#web/lib/query.ts'
import { verbProps } from '#web/lib/verbs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { makeKeyboardScrollable } from '#web/ui/dialog-behaviour.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'

interface CaseCommentsProps {
  caseId: string
  viewer: Role
}

/** What office and dealer write to each other about a case, and the field for a new comment. */
export function CaseComments({ caseId, viewer }: CaseCommentsProps) {
  const query = useQuery(apiQuery(commentEndpoints.ofCase, { params: { caseId } }))
  return (
    <div className="print:hidden">
      <Card dense title={t.comments('title')}>
        <QueryView
          query={query}
          errorTitle={t.comments('fetchFailed')}
          skeleton={<Skeleton className="h-6 w-64" />}
          inlineError
          isEmpty={({ data }) => data.length === 0}
          empty={viewer === 'client' && <p className="mb-3 text-muted">{t.comments('noneOfDealer')}</p>}
        >
          {({ data }) => <CommentList comments={data} viewer={viewer} />}
        </QueryView>
        <NewCommentForm
          caseId={caseId}
          isOfStaff={viewer !== 'client'}
          isAsked={viewer === 'client' && ['superadmin', 'employee'].includes(query.data?.data.at(-1)?.by.role ?? '')}
        />
      </Card>
    </div>
  )
}

/** How far from its end, in pixels, a list still counts as read to its end. */
const NEAR_END = 40

/** Shows the newest comments, at the end; who reads older ones stays there. */
function CommentList({ comments, viewer }: { comments: readonly Comment[]; viewer: Role }) {
  const list = useRef<HTMLUListElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => makeKeyboardScrollable(list.current), [])
  // a further comment moves the end
  useLayoutEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight
  }, [comments.length])
  return (
    <ul
      ref={list}
      aria-label={t.comments('title')}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END
      }}
      className="mb-3 grid max-h-96 gap-3 overflow-y-auto border-b pb-3"
    >
      {comments.map((comment) => (
        <CommentItem key={comment.id} comment={comment} viewer={viewer} />
      ))}
    </ul>
  )
}

function CommentItem({ comment: { by, at, text, isInternal }, viewer }: { comment: Comment; viewer: Role }) {
  return (
    <li className={clsx('rounded-md border px-3.5 py-2.5', isInternal ? 'border-dashed bg-sunken' : 'bg-surface')}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="font-medium" translate="no">
          {fullName(by)}
        </span>
        <span className="text-faint">
          <InstantText instant={at} time />
        </span>
        {viewer !== 'client' && (
          <Badge tone={isInternal ? 'plain' : 'info'}>
            {isInternal ? t.comments('internal') : t.comments('dealerSees')}
          </Badge>
        )}
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-wrap">{text}</p>
    </li>
  )
}

const CommentForm = z.strictObject({ text: NewComment.shape.text, dealerSees: z.boolean() })

const answers = () => [t.comments('papersReceived'), t.comments('fileSubmitted'), t.comments('sendPapers')]
const answersOfDealer = () => [t.comments('thanks'), t.comments('sendToday'), t.comments('callMe')]

interface NewCommentFormProps {
  caseId: string
  isOfStaff: boolean
  /** The office has spoken last to this dealer. */
  isAsked: boolean
}

/**
 * What is typed survives a reload and a lost session; Ctrl+Enter sends. A frequent answer of staff is meant for the
 * dealer and fills the field; one of a dealer is sent by its tap.
 */
function NewCommentForm({ caseId, isOfStaff, isAsked }: NewCommentFormProps) {
  const form = useZodForm(CommentForm, { text: '', dealerSees: !isOfStaff })
  const draft = useDraft(form, `comment-${caseId}`)
  const dealerSees = useWatch({ control: form.control, name: 'dealerSees' })
  const sent = useRef<string>(null)
  const add = useKeyedMutation(commentEndpoints.add, {
    invalidates: [commentEndpoints.ofCase],
    failureTitle: t.comments('sendFailed'),
    // Text that was typed while the comment was being sent belongs to the next one.
    onSuccess: () => form.getValues('text') === sent.current && draft.discard(),
  })
  const send = async ({ text, dealerSees: isShared }: z.output<typeof CommentForm>) => {
    sent.current = form.getValues('text')
    await add.mutateAsync({ params: { caseId }, body: { text, isInternal: !isShared } })
  }
  const answer = (text: string) => {
    form.setValue('text', [form.getValues('text').trim(), text].filter(Boolean).join('\n'), { shouldDirty: true })
    form.setValue('dealerSees', true)
    form.setFocus('text')
  }
  const sendLabel = isOfStaff ? (dealerSees ? t.comments('sendToDealer') : t.comments('addNote')) : t.comments('send')
  return (
    <Form form={form} onSubmit={send} className="group grid gap-3">
      {isAsked && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t.comments('answerAtOnce')}</legend>
          {answersOfDealer().map((text) => (
            <Button
              key={text}
              size="sm"
              disabled={add.isPending}
              onClick={() => {
                // What was typed, and perhaps could not be sent, is another comment.
                sent.current = null
                add.mutate({ params: { caseId }, body: { text, isInternal: false } }, preventFocusLoss)
              }}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      )}
      {/* Open on every page of a case, where nobody must write: without the mark of a required field. */}
      <TextField
        control={form.control}
        name="text"
        label={t.comments('text')}
        required={false}
        multiline
        {...verbProps('comment')}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps the focus where it is */}
      <div
        // Safari focuses no pressed button: the answers would go, and all below move, between press and click.
        onMouseDown={(event) => event.preventDefault()}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        {isOfStaff && (
          <>
            <CheckboxField control={form.control} name="dealerSees" label={t.comments('dealerSees')} />
            <fieldset className="hidden w-full flex-wrap gap-1.5 group-focus-within:flex">
              <legend className="sr-only">{t.comments('frequentAnswers')}</legend>
              {answers().map((text) => (
                <Button key={text} size="sm" variant="ghost" onClick={() => answer(text)}>
                  {text}
                </Button>
              ))}
            </fieldset>
          </>
        )}
        <div className="ml-auto max-md:w-full max-md:*:w-full">
          <SubmitButton control={form.control} variant="secondary">
            {sendLabel}
          </SubmitButton>
        </div>
      </div>
    </Form>
  )
}
