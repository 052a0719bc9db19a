import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, Copy, FilePlus2, UserPlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Invited } from '#contract/mails/mail.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { upiLink } from '#contract/payments/payment-rules.ts'
import type { SetUpStep } from '#contract/set-up/set-up.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { UpiForm } from '#web/features/account/upi-row.tsx'
import { AddClientButton } from '#web/features/clients/client-dialogs.tsx'
import { copySignUpLink, invitationOf } from '#web/features/clients/client-links.tsx'
import { AddEmployeeDialog } from '#web/features/employees/employee-dialogs.tsx'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { officeProfile } from '#web/features/office/office.ts'
import { OfficeForm } from '#web/features/office/office-form.tsx'
import { BranchDialog } from '#web/features/reference/reference-dialogs.tsx'
import { ReadyFinanciers, ReadyRtos } from '#web/features/set-up/ready-lists.tsx'
import { SetUpGuide } from '#web/features/set-up/set-up-guide.tsx'
import { setUpProgress } from '#web/features/set-up/set-up-progress.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, invalidate, queryClient } from '#web/lib/query.ts'
import { Button, buttonStyle, OpenPage } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { QrCode } from '#web/ui/picture.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { WhatsAppLink } from '#web/ui/values.tsx'

export const loader = () => void queryClient.prefetchQuery(setUpProgress())

/** The guide through the first hour of an office, also after it was hidden on the home. */
export function Page() {
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.setUp('guideExplained')} />
      <div className="max-w-4xl">
        <OfficeSetUp />
      </div>
    </>
  )
}

export function OfficeSetUp({ onHome = false }: { onHome?: boolean }) {
  const office = useQuery(officeProfile())
  // Here, because the step that sends the link is done at once, and its form closes.
  const oneTimeLink = useOneTimeLink()
  const offerLink = (invited: Invited) => void oneTimeLink.offer(invited)
  const profile = office.data?.data ?? unnamedOffice
  const progress = useQuery(setUpProgress())
  // The form of a step is above the other steps.
  if (!onHome && (office.isPending || progress.isPending)) return <Skeleton className="h-96 w-full rounded-lg" />
  const forms: Record<SetUpStep, ReactNode> = {
    office: (
      <QueryView
        query={office}
        errorTitle={t.office('fetchFailed')}
        inlineError
        skeleton={<Skeleton className="h-72 w-full" />}
      >
        {() => <OfficeForm profile={profile} isBrief />}
      </QueryView>
    ),
    upi: <UpiForm upi="" preview={(upi) => <UpiTest upi={upi} payee={profile.upiPayee} />} />,
    rtos: <ReadyRtos officeState={profile.state} />,
    firms: <ReadyFinanciers />,
    people: <PeopleButtons onEmployeeAdded={offerLink} />,
    dealer: (
      <DealerButtons officeName={profile.name}>
        <AddClientButton variant="primary" onAdded={offerLink} />
      </DealerButtons>
    ),
    firstCase: (
      <div className="flex flex-wrap gap-2">
        <Link to={paths.superadmin.newCase} className={buttonStyle({ variant: 'primary' })}>
          <FilePlus2 />
          {t.setUp('newCase')}
        </Link>
        <Link to={paths.superadmin.newCase} search={{ sample: 1 }} className={buttonStyle({})}>
          {t.setUp('sampleCase')}
        </Link>
      </div>
    ),
    register: <OpenPage page={paths.superadmin.import} label={t.imports('title')} />,
    prices: <OpenPage page={paths.superadmin.rates} label={t.rates('title')} />,
  }
  return (
    <>
      <SetUpGuide forms={forms} onHome={onHome} />
      {oneTimeLink.dialog}
    </>
  )
}

/** How to get the first dealer: it signs up by a link, or the office adds it (`children`). */
function DealerButtons({ officeName, children }: { officeName: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2">
      {children}
      <Button icon={Copy} onClick={() => void copySignUpLink()}>
        {t.client('copySignUpLink')}
      </Button>
      <WhatsAppLink message={invitationOf(officeName)} />
    </div>
  )
}

/** A QR code that pays ₹1, to try a UPI id before a dealer uses it. */
function UpiTest({ upi, payee }: { upi: string; payee: string }) {
  const link = upiLink({ upi, payee, rupees: 1, note: t.setUp('testUpiNote'), reference: 'TEST' })
  return (
    <div className="flex flex-wrap items-center gap-4">
      <div className="rounded-lg border bg-white p-1.5">
        <QrCode text={link} size={120} label={t.setUp('testUpiLabel', { upi })} />
      </div>
      <p className="max-w-80 text-muted text-sm">{t.setUp('testUpi')}</p>
    </div>
  )
}

/** Adds a branch and then its employees; `onEmployeeAdded` receives the address that the link was mailed to. */
function PeopleButtons({ onEmployeeAdded }: { onEmployeeAdded: (invited: Invited) => void }) {
  const [adding, setAdding] = useState<'branch' | 'employee' | null>(null)
  const branches = useQuery(apiQuery(referenceEndpoints.activeBranches, {}))
  const hasBranch = Boolean(branches.data?.data.length)
  const close = () => setAdding(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Building2} variant={hasBranch ? 'secondary' : 'primary'} onClick={() => setAdding('branch')}>
        {t.setUp('addFirstBranch')}
      </Button>
      <GuardedButton
        icon={UserPlus}
        variant={hasBranch ? 'primary' : 'secondary'}
        reason={hasBranch ? null : t.setUp('branchFirst')}
        onClick={() => setAdding('employee')}
      >
        {t.setUp('addFirstEmployee')}
      </GuardedButton>
      {adding === 'branch' && <BranchDialog onClose={close} onAdded={async () => close()} />}
      {adding === 'employee' && (
        <AddEmployeeDialog
          onClose={close}
          onAdded={(invited) => {
            onEmployeeAdded(invited)
            void invalidate(setUpEndpoints.progress)
          }}
        />
      )}
    </div>
  )
}
