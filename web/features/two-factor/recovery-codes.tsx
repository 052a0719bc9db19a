import { Copy, Download, Printer } from 'lucide-react'
import { download } from '#web/lib/download.ts'
import { useUser } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { copyText } from './copy-text.ts'

/** The recovery codes, this once: to copy, to save, to print. */
export function RecoveryCodesCard({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const account = useUser()?.email ?? ''
  const text = `Recovery codes of ${account}\nVehicle Record Portal\n\n${codes.join('\n')}\n`
  return (
    <Card
      title="Recovery codes"
      description={`For ${account}, when the phone is lost. Each works once in place of a code of the app.`}
    >
      <p className="rounded-md border border-warn-line bg-warn-soft px-3.5 py-2.5 text-warn print:hidden">
        Keep them now, where nobody else finds them: they are not shown again.
      </p>
      <ul
        aria-label="Recovery codes"
        className="tnum mt-4 grid max-w-lg gap-x-8 gap-y-1.5 font-medium font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2 max-md:*:grow print:hidden">
        <Button onClick={() => void copyText(text, 'Recovery codes copied')}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button onClick={() => download(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}>
          <Download aria-hidden="true" />
          Download
        </Button>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <Button variant="primary" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Card>
  )
}
