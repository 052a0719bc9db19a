import { useState } from 'react'
import {
  type CentralForm,
  centralForms,
  type OfficialForm,
  type ProposedMarks,
} from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { Field } from '#web/forms/field.tsx'
import { call } from '#web/lib/api.ts'
import { useTask } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Select } from '#web/ui/select.tsx'
import { valueLabel } from './mark-panel.tsx'

interface StartFromCardProps {
  officialForm: OfficialForm
  /** Whether the pages have marks, which the proposed ones replace. */
  hasMarks: boolean
  onPropose: (marks: ProposedMarks['marks']) => void
}

/** Returns the central form whose number a form has in its name; the first one without. */
const numberIn = (name: string): CentralForm => {
  const numbers: readonly string[] = name.match(/\d+/g) ?? []
  return centralForms.find((number) => numbers.includes(number)) ?? centralForms[0]
}

/** Puts the marks of a central form beside the labels of the blank, and says which labels it does not have. */
export function StartFromCard({ officialForm, hasMarks, onPropose }: StartFromCardProps) {
  const [number, setNumber] = useState<string>(numberIn(officialForm.name))
  const [isPending, run] = useTask(t.officialForms('proposeFailed'))
  const [found, setFound] = useState<ProposedMarks>()
  const propose = async () => {
    const params = { id: officialForm.id, number: number as CentralForm }
    const proposed = await call(officialFormEndpoints.propose, { params })
    setFound(proposed)
    onPropose(proposed.marks)
  }
  return (
    <Card title={t.officialForms('startFrom')} description={t.officialForms('startFromHelp')}>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 flex-1">
          <Field label={t.officialForms('form')}>
            {({ labelId, ...aria }) => (
              <Select
                {...aria}
                aria-labelledby={labelId}
                value={number}
                onValueChange={setNumber}
                options={centralForms.map((value) => ({ value, label: t.officialForms(`centralForms.${value}`) }))}
              />
            )}
          </Field>
        </div>
        <Button pending={isPending} onClick={() => void run(propose)}>
          {hasMarks ? t.officialForms('replaceMarks') : t.officialForms('placeMarks')}
        </Button>
      </div>
      {found && <Result {...found} />}
    </Card>
  )
}

function Result({ marks, missing, isScan }: ProposedMarks) {
  return (
    <div role="status" className="mt-4 grid gap-2">
      <p className="font-medium">{t.officialForms('placedMarks', { count: marks.length })}</p>
      {isScan && <p className="text-muted">{t.officialForms('isScan')}</p>}
      {missing.length > 0 && (
        <>
          <p className="text-muted">{t.officialForms('notOnPage')}</p>
          <ul className="list-disc pl-5 text-sm">
            {missing.map(({ label, value }) => (
              <li key={`${label} ${value}`}>
                “{label}” <span className="text-muted">({valueLabel(value)})</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
