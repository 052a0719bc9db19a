import { Copy, Download, Printer } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { download } from '#web/lib/download.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The recovery codes, shown once: to copy, save or print. */
export function RecoveryCodesCard({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const account = useUser()?.email ?? ''
  const text = messages.twoFactor.recoveryCodesFile(account, codes.join('\n'))
  return (
    <Card title={messages.twoFactor.recoveryCodes} description={messages.twoFactor.recoveryCodesDescription(account)}>
      <p className="rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden">
        {messages.twoFactor.keepCodesNow}
      </p>
      <ul
        aria-label={messages.twoFactor.recoveryCodes}
        className="tnum mt-4 grid max-w-lg gap-x-8 gap-y-1.5 font-medium font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2 max-md:*:grow print:hidden">
        <Button
          onClick={() =>
            void copyText(text, { copied: messages.twoFactor.codesCopied, refused: messages.twoFactor.copyFailed })
          }
        >
          <Copy aria-hidden="true" />
          {messages.general.copy}
        </Button>
        <Button onClick={() => download(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          <Download aria-hidden="true" />
          {messages.twoFactor.download}
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {messages.general.print}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {messages.twoFactor.confirmCodesKept}
        </Button>
      </div>
    </Card>
  )
}
