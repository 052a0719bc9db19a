import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Client } from '#contract/clients/client.ts'
import type { Dues } from '#contract/dues/dues.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { clientEndpoints, dunningEndpoints, identityEndpoints } from '#web/endpoints.generated.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { mailTo } from '#web/lib/download.ts'
import { useToggle } from '#web/lib/use-api-mutation.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import { Facts, Money, PhoneLink } from '#web/ui/values.tsx'
import { ChangeCreditButton, OverrideCreditButton } from './client-dialogs.tsx'
import { WhatsAppReminder } from './client-links.tsx'

const linked = 'underline-offset-4 hover:underline'

/** A client's data and credit. */
export function ClientFacts({
  client,
  dues,
  userActions,
}: {
  client: Client
  /** Until it is known, what the client owes is a dash. */
  dues: Dues | undefined
  userActions: (user: Client['users'][number]) => ReactNode
}) {
  const { address1, address2, city, state, pincode, users } = client
  return (
    <section
      aria-label={t.fields('about')}
      className="mb-6 grid rounded-lg border bg-surface shadow-card lg:grid-cols-[1fr_22rem]"
    >
      <div className="p-5">
        <Facts
          columns={2}
          facts={[
            { label: t.fields('name'), value: fullName(client) },
            {
              label: t.client('contact'),
              value: <PhoneLink number={client.mobileNo} />,
            },
            {
              label: t.fields('email'),
              value: (
                <a href={mailTo(client.email)} className={clsx('wrap-anywhere', linked)}>
                  {client.email}
                </a>
              ),
              wide: 'phone',
            },
            {
              label: t.client('signIn'),
              value:
                users.length > 0 &&
                users.map((user) => (
                  <span
                    key={user.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-2 not-first:mt-2 pointer-coarse:not-first:mt-5"
                  >
                    <ClientSignIn user={user} isNamed={users.length > 1} />
                    {userActions(user)}
                  </span>
                )),
              wide: 'phone',
            },
            ...(client.isVerified
              ? [
                  {
                    label: t.dunning('ofClient'),
                    value: <DunningSwitch client={client} />,
                    wide: 'phone' as const,
                  },
                  {
                    label: t.dues('owes'),
                    value: (
                      <span className="flex min-h-8 flex-wrap items-center gap-x-4">
                        <Money rupees={dues?.owed} />
                        {dues && <WhatsAppReminder row={dues} />}
                      </span>
                    ),
                  },
                ]
              : []),
            {
              label: t.fields('address'),
              value: [address1, address2, `${city} ${pincode}`, state].join(', '),
              wide: true,
            },
          ]}
        />
      </div>
      <Credit client={client} />
    </section>
  )
}

function Credit({ client }: { client: Client }) {
  const { share, percent, available, tone } = creditUse(client.creditLimit, client.utilizedCredit)
  const ink = { good: 'text-good', warn: 'text-warn', bad: 'text-bad' }[tone]
  return (
    <div className="border-t p-5 lg:border-t-0 lg:border-l">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-faint text-sm">{t.client('utilizedCredit')}</p>
        {client.creditLimit > 0 && <p className={clsx('tnum font-medium text-sm', ink)}>{percent} %</p>}
      </div>
      <p className="mt-0.5 mb-3 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-xl tracking-tight">
          <Money rupees={client.utilizedCredit} />
        </span>
        <span className="text-muted">
          {t.client.rich('limitSuffix', { limit: () => <Money rupees={client.creditLimit} /> })}
        </span>
      </p>
      <ProgressBar share={share} tone={tone} label={t.client('creditUsed')} />
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {[
          { label: t.client('available'), rupees: available },
          { label: t.client('fixedPenaltyLabel'), rupees: client.fixedPenaltyAmount },
        ].map(({ label, rupees }) => (
          <div key={label}>
            <dt className="text-faint text-sm">{label}</dt>
            <dd className="mt-0.5 font-medium">
              <Money rupees={rupees} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <ChangeCreditButton client={client} />
        <OverrideCreditButton client={client} />
      </div>
    </div>
  )
}

/** The switch that allows a user of a client to sign in. Switching it off ends the user's sessions at once. */
function ClientSignIn({ user, isNamed }: { user: Client['users'][number]; isNamed: boolean }) {
  const name = fullName(user)
  const { isActive, onSwitch } = useToggle(
    user.isActive,
    identityEndpoints.toggleActivation,
    () => ({ params: { userId: user.id } }),
    {
      invalidates: [clientEndpoints.all, clientEndpoints.active, clientEndpoints.firmNames],
      success: t.client('statusUpdated'),
      failureTitle: t.client('statusFailed'),
      logsFailure: true,
    },
  )
  return (
    <span className="flex items-center gap-2.5 pointer-coarse:min-h-10">
      <Switch aria-label={t.client('signInActive', { name })} checked={isActive} onCheckedChange={onSwitch} />
      {isNamed && (
        <span aria-hidden="true" translate="no">
          {name}
        </span>
      )}
      <span aria-hidden="true" className={clsx('shrink-0', isActive && !isNamed ? '' : 'text-muted')}>
        {isActive ? t.fields('active') : t.fields('switchedOff')}
      </span>
    </span>
  )
}

/** The switch of a client's reminders of overdue bills. */
function DunningSwitch({ client }: { client: Client }) {
  const { isActive, onSwitch } = useToggle(
    !client.isDunningPaused,
    dunningEndpoints.pause,
    (isOn) => ({ params: { id: client.id }, body: { isPaused: !isOn } }),
    { invalidates: [clientEndpoints.all], failureTitle: t.dunning('pauseFailed') },
  )
  return (
    <span className="flex items-center gap-2.5">
      <Switch
        aria-label={t.dunning('ofClientLabel', { firmName: client.firmName })}
        checked={isActive}
        onCheckedChange={onSwitch}
      />
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        {isActive ? t.fields('active') : t.dunning('paused')}
      </span>
    </span>
  )
}
