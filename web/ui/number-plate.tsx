import { clsx } from 'clsx'
import { t } from '#contract/texts.ts'

/** A number plate drawn as on a vehicle; `text` is its number in groups. Its colours are the same in both themes. */
export function NumberPlate({ text, isLarge = false }: { text: string; isLarge?: boolean }) {
  const size = isLarge ? 'text-xl sm:text-2xl' : 'text-xl'
  return (
    <span
      translate="no"
      className={clsx(
        'inline-flex max-w-full overflow-hidden rounded-md border-2 border-[light-dark(#191924,#57576b)] bg-white font-bold text-[#191924] tracking-wide',
        size,
      )}
    >
      <span
        aria-hidden="true"
        className="grid w-6 shrink-0 place-items-end justify-center bg-[#1d4ed8] pb-1 font-semibold text-[0.5rem] text-white tracking-normal"
      >
        {t.ui('plateCountry')}
      </span>
      <span className="tnum min-w-0 truncate px-3 py-1">{text}</span>
    </span>
  )
}
