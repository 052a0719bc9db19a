import { Copy, Trash2 } from 'lucide-react'
import { placedFields } from '#contract/cases/case-field-sets.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import {
  formPeople,
  officeValues,
  personFacts,
  TEXT_PREFIX,
  TICK_PREFIX,
  TODAY,
} from '#contract/official-forms/form-values.ts'
import { type Mark, type OfficialForm, OfficialFormParts } from '#contract/official-forms/official-form.ts'
import { serviceCodes } from '#contract/services/service-values.ts'
import { t, textOf } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { saveForm, useDraft } from '#web/forms/draft.tsx'
import { Field } from '#web/forms/field.tsx'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Input } from '#web/ui/input.tsx'
import type { Option } from '#web/ui/listbox.tsx'

interface MarkPanelProps {
  form: MarksForm['form']
  index: number
  mark: Mark
  onCopy: () => void
  onRemove: () => void
}

export function MarkPanel({ form: { control, formState }, index, mark, onCopy, onRemove }: MarkPanelProps) {
  const bound = useFieldBinding({ control, name: `marks.${index}.value` })
  const value = typeof bound.value === 'string' ? bound.value : ''
  // A missing number is an error of the mark as a whole.
  const isRefused = formState.errors.marks?.[index]?.message !== undefined
  const points = (part: Part) => ({
    control,
    name: `marks.${index}.${part}` as const,
    value: mark[part],
    isMissing: isRefused && part !== 'boxes' && mark[part] === undefined,
  })
  return (
    <Card
      title={t.officialForms('mark')}
      actions={
        <div className="flex gap-2">
          <Button icon={Copy} size="sm" onClick={onCopy}>
            {t.officialForms('copyMark')}
          </Button>
          <Button icon={Trash2} size="sm" onClick={onRemove}>
            {t.officialForms('removeMark')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <ValueInput
          label={t.officialForms('value')}
          value={value}
          onChange={bound.change}
          error={bound.error && (value ? bound.error : t.officialForms('valueRequired'))}
          autoFocus={value === ''}
        />
        <div className="grid grid-cols-2 gap-4">
          <PointsField {...points('size')} label={t.officialForms('size')} />
          <PointsField {...points('width')} label={t.officialForms('width')} />
          <PointsField {...points('x')} label={t.officialForms('fromLeft')} />
          <PointsField {...points('y')} label={t.officialForms('fromTop')} />
          <PointsField {...points('boxes')} label={t.officialForms('boxes')} />
        </div>
      </div>
    </Card>
  )
}

type Part = 'x' | 'y' | 'width' | 'size' | 'boxes'

interface PointsFieldProps {
  control: MarkPanelProps['form']['control']
  name: `marks.${number}.${Part}`
  /** The binding has the number that the form began with once the field is empty. */
  value: number | undefined
  isMissing: boolean
  label: string
}

function PointsField({ control, name, value, isMissing, label }: PointsFieldProps) {
  const bound = useFieldBinding({ control, name })
  return (
    <Field label={label} error={isMissing ? t.general('isRequired', { label }) : bound.error}>
      {({ labelId: _, ...aria }) => (
        <Input
          {...aria}
          ref={bound.ref}
          type="number"
          step="any"
          min={0}
          value={value ?? ''}
          onValueChange={(text) => bound.change(text === '' ? undefined : Number(text))}
          onBlur={bound.blur}
        />
      )}
    </Field>
  )
}

interface FieldValuesProps {
  fields: readonly string[]
  marks: readonly Mark[]
  setMarks: MarksForm['setMarks']
  errors: MarksForm['errors']
}

export function FieldValues({ fields, marks, setMarks, errors }: FieldValuesProps) {
  const change = (field: string, value: string) => {
    const others = marks.filter((mark) => mark.field !== field)
    const index = marks.findIndex((mark) => mark.field === field)
    if (!value) setMarks(others)
    else if (index === -1) setMarks([...marks, { field, value }])
    else setMarks(marks.map((mark) => (mark.field === field ? { field, value } : mark)))
  }
  return (
    <Card title={t.officialForms('fields')} description={t.officialForms('fieldsHelp')}>
      <div className="grid gap-4">
        {fields.map((field) => {
          const index = marks.findIndex((mark) => mark.field === field)
          return (
            <ValueInput
              key={field}
              label={field}
              value={marks[index]?.value ?? ''}
              onChange={(value) => change(field, value)}
              error={errors?.[index]?.value?.message ?? errors?.[index]?.field?.message}
            />
          )
        })}
      </div>
    </Card>
  )
}

interface ValueInputProps {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  autoFocus?: boolean
}

const MAX_FIXED_TEXT = 190

/** A value of a case from a list that is searched by typing, or a fixed text. */
function ValueInput({ label, value, onChange, error, autoFocus = false }: ValueInputProps) {
  const text = fixedTextOf(value)
  return (
    <div className="grid gap-2">
      <Field label={label} error={text === null ? error : undefined}>
        {({ labelId, ...aria }) => (
          <Combobox
            {...aria}
            aria-labelledby={labelId}
            options={valueOptions()}
            placeholder={t.forms('typeToFind')}
            value={optionOf(value)}
            onValueChange={onChange}
            autoFocus={autoFocus}
          />
        )}
      </Field>
      {text !== null && (
        <Field label={t.officialForms('textOf', { label })} error={error}>
          {({ labelId: _, ...aria }) => (
            <Input
              {...aria}
              value={text}
              maxLength={MAX_FIXED_TEXT}
              onValueChange={(typed) => onChange(TEXT_PREFIX + typed)}
            />
          )}
        </Field>
      )}
    </div>
  )
}

const Marks = OfficialFormParts.pick({ marks: true })

/** The marks of a form while they are edited; a draft keeps those that are not saved yet. */
export function useMarksForm(officialForm: OfficialForm) {
  const form = useZodForm(Marks, { marks: officialForm.marks })
  const draft = useDraft(form, `marks:${officialForm.id}`)
  const marks = form.watch('marks') as readonly Mark[]
  const { isDirty, errors } = form.formState
  const setMarks = (next: readonly Mark[]) =>
    form.setValue('marks', [...next], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const edit = useApiMutation(officialFormEndpoints.edit, {
    invalidates: [officialFormEndpoints.all],
    failureTitle: t.officialForms('editFailed'),
    success: t.officialForms('marksSaved'),
  })
  const save = (body: { marks: Mark[] }) =>
    saveForm(
      form,
      async () => {
        const saved = await edit.mutateAsync({ params: { id: officialForm.id }, body })
        return { marks: saved.marks }
      },
      draft,
    )
  return { form, draft, marks, setMarks, isDirty, errors: errors.marks, save, isSaving: edit.isPending }
}

export type MarksForm = ReturnType<typeof useMarksForm>

/** The values that a mark can have, with the choice of a fixed text. */
export const valueOptions = (): readonly Option[] => [
  { value: TODAY, label: t.officialForms('today') },
  { value: TEXT_PREFIX, label: t.officialForms('fixedText') },
  { value: 'CaseNo', label: t.fields('caseNo') },
  ...placedFields.map(({ group, path, field }) => ({
    value: field.shownAs ? `${group}.${field.shownAs.name}` : path,
    label: `${field.owner ? ownerLabels()[field.owner] : groupTitles()[group]}: ${textOf(field.label)}`,
  })),
  ...formPeople.flatMap((person) =>
    personFacts.map((fact) => ({
      value: `${person}.${fact}`,
      label: `${t.officialForms(`people.${person}`)}: ${t.officialForms(`personFacts.${fact}`)}`,
    })),
  ),
  { value: 'totalAmount', label: t.officialForms('totalAmount') },
  ...officeValues.map((value) => ({ value, label: t.officialForms.raw('officeValues')[value] })),
  ...serviceCodes.map((code) => ({ value: TICK_PREFIX + code, label: t.officialForms('tickFor', { service: code }) })),
]

/** An id prints the name of its row, so both paths are one value. */
const namePaths = new Map<string, string>(
  placedFields.flatMap(({ group, path, field }) => (field.shownAs ? [[path, `${group}.${field.shownAs.name}`]] : [])),
)

/** Returns the option of a value: for a fixed text that of all fixed texts. */
export const optionOf = (value: string): string =>
  value.startsWith(TEXT_PREFIX) ? TEXT_PREFIX : (namePaths.get(value) ?? value)

/** Returns the fixed text of a value; null for any other value. */
export const fixedTextOf = (value: string): string | null =>
  value.startsWith(TEXT_PREFIX) ? value.slice(TEXT_PREFIX.length) : null

/** Returns the label of a value: a fixed text is its own. */
export function valueLabel(value: string): string {
  const text = fixedTextOf(value)
  if (text !== null) return text.trim() || t.officialForms('fixedText')
  return valueOptions().find((option) => option.value === optionOf(value))?.label ?? t.officialForms('noValue')
}
