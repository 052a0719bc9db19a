import { areSingleKeysOn } from '#web/lib/keys.ts'

/** One key, or a row of digits. */
const isSingle = (name: string) => name.length === 1 || /^\d–\d+$/.test(name)

/** True for keys that do nothing while single keys are off. */
const isIdle = (name: string) => isSingle(name) && !areSingleKeysOn()

export const Kbd = ({ children }: { children: string }) => (
  <kbd className="min-w-6 rounded-sm border bg-sunken px-1.5 py-0.5 text-center text-sm">{children}</kbd>
)

/** The key of a button, inside it; hidden from screen readers, which read `aria-keyshortcuts`, and on touch screens. */
export function KeyHint({ keyName }: { keyName: string }) {
  if (isIdle(keyName)) return null
  return (
    <span
      aria-hidden="true"
      className="-mr-1 min-w-5 rounded-sm border border-current px-1 text-center font-normal text-xs pointer-coarse:hidden"
    >
      {keyName}
    </span>
  )
}

interface LegendKey {
  names: readonly string[]
  text: string
}

/** The keys of a page that are not on a button; hidden on touch screens and where it is narrow. */
export function KeyLegend({ keys }: { keys: readonly LegendKey[] }) {
  const working = keys.filter(({ names }) => !names.every(isIdle))
  if (working.length === 0) return null
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-faint text-sm max-md:hidden pointer-coarse:hidden">
      {working.map(({ names, text }) => (
        <span key={text} className="inline-flex items-center gap-1">
          {names.map((name) => (
            <Kbd key={name}>{name}</Kbd>
          ))}
          {text}
        </span>
      ))}
    </p>
  )
}
