import { Undo2 } from 'lucide-react'
import { markAsOtherNumbers, maskAadhaar, maskAadhaarIn, replaceAadhaarIn } from '#contract/aadhaar.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'

interface MaskedNoticeProps {
  text: string
  onUndo: (text: string) => void
}

/** Says at once which numbers of a text are masked, and takes that back where the writer says that they are none of Aadhaar. */
export function MaskedNotice({ text, onUndo }: MaskedNoticeProps) {
  const numbers = new Set<string>()
  replaceAadhaarIn(text, (lastFour) => {
    // A number is one word, and told once.
    numbers.add(maskAadhaar(lastFour).replaceAll(' ', '\u00a0'))
    return ''
  })
  const marked = markAsOtherNumbers(text)
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-warn">
      <span>{t.fields('aadhaarMasked', { numbers: [...numbers].join(', ') })}</span>
      {maskAadhaarIn(marked) === marked && (
        <Button size="sm" icon={Undo2} onClick={() => onUndo(marked)}>
          {t.fields('undoMasking')}
        </Button>
      )}
    </span>
  )
}
