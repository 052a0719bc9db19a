import { Building2, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { mailTo } from '#web/domain/mail-to.ts'
import { PhoneLink } from '#web/domain/phone.tsx'
import { Avatar } from '#web/ui/avatar.tsx'

/** An employee's contact data and branch, in one line. */
export function EmployeeStrip({ employee }: { employee: Employee }) {
  const { firstName, lastName, email, phoneNo, branchCode } = employee
  return (
    <section
      aria-label={messages.fields.about}
      className="mb-5 flex items-center gap-x-8 rounded-lg border bg-surface px-5 py-3.5 shadow-card"
    >
      <span className="max-md:hidden">
        <Avatar name={`${firstName} ${lastName}`} />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-8 gap-y-3">
        <Fact icon={<Mail />} label={messages.fields.email}>
          <a href={mailTo(email)} className="wrap-anywhere underline-offset-4 hover:underline">
            {email}
          </a>
        </Fact>
        <Fact icon={<Phone />} label={messages.fields.phone}>
          <PhoneLink number={phoneNo} />
        </Fact>
        <Fact icon={<Building2 />} label={messages.fields.branch}>
          <span className="tnum">{branchCode ?? '-'}</span>
        </Fact>
      </div>
    </section>
  )
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <p className="flex min-w-0 items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{label}: </span>
      {children}
    </p>
  )
}
