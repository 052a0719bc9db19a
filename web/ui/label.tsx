import type { ReactNode } from 'react'

/** The label of a field; an asterisk marks required fields. */
export function FieldLabel({
  htmlFor,
  id,
  required = false,
  children,
}: {
  htmlFor?: string
  id?: string
  required?: boolean
  children: ReactNode
}) {
  const content = (
    <>
      {children}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-bad">
          *
        </span>
      )}
    </>
  )
  const labelClass = 'mb-1.5 block font-medium text-sm'
  return htmlFor ? (
    <label id={id} htmlFor={htmlFor} className={labelClass}>
      {content}
    </label>
  ) : (
    <span id={id} className={labelClass}>
      {content}
    </span>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-bad text-sm">
      {children}
    </p>
  )
}
