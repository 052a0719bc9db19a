import { useQuery } from '@tanstack/react-query'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { Role } from '#contract/endpoint.ts'
import { ChangePassword } from '#contract/identity/identity.ts'
import { MIN_PASSWORD } from '#contract/limits.ts'
import { normalizePassword } from '#contract/text.ts'
import { t, textKey } from '#contract/texts.ts'
import { identityEndpoints, twoFactorEndpoints } from '#web/endpoints.generated.ts'
import {
  AdminLinks,
  CreditSummary,
  DownloadForms,
  documents,
  OfficeWarnings,
  PersonCard,
  ProfileLink,
  SupportRow,
} from '#web/features/account/profile-cards.tsx'
import { SessionsCard } from '#web/features/account/sessions.tsx'
import { UpiRow } from '#web/features/account/upi-row.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'
import { CounterCard } from '#web/features/counter/counter-card.tsx'
import { PasswordStrengthBar } from '#web/features/identity/password-strength-bar.tsx'
import { NotificationPreferences } from '#web/features/notifications/preferences-card.tsx'
import { SupportFooter, warnings } from '#web/features/office/office-notices.tsx'
import { PasskeysCard } from '#web/features/passkeys/passkeys-card.tsx'
import { TeamCard, team } from '#web/features/team/team-card.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { PasswordField } from '#web/forms/text-field.tsx'
import { errorText } from '#web/lib/errors.ts'
import { areSingleKeysOn, switchSingleKeys } from '#web/lib/keys.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { DialogButton } from '#web/ui/guarded-button.tsx'
import { LanguageSwitch } from '#web/ui/language-switch.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { HoldUntilLoaded, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/toggle.tsx'

export const loader = () => void queryClient.prefetchQuery(profileQuery())

/** The profile, with the parts of each role. */
export function Page() {
  const user = useUser()
  const isAwaiting = useAwaits(user?.role)
  if (!user) return null
  const { role } = user
  return (
    <>
      <PageHeader />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <PersonCard
          user={user}
          actions={
            <DialogButton
              icon={KeyRound}
              className="max-md:w-full"
              label={t.password('change')}
              dialog={(close) => <ChangePasswordDialog onClose={close} />}
            />
          }
        />
        {role === 'client' && <Credit />}
        {role === 'client' && <Team />}
        <HoldUntilLoaded isLoading={isAwaiting}>
          {role === 'superadmin' && <OfficeWarnings />}
          {role === 'superadmin' && <UpiRow />}
          {role === 'superadmin' && <SupportRow />}
          {role !== 'client' && <DownloadForms />}
          {role !== 'client' && <CounterCard />}
          {role === 'superadmin' && <AdminLinks />}
          <Card title={t.languages('title')} description={t.languages('description')}>
            <LanguageSwitch />
          </Card>
          <SingleKeysCard />
          <NotificationPreferences />
          <TwoFactorRow role={role} />
          <PasskeysCard />
          <SessionsCard />
          {role !== 'superadmin' && <SupportFooter />}
        </HoldUntilLoaded>
      </div>
    </>
  )
}

function Credit() {
  const query = useQuery(profileQuery())
  const client = query.data?.data.client
  return (
    <QueryView
      query={{ ...query, data: client ?? undefined }}
      errorTitle={t.general('personalDataFailed')}
      frame={(error) => <Card title={t.client('creditSummary')}>{error}</Card>}
      skeleton={
        <Card title={t.client('creditSummary')}>
          <Skeleton className="h-32 w-full" />
        </Card>
      }
    >
      {({ creditLimit, utilizedCredit }) => <CreditSummary limit={creditLimit} used={utilizedCredit} />}
    </QueryView>
  )
}

/** Whether a client's credit or team, the forms of the office, or the warnings for a superadmin are still unknown. */
function useAwaits(role: Role | undefined): boolean {
  const isClient = role === 'client'
  const notes = useQuery({ ...warnings(), enabled: role === 'superadmin' })
  const profile = useQuery({ ...profileQuery(), enabled: isClient })
  const isOwner = profile.data?.data.membership?.isOwner === true
  const members = useQuery({ ...team(), enabled: isClient && isOwner })
  const forms = useQuery({ ...documents(), enabled: role !== undefined && !isClient })
  return [profile, members, notes, forms].some(({ isLoading }) => isLoading)
}

/** The team of a firm, for its owner. */
function Team() {
  const membership = useQuery(profileQuery()).data?.data.membership
  return membership?.isOwner ? <TeamCard /> : null
}

function TwoFactorRow({ role }: { role: Role }) {
  const status = useQuery(apiQuery(twoFactorEndpoints.status, {})).data?.data
  return (
    <ProfileLink
      to={paths[role].twoFactor}
      icon={ShieldCheck}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {t.twoFactor('title')}
          {status && (
            <Badge tone={status.isOn ? 'good' : 'plain'}>{status.isOn ? t.twoFactor('on') : t.twoFactor('off')}</Badge>
          )}
        </span>
      }
      text={t.twoFactor('description')}
    />
  )
}

/** The form has the new password twice; the request has it once. */
const ChangePasswordForm = ChangePassword.extend({
  confirmPassword: z
    .string()
    .min(1, textKey('password.confirmRequired'))
    .min(MIN_PASSWORD, textKey('password.confirmTooShort')),
}).superRefine(({ newPassword, confirmPassword }, context) => {
  if (newPassword !== normalizePassword(confirmPassword))
    context.addIssue({ code: 'custom', path: ['confirmPassword'], message: textKey('password.mismatch') })
})

/** "Change Password". */
function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(ChangePasswordForm, { currentPassword: '', newPassword: '', confirmPassword: '' })
  const { control } = form
  const changePassword = useApiMutation(identityEndpoints.changePassword, {
    logsFailure: true,
    // Required by the specification: the title of a failure is "Success".
    onFailure: (error) => toast({ kind: 'error', title: t.password('failureTitle'), description: errorText(error) }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t.password('change')}
      description={t.identity('changeDescription')}
      draft={null}
      form={form}
      onSubmit={({ currentPassword, newPassword }) =>
        changePassword.mutateAsync({ body: { currentPassword, newPassword } })
      }
      onInvalid={(errors) => {
        if (errors.confirmPassword?.message === textKey('password.mismatch'))
          toast({ kind: 'error', title: t.password('mismatchOnSubmit') })
      }}
    >
      <PasswordField control={control} name="currentPassword" label={t.identity('currentPassword')} />
      <div>
        <PasswordField control={control} name="newPassword" label={t.identity('newPassword')} isNew />
        <PasswordStrengthBar password={useWatch({ control, name: 'newPassword' }) ?? ''} />
      </div>
      <PasswordField control={control} name="confirmPassword" label={t.identity('confirmPassword')} isNew />
    </FormDialog>
  )
}

/** Whether keys without Ctrl act on this device (WCAG 2.1.4). */
function SingleKeysCard() {
  const [isOn, setIsOn] = useState(areSingleKeysOn)
  const id = useId()
  const change = (wanted: boolean) => {
    switchSingleKeys(wanted)
    setIsOn(wanted)
  }
  return (
    // A phone has no keys.
    <div className="pointer-coarse:hidden">
      <Card
        title={<label htmlFor={id}>{t.account('singleKeys')}</label>}
        actions={<Switch id={id} checked={isOn} onCheckedChange={change} />}
      >
        <p className="text-muted text-sm">{t.account('singleKeysDetail')}</p>
      </Card>
    </div>
  )
}
