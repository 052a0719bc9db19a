import { zodResolver } from '@hookform/resolvers/zod'
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'

/**
 * A form that is judged by a schema of the contract, the same one that the server judges with.
 * Nothing is said before the first submit; after it each field is judged as it changes.
 */
export function useZodForm<Input extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, Input>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues,
    // The form shell moves the focus, in the order of the page.
    shouldFocusError: false,
  })
}
