import { t } from '#contract/texts.ts'
import { useDocumentTitle } from '#web/lib/title.ts'

/** The plain text "Unauthorized" (spec/1 point 2). */
export function Page() {
  useDocumentTitle(t.session('unauthorized'))
  return <main className="p-6">{t.session('unauthorized')}</main>
}
