import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Download, Printer, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#contract/texts.ts'
import { twoFactorEndpoints } from '#web/endpoints.generated.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { download } from '#web/lib/download.ts'
import { roleHome } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { copyText, toast } from '#web/lib/toast.ts'
import { useToggle } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { TwoFactorSettings, TwoFactorSetUp } from './two-factor-settings.tsx'

const statusQuery = () => apiQuery(twoFactorEndpoints.status, {})

export const loader = () => void queryClient.prefetchQuery(statusQuery())

/** Two-factor sign-in for every role: turning it on and off, recovery codes, and the requirement for staff. */
export function Page() {
  const user = useUser()
  const navigate = useNavigate()
  const query = useQuery(statusQuery())
  /** Newly made codes, and whether they complete the required setup. */
  const [newCodes, setNewCodes] = useState<{ codes: string[]; goOn: boolean } | null>(null)
  if (!user) return null
  const now = query.data?.data
  const mustTurnOn = now?.isRequired === true && !now.isOn
  const turnedOn = async (codes: string[]) => {
    setNewCodes({ codes, goOn: mustTurnOn })
    preventFocusLoss()
    toast({ kind: 'success', title: t.twoFactor('turnedOn') })
    // Calls that were refused before the setup may be repeated.
    await queryClient.invalidateQueries()
  }
  const done = () => {
    if (newCodes?.goOn) void navigate({ to: roleHome[user.role], replace: true })
    setNewCodes(null)
    preventFocusLoss()
  }
  return (
    <>
      <PageHeader
        title={t.twoFactor('title')}
        breadcrumbs={!mustTurnOn && !newCodes && <PageBreadcrumbs current={t.twoFactor('title')} />}
        description={t.twoFactor('description')}
      />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        {mustTurnOn && !newCodes && (
          <p
            role="status"
            className="flex items-start gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn"
          >
            <ShieldAlert className="mt-0.5 size-4 shrink-0" />
            {t.twoFactor('needed')}
          </p>
        )}
        {newCodes ? (
          <RecoveryCodesCard codes={newCodes.codes} onDone={done} />
        ) : (
          <QueryView
            query={query}
            errorTitle={t.twoFactor('fetchFailed')}
            frame={(error) => <Card>{error}</Card>}
            skeleton={
              <Card>
                <Skeleton className="h-32 w-full" />
              </Card>
            }
          >
            {({ data: status }) =>
              status.isOn ? (
                <TwoFactorSettings status={status} onCodes={(codes) => setNewCodes({ codes, goOn: false })} />
              ) : (
                <TwoFactorSetUp onDone={(codes) => void turnedOn(codes)} />
              )
            }
          </QueryView>
        )}
        {user.role === 'superadmin' && now && !mustTurnOn && !newCodes && <RequirementCard isOwnOn={now.isOn} />}
      </div>
    </>
  )
}

function RecoveryCodesCard({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const account = useUser()?.email ?? ''
  const text = t.twoFactor('recoveryCodesFile', { account, codes: codes.join('\n') })
  return (
    <Card title={t.twoFactor('recoveryCodes')} description={t.twoFactor('recoveryCodesDescription', { account })}>
      <p className="rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden">
        {t.twoFactor('keepCodesNow')}
      </p>
      <ul
        aria-label={t.twoFactor('recoveryCodes')}
        className="tnum mt-4 grid max-w-lg gap-x-8 gap-y-1.5 font-medium font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2 max-md:*:grow print:hidden">
        <Button
          icon={Copy}
          onClick={() =>
            void copyText(text, { copied: t.twoFactor('codesCopied'), refused: t.twoFactor('copyFailed') })
          }
        >
          {t.general('copy')}
        </Button>
        <Button
          icon={Download}
          onClick={() => download(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t.twoFactor('download')}
        </Button>
        <Button icon={Printer} onClick={() => window.print()}>
          {t.general('print')}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {t.twoFactor('confirmCodesKept')}
        </Button>
      </div>
    </Card>
  )
}

function RequirementCard({ isOwnOn }: { isOwnOn: boolean }) {
  const query = useQuery(apiQuery(twoFactorEndpoints.getRequirement, {}))
  return (
    <Card title={t.twoFactor('requirementTitle')}>
      <QueryView query={query} errorTitle={t.twoFactor('fetchFailed')} skeleton={<Skeleton className="h-9 w-72" />}>
        {({ data: { requiredForStaff } }) => <Requirement saved={requiredForStaff} isOwnOn={isOwnOn} />}
      </QueryView>
    </Card>
  )
}

function Requirement({ saved, isOwnOn }: { saved: boolean; isOwnOn: boolean }) {
  const id = useId()
  const { isActive, onSwitch } = useToggle(
    saved,
    twoFactorEndpoints.updateRequirement,
    (requiredForStaff) => ({ body: { requiredForStaff } }),
    {
      invalidates: [twoFactorEndpoints.getRequirement, twoFactorEndpoints.status],
      success: ({ requiredForStaff }) => (requiredForStaff ? t.twoFactor('nowRequired') : t.twoFactor('notRequired')),
      failureTitle: t.twoFactor('failed'),
    },
  )
  const disabledReason = !saved && !isOwnOn ? t.twoFactor('yoursFirst') : null
  return (
    <div className="flex items-start gap-3.5">
      <Switch
        id={id}
        className="mt-0.5"
        aria-describedby={`${id}-hint`}
        aria-disabled={disabledReason ? true : undefined}
        checked={isActive}
        onCheckedChange={() => (disabledReason ? toast({ kind: 'warning', title: disabledReason }) : onSwitch())}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium">
          {t.twoFactor('requireForStaff')}
        </label>
        <p id={`${id}-hint`} className="text-muted text-sm">
          {disabledReason ?? t.twoFactor('requirementHint')}
        </p>
      </div>
    </div>
  )
}
