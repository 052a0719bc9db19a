import { t } from '#contract/texts.ts'
import type { Option } from './option.ts'
import { Select } from './select.tsx'

interface FacetSelectProps {
  label: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** One filter of a list; without a value it shows its name. */
export function FacetSelect({ label, options, value, onChange }: FacetSelectProps) {
  // An address may name an option that is gone, or several statuses.
  const known = !value || options.some((option) => option.value === value)
  const shown = known ? options : [{ value, label: value }, ...options]
  return (
    <div className="min-w-40 max-w-60">
      <Select
        height="sm"
        aria-label={label}
        placeholder={label}
        options={[{ value: '', label: t.facets('all', { label }) }, ...shown]}
        value={value ?? ''}
        onValueChange={(next) => onChange(next || undefined)}
      />
    </div>
  )
}
