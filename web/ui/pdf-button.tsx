import { Printer } from 'lucide-react'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { download } from '#web/lib/download.ts'
import { toastFailure } from '#web/lib/failure.ts'
import { Button } from './button.tsx'
import type { ButtonStyle } from './button-style.ts'

interface PdfButtonProps extends ButtonStyle {
  label?: string
  className?: string
  /** Asks for what the report needs and puts it together; null where there is nothing to print. */
  make: () => Promise<{ report: TDocumentDefinitions; fileName: string } | null>
}

/** "Print PDF": a report as a file. What makes it comes only when it is asked for. */
export function PdfButton({ label = 'Print PDF', make, ...rest }: PdfButtonProps) {
  const [pending, setPending] = useState(false)
  const print = async () => {
    setPending(true)
    try {
      const made = await make()
      if (!made) return
      const { renderPdf } = await import('#documents/render-pdf.ts')
      download(await renderPdf(made.report), `${made.fileName}.pdf`)
    } catch (error) {
      toastFailure(messages.cases.printFailed, error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button {...rest} pending={pending} onClick={print}>
      {!pending && <Printer aria-hidden="true" />}
      {label}
    </Button>
  )
}
