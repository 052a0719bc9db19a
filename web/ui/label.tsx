import type { ReactNode } from 'react'

/** The label of a field. The asterisk of a required one is beside the label, which is the field's name and nothing else. */
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
  return (
    <div className="mb-1.5 font-medium text-sm">
      {htmlFor ? (
        <label id={id} htmlFor={htmlFor}>
          {children}
        </label>
      ) : (
        <span id={id}>{children}</span>
      )}
      {required && <RequiredMark />}
    </div>
  )
}

export const RequiredMark = () => (
  <span aria-hidden="true" className="ml-0.5 text-bad">
    *
  </span>
)

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-bad text-sm">
      {children}
    </p>
  )
}
