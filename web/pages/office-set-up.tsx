import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { unnamedOffice } from '#contract/office/office.ts'
import type { SetUpStep } from '#contract/set-up/set-up.ts'
import { LocalLinksNotice } from '#web/domain/local-links-notice.tsx'
import { officeProfile } from '#web/domain/office.ts'
import { UpiForm } from '#web/features/account/upi-row.tsx'
import { AddClient } from '#web/features/clients/add-client.tsx'
import { useOneTimeLink } from '#web/features/mails/one-time-link.tsx'
import { OfficeForm } from '#web/features/office/office-form.tsx'
import { DealerButtons } from '#web/features/set-up/dealer-buttons.tsx'
import { ReadyFinanciers } from '#web/features/set-up/ready-financiers.tsx'
import { ReadyRtos } from '#web/features/set-up/ready-rtos.tsx'
import { SetUpGuide } from '#web/features/set-up/set-up-guide.tsx'
import { UpiTest } from '#web/features/set-up/upi-test.tsx'
import { paths } from '#web/paths.ts'
import { buttonStyle } from '#web/ui/button-style.ts'
import { PeopleButtons } from './people-buttons.tsx'

/** The guide with the forms of its steps, which come from several features. */
export function OfficeSetUp({ onHome = false }: { onHome?: boolean }) {
  const office = useQuery(officeProfile())
  // Here, because the step that sends the link is done at once, and its form closes.
  const oneTimeLink = useOneTimeLink()
  const offerLink = (email: string) => void oneTimeLink.offer(email)
  const profile = office.data?.data ?? unnamedOffice
  const forms: Record<SetUpStep, ReactNode> = {
    office: (
      <div className="grid gap-5">
        <LocalLinksNotice />
        {office.data && <OfficeForm profile={profile} isBrief />}
      </div>
    ),
    upi: <UpiForm upi="" preview={(upi) => <UpiTest upi={upi} payee={profile.upiPayee} />} />,
    rtos: <ReadyRtos officeState={profile.state} />,
    firms: <ReadyFinanciers />,
    people: <PeopleButtons onEmployeeAdded={offerLink} />,
    dealer: (
      <DealerButtons officeName={profile.name}>
        <AddClient variant="primary" onAdded={offerLink} />
      </DealerButtons>
    ),
    firstCase: (
      <Link to={paths.superadmin.newCase} className={buttonStyle({ variant: 'primary' })}>
        <FilePlus2 aria-hidden="true" />
        {messages.setUp.newCase}
      </Link>
    ),
  }
  return (
    <>
      <SetUpGuide forms={forms} onHome={onHome} />
      {oneTimeLink.dialog}
    </>
  )
}
