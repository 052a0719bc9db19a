import { messages } from '#contract/messages.ts'
import { useDocumentTitle } from '#web/lib/title.ts'

/** The plain text "Unauthorized" (spec/1 point 2). */
export function Page() {
  useDocumentTitle(messages.session.unauthorized)
  return <main className="p-6">{messages.session.unauthorized}</main>
}
