import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileX, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'
import type { Mark, OfficialForm } from '#contract/official-forms/official-form.ts'
import { t, textKey } from '#contract/texts.ts'
import { caseEndpoints, officialFormEndpoints } from '#web/endpoints.generated.ts'
import { DiscardDraft } from '#web/forms/draft.tsx'
import { Form, SubmitButton, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { call } from '#web/lib/api.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { openPdf, requestFile } from '#web/lib/download.ts'
import { ApiError } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { makeKeyboardScrollable } from '#web/ui/dialog-behaviour.ts'
import { EntityPage, namedEntity } from '#web/ui/entity-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { BlankPage } from './blank-page.tsx'
import { isPlaced, keepOnPage, NEW_SIZE, type Place, placeOf } from './mark-moves.ts'
import { FieldValues, MarkPanel, type MarksForm, useMarksForm, valueLabel } from './mark-panel.tsx'
import { StartFromCard } from './start-from-card.tsx'

const all = () => apiQuery(officialFormEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

/** One official form: the marks where values are printed. */
export function Page() {
  const { formId } = useParams({ from: paths.superadmin.formMarks })
  const query = namedEntity(useQuery(all()), { id: formId, fromState: undefined })
  return (
    <EntityPage
      query={query}
      kind={t.officialForms('form')}
      skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      missing={{
        icon: FileX,
        title: t.officialForms('notFound'),
        detail: t.officialForms('notFoundDetail'),
        list: paths.superadmin.forms,
        listLabel: t.officialForms('title'),
      }}
      header={({ name }) => ({ title: name, description: t.officialForms('editorHelp') })}
    >
      {(officialForm) => <MarksEditor key={officialForm.id} officialForm={officialForm} />}
    </EntityPage>
  )
}

/** The widths of a page, in hundredths of the room it has. */
const zooms = [50, 75, 100, 150, 200, 300]

const FITTING = 100

/** Places the marks of an official form on the pictures of its pages. */
export function MarksEditor({ officialForm }: { officialForm: OfficialForm }) {
  const { form, draft, marks, setMarks, isDirty, errors, save, isSaving } = useMarksForm(officialForm)
  const { selected, setSelected, add, change, remove, copy } = useMarkChanges(officialForm, marks, setMarks)
  const [zoom, setZoom] = useState(FITTING)
  const mark = selected === null ? undefined : marks[selected]

  const saveAll = async () => {
    let isSaved = false
    await form.handleSubmit(
      async (values) => {
        isSaved = await save(values).then(
          () => true,
          () => false,
        )
      },
      (faults) => {
        const first = faults.marks?.findIndex?.((fault) => fault !== undefined) ?? -1
        if (first !== -1) setSelected(first)
      },
    )()
    return isSaved
  }
  const pages = Array.from(officialForm.pages, (_, index) => index + 1)
  return (
    <>
      <DiscardDraft
        draft={draft}
        text={t.cases('restored')}
        label={t.officialForms('discard')}
        className="mb-5"
        onDiscard={() => setSelected(null)}
      />
      <div className="grid gap-5 xl:grid-cols-[7fr_5fr] xl:items-start">
        <section aria-label={t.officialForms('pages')} className="min-w-0 rounded-lg border bg-surface shadow-card">
          <div className="flex flex-wrap items-center gap-2 border-b p-3">
            <ZoomButtons zoom={zoom} onZoom={setZoom} />
            <Button
              variant="primary"
              size="sm"
              className="ml-auto"
              disabled={!isDirty}
              pending={isSaving}
              onClick={() => void saveAll()}
            >
              {t.officialForms('saveMarks')}
            </Button>
          </div>
          <div ref={makeKeyboardScrollable} className="overflow-auto bg-sunken p-4" style={{ height: '75dvh' }}>
            <div style={{ width: `${zoom}%` }}>
              {pages.map((page) => (
                <BlankPage
                  key={page}
                  officialForm={officialForm}
                  page={page}
                  marks={marks}
                  selected={selected}
                  onSelect={setSelected}
                  onAdd={add}
                  onPlace={(at, place) => change(at, { ...(marks[at] ?? { value: '' }), ...place })}
                  onRemove={remove}
                />
              ))}
            </div>
          </div>
        </section>
        <div className="grid gap-5">
          {mark && selected !== null && isPlaced(mark) && (
            <MarkPanel
              key={selected}
              form={form}
              index={selected}
              mark={mark}
              onCopy={() => copy(mark)}
              onRemove={() => remove(selected)}
            />
          )}
          <StartFromCard
            officialForm={officialForm}
            hasMarks={marks.some(isPlaced)}
            onPropose={(proposed) => {
              setSelected(null)
              setMarks([...marks.filter((mark) => !isPlaced(mark)), ...proposed])
            }}
          />
          <MarkList marks={marks} onSelect={setSelected} />
          {officialForm.fields.length > 0 && (
            <FieldValues fields={officialForm.fields} marks={marks} setMarks={setMarks} errors={errors} />
          )}
          <PreviewForm officialForm={officialForm} isDirty={isDirty} onSave={saveAll} />
        </div>
      </div>
    </>
  )
}

/** The selected mark, and what adds, changes, removes and copies one. */
function useMarkChanges(officialForm: OfficialForm, marks: readonly Mark[], setMarks: MarksForm['setMarks']) {
  const [selected, setSelected] = useState<number | null>(null)
  const add = (place: Place) => {
    // A mark that has no value yet comes along, instead of one more.
    const unused = marks.findIndex((other) => isPlaced(other) && other.value === '')
    if (unused !== -1) {
      change(unused, { ...place, value: '' })
      setSelected(unused)
      return
    }
    setMarks([...marks, { ...place, value: '' }])
    setSelected(marks.length)
  }
  const change = (index: number, next: Mark) => setMarks(marks.map((other, at) => (at === index ? next : other)))
  const remove = (index: number) => {
    setMarks(marks.filter((_, at) => at !== index))
    setSelected(null)
    preventFocusLoss()
  }
  const copy = (original: Mark) => {
    const place = placeOf(original)
    const sides = officialForm.pages[place.page - 1]
    if (!sides) return
    const below = keepOnPage({ ...place, y: place.y + place.size + NEW_SIZE }, sides)
    setMarks([...marks, { ...original, ...below }])
    setSelected(marks.length)
  }
  return { selected, setSelected, add, change, remove, copy }
}

interface ZoomButtonsProps {
  zoom: number
  onZoom: (zoom: number) => void
}

function ZoomButtons({ zoom, onZoom }: ZoomButtonsProps) {
  const step = (by: number) => onZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom)
  return (
    <>
      <Button icon={ZoomOut} size="icon-sm" aria-label={t.officialForms('smaller')} onClick={() => step(-1)} />
      <Button icon={ZoomIn} size="icon-sm" aria-label={t.officialForms('larger')} onClick={() => step(1)} />
      <span className="tnum text-muted text-sm" role="status">
        {t.officialForms('zoom', { percent: zoom })}
      </span>
    </>
  )
}

interface MarkListProps {
  marks: readonly Mark[]
  onSelect: (index: number) => void
}

function MarkList({ marks, onSelect }: MarkListProps) {
  const placed = marks.map((mark, index) => ({ mark, index })).filter(({ mark }) => isPlaced(mark))
  return (
    <Card title={t.officialForms('marks')} description={t.officialForms('marksHelp')}>
      {placed.length === 0 ? (
        <p className="text-muted">{t.officialForms('noMarks')}</p>
      ) : (
        <ul className="-mx-2.5 max-h-72 overflow-y-auto">
          {placed.map(({ mark, index }) => (
            <li key={index}>
              <Button variant="ghost" size="sm" className="max-w-full" onClick={() => onSelect(index)}>
                <span className="truncate">{valueLabel(mark.value)}</span>
                <span className="text-faint">{t.officialForms('onPage', { page: placeOf(mark).page })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const OfCase = z.object({ caseNo: requiredText(textKey('officialForms.caseNoRequired'), 20) })

interface PreviewFormProps {
  officialForm: OfficialForm
  isDirty: boolean
  /** Saves the marks; returns whether they are saved. */
  onSave: () => Promise<boolean>
}

/** Prints the official form with the values of a case; marks are saved before, because the server prints those that it has. */
function PreviewForm({ officialForm: { id }, isDirty, onSave }: PreviewFormProps) {
  const form = useZodForm(OfCase, { caseNo: '' })
  const preview = async ({ caseNo }: { caseNo: string }) => {
    if (isDirty && !(await onSave())) return
    try {
      const { id: caseId } = await call(caseEndpoints.details, { params: { id: caseNo } })
      openPdf(await requestFile(officialFormEndpoints.fill, { params: { id }, body: { caseId } }))
    } catch (error) {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        form.setError('caseNo', { message: t.officialForms('noSuchCase') })
      else toastFailure(t.officialForms('printFailed'), error)
    }
  }
  return (
    <Card title={t.officialForms('preview')} description={t.officialForms('previewHelp')}>
      <Form form={form} onSubmit={preview} className="grid gap-4">
        <TextField
          control={form.control}
          name="caseNo"
          label={t.fields('caseNo')}
          placeholder={t.officialForms('caseNoExample')}
          required={false}
          upper
          autoComplete="off"
        />
        <div>
          <SubmitButton control={form.control} variant="secondary">
            {isDirty ? t.officialForms('saveAndPreview') : t.officialForms('preview')}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}
