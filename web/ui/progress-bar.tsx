const tones = { accent: 'bg-accent', good: 'bg-good-fill', warn: 'bg-warn-fill', bad: 'bg-bad-fill' }

/** A progress bar for a share from 0 to 1. */
export function ProgressBar({
  share,
  label,
  tone = 'accent',
}: {
  share: number
  label: string
  tone?: keyof typeof tones
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className={`h-full rounded-full transition-[width] duration-200 ${tones[tone]}`}
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
