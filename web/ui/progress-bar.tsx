import { Bar, type BarTone } from './bar.tsx'

export function ProgressBar({ share, label, tone = 'accent' }: { share: number; label: string; tone?: BarTone }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(Math.min(1, Math.max(0, share)) * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Bar share={share} tone={tone} />
    </div>
  )
}
