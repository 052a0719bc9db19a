import { clsx } from 'clsx'

const tones = { accent: 'bg-accent', good: 'bg-good-fill', warn: 'bg-warn-fill', bad: 'bg-bad-fill' }
export type BarTone = keyof typeof tones

/** The least visible width of a bar that is not empty, in percent. */
const LEAST = 3

/** A decorative horizontal bar for a share from 0 to 1; the text beside it has the same content. */
export function Bar({ share, tone = 'accent' }: { share: number; tone?: BarTone }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <span aria-hidden="true" className="forced-color-adjust-none block h-2 overflow-hidden rounded-full bg-line">
      <span
        className={clsx('block h-full rounded-full transition-[width] duration-200', tones[tone])}
        style={{ width: `${share > 0 ? Math.max(LEAST, percent) : 0}%` }}
      />
    </span>
  )
}
