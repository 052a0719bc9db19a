import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { z } from 'zod'
import { EditMailSettings, type MailSettings, mailLines, mailPorts } from '#contract/mails/mail-settings.ts'
import { t } from '#contract/texts.ts'
import { accountEndpoints, mailSettingsEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { saveForm } from '#web/forms/draft.tsx'
import { Form, SaveButton, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Card } from '#web/ui/card.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TestMail } from './test-mail.tsx'

const settings = () => apiQuery(mailSettingsEndpoints.settings, {})

export function loader(): void {
  void queryClient.prefetchQuery(settings())
}

/** The web address of the portal, its mail server, and a test mail. */
export function Page() {
  const query = useQuery(settings())
  return (
    <>
      <PageHeader breadcrumbs={<PageBreadcrumbs />} description={t.mail('settingsDescription')} />
      <div className="grid max-w-4xl grid-cols-1 gap-5">
        <QueryView
          query={query}
          errorTitle={t.mail('settingsFailed')}
          frame={(error) => <Card>{error}</Card>}
          skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
        >
          {({ data }) => <MailSettingsForm settings={data} />}
        </QueryView>
        <TestMail />
      </div>
    </>
  )
}

/** A port is chosen as a text. */
const Schema = EditMailSettings.required({ line: true }).extend({
  port: z.string().transform(Number).pipe(EditMailSettings.shape.port.unwrap()),
})

const valuesOf = ({ publicUrl, host, port, line, user, sender }: MailSettings): z.input<typeof Schema> => ({
  ...{ publicUrl, host, line, user, sender },
  port: String(port),
  password: '',
})

const ports = mailPorts.map((port) => ({ value: String(port), label: String(port) }))

function MailSettingsForm({ settings: { fixed, inForce, hasPassword, ...stored } }: { settings: MailSettings }) {
  const form = useZodForm(Schema, valuesOf({ fixed, inForce, hasPassword, ...stored }))
  const { control } = form
  const save = useApiMutation(mailSettingsEndpoints.editSettings, {
    invalidates: [mailSettingsEndpoints.settings, accountEndpoints.warnings],
    failureTitle: t.mail('settingsSaveFailed'),
  })
  const lines = mailLines.map((line) => ({
    value: line,
    label: line === 'tls' ? t.mail('lineTls') : t.mail('lineStarttls'),
  }))
  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={(body) => saveForm(form, async () => valuesOf(await save.mutateAsync({ body })))}
    >
      <Card title={t.mail('addressTitle')}>
        {fixed.publicUrl ? (
          <Fixed value={inForce.publicUrl} />
        ) : (
          <TextField
            control={control}
            name="publicUrl"
            type="url"
            label={t.mail('publicUrl')}
            placeholder={inForce.publicUrl}
            hint={t.mail('publicUrlHint')}
          />
        )}
      </Card>
      <Card title={t.mail('serverTitle')} description={t.mail('serverDetail')}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {fixed.server ? (
            <Fixed value={inForce.host ?? t.mail('noServer')} />
          ) : (
            <>
              <TextField control={control} name="host" label={t.mail('host')} autoComplete="off" />
              <ComboboxField control={control} name="port" label={t.mail('port')} options={ports} />
              <div className="sm:col-span-2">
                <RadioField
                  control={control}
                  name="line"
                  label={t.mail('line')}
                  options={lines}
                  onChosen={(line) => form.setValue('port', line === 'tls' ? '465' : '587', { shouldDirty: true })}
                />
              </div>
              <TextField control={control} name="user" label={t.mail('user')} autoComplete="off" />
              <TextField
                control={control}
                name="password"
                type="password"
                label={t.mail('password')}
                autoComplete="new-password"
                hint={hasPassword && t.mail('passwordStored')}
              />
            </>
          )}
          {fixed.sender ? (
            <Fixed value={inForce.sender} />
          ) : (
            <TextField
              control={control}
              name="sender"
              type="email"
              label={t.mail('sender')}
              placeholder={inForce.sender}
              hint={t.mail('senderHint')}
            />
          )}
        </div>
      </Card>
      {!(fixed.publicUrl && fixed.server && fixed.sender) && <SaveButton control={control} />}
    </Form>
  )
}

/** A setting of the machine of the portal, which comes before what is stored. */
const Fixed = ({ value }: { value: string }) => (
  <p className="wrap-anywhere flex gap-2.5 rounded-md bg-sunken px-3.5 py-3 text-muted text-sm sm:col-span-2">
    <Mail className="mt-0.5 size-4 shrink-0" />
    {t.mail('fixed', { value })}
  </p>
)
