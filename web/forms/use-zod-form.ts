import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form that is validated by a schema of the contract, the same as on the server. Errors appear at the first submit;
 * then each field is validated on change. What a field requires is also read from the schema (`useFieldBinding`).
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    context: schema,
    // The form component focuses the first error in the page's order.
    shouldFocusError: false,
  })
}
