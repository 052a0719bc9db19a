import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail, Phone, TriangleAlert } from 'lucide-react'
import { LINKS_ARE_LOCAL } from '#contract/account/warning-codes.ts'
import { t } from '#contract/texts.ts'
import { accountEndpoints } from '#web/endpoints.generated.ts'
import { mailTo } from '#web/lib/download.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery } from '#web/lib/query.ts'
import { support } from './office.ts'

/** Customer care by phone and mail. */
export function SupportFooter() {
  const { phone, email } = support
  const link = 'inline-flex items-center gap-2 rounded-sm font-medium text-ink hover:underline underline-offset-4'
  return (
    <footer className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t pt-5 text-muted text-sm print:hidden">
      <p>
        {t.support('question')} {phone || email ? t.support('customerCare') : t.support('askOffice')}
      </p>
      {(phone || email) && (
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
              <Phone className="size-4 text-faint" />
              {phone}
            </a>
          )}
          {email && (
            <a href={mailTo(email)} className={link}>
              <Mail className="size-4 text-faint" />
              {email}
            </a>
          )}
        </p>
      )}
    </footer>
  )
}

/** A notice for the superadmin of this portal. */
export const warnings = () => apiQuery(accountEndpoints.warnings, {})

/** Warns, where links go out, that they open on the machine of the portal only; for the superadmin. */
export function LocalLinksNotice() {
  const { data } = useQuery(warnings())
  const warning = data?.data.find(({ code }) => code === LINKS_ARE_LOCAL)
  if (!warning) return null
  return (
    <p className="wrap-anywhere flex gap-2.5 rounded-md bg-bad-soft px-3.5 py-3 text-bad text-sm print:hidden">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <span>
        {warning.text}{' '}
        <Link to={paths.superadmin.mailSettings} className="font-medium underline underline-offset-4">
          {t.mail('openSettings')}
        </Link>
      </span>
    </p>
  )
}
