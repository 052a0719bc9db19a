import { CircleCheck } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { richText } from '#web/lib/rich-text.ts'
import { Notice } from '#web/ui/notice.tsx'

const steps = [messages.client.stepReview, messages.client.stepPasswordLink, messages.client.stepLogIn]

/** The confirmation of a sign-up, with the next steps. */
export function SignUpSuccess({ email }: { email: string }) {
  return (
    <div>
      <Notice icon={CircleCheck} tone="good" size="welcome" title={messages.client.signedUp}>
        {richText(messages.client.thankYou(<span className="break-all font-medium text-ink">{email}</span>))}
      </Notice>
      <h2 className="mt-8 font-semibold">{messages.client.nextStepsTitle}</h2>
      <ol className="mt-3 grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="tnum grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
            >
              {index + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
