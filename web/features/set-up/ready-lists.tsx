import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { normalizePlate } from '#contract/cases/plate.ts'
import commonFinanciers from '#contract/reference/common-financiers.json' with { type: 'json' }
import rtoCodes from '#contract/reference/rto-codes.json' with { type: 'json' }
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { findState, stateOptions } from '#web/features/reference/reference-dialogs.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { apiQuery, invalidate } from '#web/lib/query.ts'
import { toast } from '#web/lib/toast.ts'
import { withRows } from '#web/table/selection.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { FieldLabel } from '#web/ui/input.tsx'

/** The RTOs of a state to tick from (contract/reference/rto-codes.json). */
export function ReadyRtos({ officeState }: { officeState: string }) {
  const id = useId()
  const [chosenState, setChosenState] = useState<string | null>(null)
  const typedState = chosenState ?? officeState
  const state = findState(typedState)
  const existing = useQuery(apiQuery(referenceEndpoints.allRtos, {}))
  const create = useKeyedMutation(referenceEndpoints.createRto, {
    success: null,
    failureTitle: t.rto('failed'),
    // Somebody else has added it meanwhile.
    invalidatesOnConflict: [referenceEndpoints.allRtos],
  })
  const codesThere = new Set(existing.data?.data.map(({ rtoCode }) => normalizePlate(rtoCode)))
  const cities: Record<string, string> = state ? rtoCodes[state] : {}
  return (
    <div className="grid gap-3">
      <div className="max-w-80">
        <FieldLabel htmlFor={id}>{t.setUp('chooseState')}</FieldLabel>
        <Combobox
          id={id}
          autoFocus={!state}
          options={stateOptions}
          placeholder={t.forms('typeToFind')}
          value={typedState}
          onValueChange={setChosenState}
        />
      </div>
      {state && (
        <TickList
          // Another state begins with nothing ticked.
          key={state}
          label={t.setUp('rtosOf', { state })}
          items={Object.entries(cities).map(([code, city]) => ({
            id: code,
            label: `${code} ${city}`,
            isThere: codesThere.has(normalizePlate(code)),
          }))}
          addLabel={(count: number) => t.setUp('addRtos', { count })}
          add={(rtoCode) => create.mutateAsync({ body: { rtoCode, city: cities[rtoCode] ?? '' } })}
          onDone={(count) => toast({ kind: 'success', title: t.setUp('rtosAdded', { count }) })}
          reload={() => invalidate(referenceEndpoints.allRtos, referenceEndpoints.activeRtos, setUpEndpoints.progress)}
        />
      )}
    </div>
  )
}

/** Common banks and financiers to tick from (contract/reference/common-financiers.json). */
export function ReadyFinanciers() {
  const existing = useQuery(apiQuery(referenceEndpoints.allFirms, {}))
  const create = useKeyedMutation(referenceEndpoints.createFirm, {
    success: null,
    failureTitle: t.firm('createFailed'),
    invalidatesOnConflict: [referenceEndpoints.allFirms],
  })
  const namesThere = new Set(existing.data?.data.map(({ name }) => nameKey(name)))
  return (
    <TickList
      label={t.setUp('commonFinanciers')}
      items={commonFinanciers.map((name) => ({ id: name, label: name, isThere: namesThere.has(nameKey(name)) }))}
      addLabel={(count: number) => t.setUp('addFirms', { count })}
      add={(name) => create.mutateAsync({ body: { name } })}
      onDone={(count) => toast({ kind: 'success', title: t.setUp('firmsAdded', { count }) })}
      reload={() => invalidate(referenceEndpoints.allFirms, referenceEndpoints.activeFirms, setUpEndpoints.progress)}
    />
  )
}

interface ReadyItem {
  id: string
  label: string
  isThere: boolean
}

interface TickListProps {
  label: string
  items: readonly ReadyItem[]
  addLabel: (count: number) => string
  /** Adds one item; rejects after its failure was shown. */
  add: (id: string) => Promise<unknown>
  /** Called when all that was ticked is added. */
  onDone: (count: number) => void
  /** Loads what the added items change, also when a failure ended the adding. */
  reload: () => Promise<unknown>
}

/** A ready list to tick from; what is ticked is added one by one, and a failure keeps the rest ticked. */
export function TickList({ label, items, addLabel, add, onDone, reload }: TickListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [adding, setAdding] = useState<{ done: number; all: number } | null>(null)
  const free = items.filter(({ isThere }) => !isThere)
  const chosen = free.filter(({ id }) => ticked.has(id))
  const tick = (ids: readonly string[], isTicked: boolean) => setTicked((before) => withRows(before, ids, isTicked))

  const addAll = async () => {
    let added = 0
    try {
      for (const { id } of chosen) {
        setAdding({ done: added, all: chosen.length })
        await add(id)
        added += 1
        tick([id], false)
      }
      onDone(added)
    } catch {
      // The failure was shown; what was not added stays ticked.
    } finally {
      if (added > 0) await reload()
      setAdding(null)
    }
  }
  return (
    <div className="grid gap-3">
      <fieldset className="rounded-md border" disabled={adding !== null}>
        <legend className="sr-only">{label}</legend>
        <div className="border-b px-3">
          <Tick
            label={t.setUp('chooseAll')}
            name={t.setUp('chooseAllOf', { list: label })}
            checked={chosen.length > 0 && (chosen.length === free.length || 'indeterminate')}
            disabled={free.length === 0}
            onCheckedChange={(isTicked) =>
              tick(
                free.map(({ id }) => id),
                isTicked,
              )
            }
          />
        </div>
        <div className="grid max-h-72 gap-x-6 overflow-y-auto px-3 py-1 sm:grid-cols-2 lg:grid-cols-3">
          {items.map(({ id, label: itemLabel, isThere }) => (
            <Tick
              key={id}
              label={itemLabel}
              hint={isThere ? t.setUp('alreadyThere') : undefined}
              checked={isThere || ticked.has(id)}
              disabled={isThere}
              onCheckedChange={(isTicked) => tick([id], isTicked)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        {adding ? (
          <Button variant="primary" pending>
            {t.setUp('adding', { done: adding.done, all: adding.all })}
          </Button>
        ) : (
          <GuardedButton
            variant="primary"
            reason={chosen.length === 0 ? t.setUp('nothingChosen') : null}
            onClick={() => void addAll()}
          >
            {addLabel(chosen.length)}
          </GuardedButton>
        )}
      </div>
    </div>
  )
}

interface TickProps {
  label: string
  /** The accessible name, where the label alone does not name the list. */
  name?: string
  hint?: string | undefined
  checked: boolean | 'indeterminate'
  disabled: boolean
  onCheckedChange: (checked: boolean) => void
}

function Tick({ label, name, hint, checked, disabled, onCheckedChange }: TickProps) {
  const id = useId()
  return (
    <div className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
      <Checkbox
        id={id}
        aria-label={name}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(value) => onCheckedChange(value === true)}
      />
      <label htmlFor={id} className={disabled ? 'select-none text-faint' : 'select-none'}>
        {label}
        {hint && <span className="text-faint text-sm"> · {hint}</span>}
      </label>
    </div>
  )
}
