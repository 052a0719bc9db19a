import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { messages } from '#contract/messages.ts'
import { TextField } from '#web/forms/text-field.tsx'
import { focusOnMount, preventFocusLoss } from '#web/lib/focus.ts'
import { Button } from '#web/ui/button.tsx'
import type { SettingsInput, SettingsOutput } from './settings-input.ts'

interface SecretFieldProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>
  /** True if a secret is stored. */
  hasSecret: boolean
  isReplacing: boolean
  onReplacingChange: (isReplacing: boolean) => void
  /** True if the form began with values that were typed earlier. */
  isRestored: boolean
}

/** The secret of the gateway: a stored one is kept, replaced by a text, or removed by null. */
export function SecretField({ form, hasSecret, isReplacing, onReplacingChange, isRestored }: SecretFieldProps) {
  const typed = form.watch('webhookSecret')
  const keep = () => {
    preventFocusLoss()
    form.setValue('webhookSecret', '', { shouldValidate: form.formState.isSubmitted })
    onReplacingChange(false)
  }
  if (hasSecret && typed === null) {
    return (
      <SecretLine
        title={messages.reminderSettings.secretRemoved}
        detail={messages.reminderSettings.secretRemovedExplained}
      >
        <Button ref={isRestored ? undefined : focusOnMount} onClick={keep}>
          {messages.reminderSettings.keepSecret}
        </Button>
      </SecretLine>
    )
  }
  if (hasSecret && !isReplacing && !typed) {
    return (
      <SecretLine title={messages.reminderSettings.secretSet} detail={messages.reminderSettings.secretSetExplained}>
        <Button onClick={() => onReplacingChange(true)}>{messages.reminderSettings.replaceSecret}</Button>
        <Button onClick={() => form.setValue('webhookSecret', null)}>{messages.reminderSettings.removeSecret}</Button>
      </SecretLine>
    )
  }
  return (
    <div className="grid gap-2">
      <TextField
        control={form.control}
        name="webhookSecret"
        type="password"
        label={hasSecret ? messages.reminderSettings.newSecret : messages.reminderSettings.secret}
        hint={messages.reminderSettings.secretHint}
        maxLength={200}
        autoComplete="new-password"
        autoFocus={isReplacing}
      />
      {hasSecret && (
        <div>
          <Button size="sm" onClick={keep}>
            {messages.reminderSettings.keepSecret}
          </Button>
        </div>
      )}
    </div>
  )
}

function SecretLine({ title, detail, children }: { title: string; detail: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="text-muted text-sm">{detail}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
