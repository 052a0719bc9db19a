import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Control } from 'react-hook-form'
import { z } from 'zod'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { isExpiryType } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { type Language, languages } from '#contract/languages/language.ts'
import { LONG_TEXT_LENGTH } from '#contract/limits.ts'
import { unnamedOffice } from '#contract/office/unnamed-office.ts'
import { type EditTemplates, type ReminderTemplate, ReminderText } from '#contract/reminders/reminder-settings.ts'
import { fillReminder, firstText, placeholders, textFor } from '#contract/reminders/reminder-text.ts'
import { t } from '#contract/texts.ts'
import { reminderEndpoints } from '#web/endpoints.generated.ts'
import { officeProfile } from '#web/features/office/office.ts'
import { DiscardDraft, saveForm, useDraft } from '#web/forms/draft.tsx'
import { Field } from '#web/forms/field.tsx'
import { Form, SaveButton, useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { ApiError } from '#web/lib/errors.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { reminderTexts } from './reminder-queries.ts'

const TextsOfKind = z.object({ en: ReminderText, hi: ReminderText, mr: ReminderText })
type TextsOfKind = z.input<typeof TextsOfKind>

/** The body of the call: a list, in the order of the languages. */
const bodyOf = (kind: ExpiryType, texts: TextsOfKind): z.input<typeof EditTemplates> =>
  languages.map((language) => ({ kind, language, text: texts[language] }))

/** Gives the errors of a list, `0.text`, to the field of the language at that place. */
function withFieldsByLanguage(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, message]) => {
      const index = /^(\d+)\.text$/.exec(name)?.[1]
      return [languages[Number(index)] ?? name, message]
    }),
  )
  return new ApiError(error.status, error.serverMessage, fields)
}

export function TextsCard() {
  const query = useQuery(reminderTexts())
  return (
    <Card title={t.reminderSettings('texts')} description={t.reminderSettings('textsExplained')}>
      <QueryView
        query={query}
        errorTitle={t.reminderSettings('textsFailed')}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ data }) => <TextsByKind templates={data} />}
      </QueryView>
    </Card>
  )
}

function TextsByKind({ templates }: { templates: readonly ReminderTemplate[] }) {
  const kinds = [...new Set(templates.map(({ kind }) => kind))]
  const [chosen, setChosen] = useState<ExpiryType>(kinds[0] ?? expiryTypes[0])
  const textOf = (kind: ExpiryType, language: Language) =>
    templates.find((template) => template.kind === kind && template.language === language)?.text ?? ''
  return (
    <Tabs
      label={t.reminderSettings('texts')}
      value={chosen}
      onValueChange={(kind) => isExpiryType(kind) && setChosen(kind)}
      tabs={kinds.map((kind) => ({
        value: kind,
        label: t.reminders(`kinds.${kind}`),
        content: (
          <TextsForm kind={kind} texts={{ en: textOf(kind, 'en'), hi: textOf(kind, 'hi'), mr: textOf(kind, 'mr') }} />
        ),
      }))}
    />
  )
}

/** The texts of one kind in each language, with a preview. Typed text stays as a draft when another kind is opened. */
function TextsForm({ kind, texts }: { kind: ExpiryType; texts: TextsOfKind }) {
  const form = useZodForm(TextsOfKind, texts)
  const draft = useDraft(form, `reminder-texts-${kind}`)
  const save = useApiMutation(reminderEndpoints.editTemplates, {
    invalidates: [reminderEndpoints.templates],
    failureTitle: t.reminderSettings('textsSaveFailed'),
  })
  const typed = form.watch()
  return (
    <Form
      form={form}
      className="grid gap-5"
      onSubmit={async (values) => {
        const send = () => save.mutateAsync({ body: bodyOf(kind, values) })
        await saveForm(form, () => send().then(() => values), draft).catch((error) => {
          throw withFieldsByLanguage(error)
        })
      }}
    >
      <DiscardDraft draft={draft} />
      <div className="grid gap-5 xl:grid-cols-2">
        {languages.map((language) => (
          <div key={language} className="grid content-start gap-4">
            <TextFieldWithPlaceholders control={form.control} language={language} />
            <Previews kind={kind} language={language} text={typed[language]} />
            {typed[language] !== firstText[language] && (
              <div>
                <Button
                  variant="link"
                  size="inline"
                  aria-label={t.reminderSettings('firstTextOf', {
                    language: t.reminderSettings(`languages.${language}`),
                  })}
                  onClick={() => {
                    form.setValue(language, firstText[language], { shouldValidate: true })
                    form.setFocus(language)
                  }}
                >
                  {t.reminderSettings('useFirstText')}
                </Button>
              </div>
            )}
          </div>
        ))}
      </div>
      <SaveButton control={form.control} label={t.reminderSettings('saveTexts')} />
    </Form>
  )
}

/** Days between today and the end of the paper in the previews. */
const SAMPLE_DAYS = 7

interface PreviewsProps {
  kind: ExpiryType
  language: Language
  text: string
}

/** The text with sample values, of a paper that ends in some days and, where that differs, of one that has ended. */
function Previews({ kind, language, text }: PreviewsProps) {
  const { name, phone } = useQuery(officeProfile()).data?.data ?? unnamedOffice
  const fill = (days: number) =>
    fillReminder(textFor(text, language, days), language, {
      ownerName: t.reminderSettings('sampleOwner'),
      vehicleNo: t.reminderSettings('sampleVehicle'),
      kind,
      expiryDate: addDays(officeDay(new Date()), days),
      days,
      officeName: name,
      officePhone: phone,
    })
  const [before, after] = [fill(SAMPLE_DAYS), fill(-SAMPLE_DAYS)]
  return (
    <>
      <Preview language={language} title={t.reminderSettings('sample')} text={before} />
      {after !== before && <Preview language={language} title={t.reminderSettings('endedSample')} text={after} />}
    </>
  )
}

function Preview({ language, title, text }: { language: Language; title: string; text: string }) {
  return (
    <div>
      <p className="text-faint text-sm">{title}</p>
      <p lang={language} className="mt-1.5 whitespace-pre-wrap wrap-anywhere rounded-md bg-sunken px-3 py-2">
        {text || '-'}
      </p>
    </div>
  )
}

interface TextFieldProps<Output> {
  control: Control<TextsOfKind, unknown, Output>
  language: Language
}

/** A text of a reminder, with the placeholders to insert at the caret. */
function TextFieldWithPlaceholders<Output>({ control, language }: TextFieldProps<Output>) {
  const { value, error, change, blur, ref } = useFieldBinding({ control, name: language })
  const box = useRef<HTMLTextAreaElement | null>(null)
  const label = t.reminderSettings(`languages.${language}`)
  const insert = (name: string) => {
    const area = box.current
    if (!area) return
    area.setRangeText(`{${name}}`, area.selectionStart, area.selectionEnd, 'end')
    change(area.value)
    area.focus()
  }
  return (
    <div>
      <Field label={label} required error={error}>
        {({ labelId: _, ...aria }) => (
          <Textarea
            {...aria}
            ref={(element) => {
              box.current = element
              ref(element)
            }}
            lang={language}
            rows={4}
            maxLength={LONG_TEXT_LENGTH}
            value={typeof value === 'string' ? value : ''}
            onValueChange={change}
            onBlur={blur}
          />
        )}
      </Field>
      <fieldset className="mt-2 flex flex-wrap gap-2">
        <legend className="sr-only">{t.reminderSettings('placeholdersOf', { language: label })}</legend>
        {placeholders.map((name) => (
          <Button
            key={name}
            size="sm"
            aria-label={t.reminderSettings('insert', { name: `{${name}}`, language: label })}
            onClick={() => insert(name)}
          >
            {`{${name}}`}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
