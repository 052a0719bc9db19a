import { t } from '#contract/texts.ts'
import { useDocumentTitle } from '#web/lib/dom.ts'

/** The plain text "Unauthorized". */
export function Page() {
  useDocumentTitle(t.session('unauthorized'))
  return <main className="p-6">{t.session('unauthorized')}</main>
}
