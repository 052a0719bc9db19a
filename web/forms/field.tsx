import { createContext, type ReactNode, useContext, useId } from 'react'
import type { z } from 'zod'
import { maskAadhaarIn } from '#contract/aadhaar.ts'
import { FieldError, FieldLabel } from '#web/ui/input.tsx'

export interface FieldOptions {
  label: string
  /** By default as the schema of the form demands; given where other values of the form decide. */
  required?: boolean | undefined
  hint?: ReactNode
  className?: string | undefined
}

/**
 * The id of a heading that completes the names of the fields below it, where two groups have equal labels: "Name,
 * Registered Owner". The labels on the screen stay short.
 */
export const FieldGroupHeading = createContext('')

/**
 * What Tab does at a field: one that it skips is clicked, or focused by a key of its form, which finds all that a person may
 * leave by `data-optional`.
 */
export type TabStop = 'always' | 'optional' | 'skipped'
const TabStops = createContext<TabStop>('always')
export const TabStopProvider = TabStops.Provider

interface TabProps {
  tabIndex?: -1
  'data-optional'?: ''
}

/** The attributes of a control by what Tab does at its field. */
export function useTabProps(): TabProps {
  const stop = useContext(TabStops)
  return { ...(stop !== 'always' && { 'data-optional': '' }), ...(stop === 'skipped' && { tabIndex: -1 }) }
}

interface FieldAria extends TabProps {
  id: string
  'aria-labelledby': string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  required: true | undefined
}

interface FieldProps extends FieldOptions {
  error?: string | undefined
  /** Renders the label as plain text, for groups that reference it by `aria-labelledby`. */
  group?: boolean
  children: (aria: FieldAria & { labelId: string }) => ReactNode
}

export function Field({ label, required = false, hint, error, group = false, className, children }: FieldProps) {
  const id = useId()
  const heading = useContext(FieldGroupHeading)
  const tabProps = useTabProps()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldLabel {...(group ? {} : { htmlFor: id })} id={`${id}-label`} required={required}>
        {label}
      </FieldLabel>
      {children({
        id,
        labelId: `${id}-label`,
        'aria-labelledby': heading ? `${id}-label ${heading}` : undefined,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        required: required || undefined,
        ...tabProps,
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}

/** The parts of a schema that are read here: of objects, of texts, and of wrappers of texts. */
interface Schema extends z.ZodType {
  shape?: Readonly<Record<string, Schema>>
  maxLength?: number | null
  /** The first step of a transformed value. */
  in?: Schema
  options?: readonly Schema[]
  unwrap?: () => Schema
}

function fieldOf(form: unknown, name: string): Schema | undefined {
  const schema = form as Schema | undefined
  return (schema?.shape ?? schema?.in?.shape)?.[name]
}

/** Returns what the schema of a form demands of a field; nothing where it has no field of this name. */
export function schemaRules(form: unknown, name: string, empty: '' | null) {
  const field = fieldOf(form, name)
  return field && { required: !field.safeParse(empty).success, maxLength: maxLengthOf(field) }
}

/** Returns whether the schema of a form masks the Aadhaar numbers in a text of a field; a field of another number keeps them. */
export function masksAadhaar(form: unknown, name: string, text: string): boolean {
  const value = fieldOf(form, name)?.safeParse(text).data
  return typeof value === 'string' && maskAadhaarIn(value) === value
}

/** The maximum length of a text schema, inside its wrappers: optional, union (the last option counts), transformed. */
const maxLengthOf = (schema: Schema | undefined): number | undefined =>
  schema && (schema.maxLength ?? maxLengthOf(schema.in ?? schema.unwrap?.() ?? schema.options?.at(-1)))
