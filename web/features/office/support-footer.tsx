import { Mail, Phone } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { support } from '#web/features/office/support.ts'
import { mailTo } from '#web/lib/download.ts'

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
