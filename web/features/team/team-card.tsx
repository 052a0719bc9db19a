import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { fullName } from '#contract/full-name.ts'
import { PHONE_DIGITS } from '#contract/limits.ts'
import { showPhone } from '#contract/phone.ts'
import { type Member, type MemberEdit, NewMember } from '#contract/team/member.ts'
import { t } from '#contract/texts.ts'
import { teamEndpoints } from '#web/endpoints.generated.ts'
import { CheckboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/toggle.tsx'

export const team = () => apiQuery(teamEndpoints.all, {})

/** The users of the owner's firm: who signs in, and who may pay. */
export function TeamCard() {
  const query = useQuery(team())
  return (
    <Card
      flush
      title={t.team('title')}
      description={t.team('description')}
      actions={
        <DialogButton
          icon={Plus}
          size="sm"
          label={t.team('add')}
          dialog={(close) => <AddMemberDialog onClose={close} />}
        />
      }
    >
      <QueryView query={query} errorTitle={t.team('fetchFailed')} skeleton={<Skeleton className="m-5 h-9 w-72" />}>
        {({ data: members }) => (
          <ul aria-label={t.team('title')} className="divide-y">
            {members.map((member) => (
              <MemberItem key={member.id} member={member} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  )
}

function MemberItem({ member }: { member: Member }) {
  const { id, email, phoneNo, canPay, isActive, isOwner } = member
  const name = fullName(member)
  const { isPending, mutate } = useApiMutation(teamEndpoints.edit, {
    invalidates: [teamEndpoints.all],
    failureTitle: t.team('editFailed'),
  })
  const change = (next: Partial<MemberEdit>) => {
    // A call sends both values: until the first change is shown, a second one would take it back.
    if (!isPending) mutate({ params: { userId: id }, body: { canPay, isActive, ...next } })
  }
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere font-medium" translate="no">
            {name}
          </span>
          {isOwner && <Badge tone="accent">{t.team('owner')}</Badge>}
        </p>
        <p className="wrap-anywhere text-muted text-sm" translate="no">
          {email} · <span className="tnum whitespace-nowrap">{showPhone(phoneNo)}</span>
        </p>
      </div>
      {!isOwner && (
        <div className="flex flex-wrap gap-x-6 gap-y-3 text-sm">
          <span className="flex items-center gap-2.5">
            <Switch
              aria-label={t.team('mayPayNamed', { name })}
              aria-disabled={isPending || undefined}
              checked={canPay}
              onCheckedChange={(next) => change({ canPay: next })}
            />
            <span aria-hidden="true">{t.team('mayPay')}</span>
          </span>
          <span className="flex items-center gap-2.5">
            <Switch
              aria-label={t.team('signsInNamed', { name })}
              aria-disabled={isPending || undefined}
              checked={isActive}
              onCheckedChange={(next) => change({ isActive: next })}
            />
            <span aria-hidden="true">{t.team('signsIn')}</span>
          </span>
        </div>
      )}
    </li>
  )
}

function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(NewMember, { firstName: '', lastName: '', email: '', phoneNo: '', canPay: false })
  const { control } = form
  const add = useKeyedMutation(teamEndpoints.add, {
    invalidates: [teamEndpoints.all],
    failureTitle: t.team('addFailed'),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.team('add')}
      description={t.team('addExplained')}
      size="md"
      draft="new-member"
      form={form}
      onSubmit={(body) => add.mutateAsync({ body })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="firstName" label={t.fields('firstName')} />
        <TextField control={control} name="lastName" label={t.fields('lastName')} />
        <TextField control={control} name="email" label={t.fields('email')} type="email" autoComplete="off" />
        <DigitsField
          control={control}
          name="phoneNo"
          label={t.fields('phone')}
          maxLength={PHONE_DIGITS}
          autoComplete="off"
        />
      </div>
      <CheckboxField control={control} name="canPay" label={t.team('mayPayHint')} />
    </FormDialog>
  )
}
