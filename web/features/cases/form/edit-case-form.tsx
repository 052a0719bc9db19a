import { useBlocker, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import type { Case } from '#contract/cases/case.ts'
import { CaseEdit } from '#contract/cases/case-form.ts'
import type { Role } from '#contract/endpoint.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { APPOINTMENT } from '#web/features/cases/detail/use-case.ts'
import { draftKey, readDraft, removeDraft, useDraft, writeDraft } from '#web/forms/draft.tsx'
import { ApiError, errorText, isConflict, offlineOrErrorText } from '#web/lib/errors.ts'
import { expiryReads, queryClient } from '#web/lib/query.ts'
import { isAuthenticated, session, useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Option } from '#web/ui/listbox.tsx'
import { caseQuery } from '../detail/use-case.ts'
import { CaseForm, RestoredNotice } from './case-form.tsx'
import {
  type CaseFormValues,
  type CasePickers,
  caseResolver,
  chargesTotal,
  missingOwnerFields,
  toFormValues,
  toRequestBody,
} from './case-form-values.tsx'
import { StaleNotice } from './stale-notice.tsx'

// The server checks whether owner details are complete.
const resolver = caseResolver(CaseEdit, { partialOwners: 'leave-to-server' })

interface EditCaseFormProps {
  /** The case as loaded when the page was opened; later versions are ignored. */
  saved: Case
  role: Role
  pickers: CasePickers
  goBack: () => void
}

/** The edit form of a case. */
export function EditCaseForm({ saved, role, pickers, goBack }: EditCaseFormProps) {
  const baseKey = draftKey(useUser()?.id ?? '', `case-base-${saved.id}`)
  const [base, setBase] = useState(() => keptBase(baseKey) ?? saved)
  const [newerCase, setNewerCase] = useState(base.version === saved.version ? null : saved)
  const done = useRef(false)
  const form = useForm<CaseFormValues, unknown, CaseFormValues>({
    resolver,
    defaultValues: toFormValues(base),
    shouldFocusError: false,
  })
  const draft = useDraft(form, draftName(base), { tabOnly: true })
  const { isDirty } = useFormState({ control: form.control })
  useEffect(() => {
    if (isDirty) writeDraft(baseKey, { base }, { tabOnly: true })
    else removeDraft(baseKey)
  }, [isDirty, baseKey, base])
  const field = useLocation({ select: ({ state }) => state.field })
  const focusWanted = useEffectEvent(() => {
    if (field === APPOINTMENT) form.setFocus('generalDetail.appointmentDate')
  })
  useEffect(() => focusWanted(), [])

  const handleFailure = async (error: unknown) => {
    if (error instanceof ApiError && error.status === 400) {
      const text = errorText(error, t.cases('partialOwner'))
      if (text === t.cases('partialOwner') || error.fields.ownerDetails) markGaps()
      toast({ kind: 'error', title: t.cases('badRequestTitle'), description: text })
      return
    }
    const text = offlineOrErrorText(error, t.cases('unknownError'))
    toast({ kind: 'error', title: t.cases('updateErrorTitle'), description: text })
    if (!isConflict(error)) return
    const latest = await queryClient.fetchQuery({ ...caseQuery(base.CaseNo), staleTime: 0 }).catch(() => null)
    if (latest && text === t.cases('stale')) setNewerCase(latest.data)
  }

  const markGaps = () => {
    form.clearErrors('ownerDetails')
    for (const [name, emptyFieldError] of Object.entries(missingOwnerFields(form.getValues())))
      form.setError(name as 'ownerDetails.sellerName', emptyFieldError)
  }

  const edit = useApiMutation(caseEndpoints.edit, {
    invalidates: expiryReads,
    // The case is fetched: a newer version is merged with the input.
    invalidatesOnConflict: [],
    onSuccess: (answer) => {
      done.current = true
      form.reset(toFormValues(answer))
      draft.clear()
    },
    onFailure: handleFailure,
  })
  const submit = async (values: CaseFormValues) => {
    await edit.mutateAsync({ params: { id: base.id }, body: { ...toRequestBody(values, role), version: base.version } })
    goBack()
  }

  /** Continues from the newer case, with the merged input or without. */
  const restartFrom = (from: Case, input: CaseFormValues | null) => {
    form.reset(toFormValues(from))
    if (input) form.reset(input, { keepDefaultValues: true })
    draft.clear()
    setBase(from)
    setNewerCase(null)
  }

  return (
    <>
      <RestoredNotice draft={draft} />
      {newerCase && (
        <StaleNotice
          control={form.control}
          base={toFormValues(base)}
          saved={toFormValues(newerCase)}
          pickers={pickers}
          onMerge={(merged) => restartFrom(newerCase, merged)}
          onLoad={() => restartFrom(newerCase, null)}
        />
      )}
      <CaseForm
        kind="edit"
        form={form}
        schema={CaseEdit}
        role={role}
        pickers={withCurrent(pickers, base)}
        draft={draft}
        officeCharges={role === 'superadmin' ? null : officeChargesOf(base)}
        onSubmit={submit}
        actions={<Button onClick={goBack}>{t.session('cancel')}</Button>}
      />
      <LeaveGuard isDirty={isDirty} isSaved={() => done.current} onLeave={draft.clear} />
    </>
  )
}

const draftName = ({ id, version }: Case) => `case-edit-${id}-${version}`

/** The case that the draft of this tab began with: somebody else may have saved a newer version since. */
function keptBase(key: string): Case | null {
  const base = readDraft(key)?.base as Case | undefined
  return base && readDraft(key.replace(`case-base-${base.id}`, draftName(base))) ? base : null
}

/** The charges of a case that an employee does not see: the total includes them. */
const officeChargesOf = (saved: Case): number =>
  sumRupees([saved.totalAmount ?? 0, -chargesTotal(toFormValues(saved).expenseDetail)])

/** Adds the case's current values to the options, even if the office's lists no longer contain them. */
function withCurrent(pickers: CasePickers, { generalDetail, vehicleDetail, transactionDetail }: Case): CasePickers {
  const { firmName } = generalDetail
  const { fromRTO, toRTO } = vehicleDetail
  const { hptId, hptName, hpaId, hpaName } = transactionDetail
  const add = (options: readonly Option[], ...current: Option[]) => {
    const all = new Map([...options, ...current].map((option) => [option.value, option]))
    return [...all.values()]
  }
  return {
    firmNames: add(pickers.firmNames, { value: firmName, label: firmName }),
    rtos: add(pickers.rtos, { value: fromRTO, label: fromRTO }, { value: toRTO, label: toRTO }),
    financiers: add(pickers.financiers, { value: hptId, label: hptName }, { value: hpaId, label: hpaName }),
  }
}

interface LeaveGuardProps {
  isDirty: boolean
  isSaved: () => boolean
  onLeave: () => void
}

/** Asks for confirmation before a page with unsaved changes is left. It does not ask at the end of a session. */
function LeaveGuard({ isDirty, isSaved, onLeave }: LeaveGuardProps) {
  const shouldBlock = () => isDirty && !isSaved() && isAuthenticated(session.get())
  const blocker = useBlocker({ shouldBlockFn: shouldBlock, enableBeforeUnload: shouldBlock, withResolver: true })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t.cases('confirmLeaveTitle')}
      description={t.cases('confirmLeave')}
      confirm={t.cases('leave')}
      cancel={t.cases('stay')}
      danger
      onConfirm={() => {
        onLeave()
        blocker.proceed?.()
      }}
    />
  )
}
