import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { type UseFieldArrayReturn, type UseFormReturn, useWatch } from 'react-hook-form'
import { caseFields } from '#contract/cases/case-fields.ts'
import { showRupees } from '#contract/money.ts'
import { ratedCharges } from '#contract/rates/rate-columns.ts'
import { t, textOf } from '#contract/texts.ts'
import { MoneyField } from '#web/forms/value-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Combobox } from '#web/ui/combobox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldLabel } from '#web/ui/input.tsx'
import { hiddenRates, ownPrices, type Place, placeOf, priceOf, rateAt, rtosOf } from './rate-places.ts'
import {
  emptyRate,
  type RateCardInputs,
  type RateCardValues,
  type RateInputs,
  type RateOptions,
} from './rate-queries.ts'

interface RateGridProps {
  form: UseFormReturn<RateCardInputs, unknown, RateCardValues>
  rows: UseFieldArrayReturn<RateCardInputs, 'rates'>
  options: RateOptions
}

/** The cell that is open, with its rate as it was before; null for one that had none of its own. */
interface Opened {
  place: Place
  before: RateInputs | null
}

const labelOf = (name: (typeof ratedCharges)[number]) => textOf(caseFields.expenseDetail[name].label)

/**
 * The rate card as a grid of services and RTOs, for all dealers or for one. A cell is a price and opens its charges; a pale
 * one shows the price that counts there as well.
 */
export function RateGrid({ form, rows, options }: RateGridProps) {
  const rates = useWatch({ control: form.control, name: 'rates' })
  const [clientId, setClientId] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<Opened | null>(null)
  const caption = useId()
  const charges = useId()
  const rtos = rtosOf(rates, added)
  const hidden = hiddenRates(rates).length
  const nameOfRto = (toRTO: string) => toRTO || t.rates('everyRto')
  const nameOfService = (code: string) => options.services.find(({ value }) => value === code)?.label ?? code

  const open = (place: Place) => {
    const at = rateAt(rates, place)
    const rate = at && rates[at.index]
    if (!at?.isOwn) rows.append({ ...emptyRate, ...rate, ...place }, { shouldFocus: false })
    setOpened({ place, before: (at?.isOwn && rate) || null })
  }
  const index = opened ? rates.findIndex(placeOf(opened.place)) : -1
  const remove = () => {
    rows.remove(index)
    setOpened(null)
  }
  const cancel = () => {
    if (!opened?.before) return remove()
    rows.update(index, opened.before)
    setOpened(null)
  }
  const finish = async () => {
    if (await form.trigger(`rates.${index}`)) setOpened(null)
  }
  return (
    <>
      <GridTools
        rates={rates}
        options={options}
        clientId={clientId}
        onDealer={setClientId}
        onRto={(rto) => setAdded([...added, rto])}
      />
      {hidden > 0 && (
        <p className="border-b bg-warn-soft px-5 py-2 text-sm text-warn">{t.rates('notInGrid', { count: hidden })}</p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard */}
      <section className="relative overflow-x-auto" tabIndex={0} aria-labelledby={caption}>
        <table className="w-full text-left">
          <caption id={caption} className="sr-only">
            {t.rates('title')}
          </caption>
          <thead>
            <tr className="border-b bg-sunken text-muted text-sm">
              <th scope="col" className={clsx(firstColumn, 'bg-sunken py-2 font-medium')}>
                {t.rates('service')}
              </th>
              {rtos.map((toRTO) => (
                <th
                  key={toRTO}
                  scope="col"
                  translate={toRTO ? 'no' : undefined}
                  className="min-w-24 px-2 py-2 text-right align-bottom font-medium"
                >
                  {nameOfRto(toRTO)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {options.services.map(({ value: service, label }) => (
              <tr key={service} className="border-b last:border-0">
                <th scope="row" className={clsx(firstColumn, 'bg-surface py-1 font-medium')}>
                  {label}
                </th>
                {rtos.map((toRTO) => (
                  <Cell
                    key={toRTO}
                    rates={rates}
                    place={{ service, toRTO, clientId }}
                    name={`${label}, ${nameOfRto(toRTO)}`}
                    onOpen={open}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {opened && index >= 0 && (
        <Dialog
          onClose={cancel}
          title={nameOfService(opened.place.service)}
          description={[
            nameOfRto(opened.place.toRTO),
            options.dealers.find(({ value }) => value === clientId)?.label ?? t.rates('everyDealer'),
          ].join(' · ')}
          footer={
            <>
              <Button onClick={remove}>{opened.before ? t.rates('removePrice') : t.session('cancel')}</Button>
              <Button type="submit" form={charges} variant="primary">
                {t.general('done')}
              </Button>
            </>
          }
        >
          <form
            id={charges}
            noValidate
            className="grid gap-4 sm:grid-cols-2"
            onSubmit={(event) => {
              event.preventDefault()
              // The card around the dialog is saved by its own button.
              event.stopPropagation()
              void finish()
            }}
          >
            {ratedCharges.map((name) => (
              <MoneyField key={name} control={form.control} name={`rates.${index}.${name}`} label={labelOf(name)} />
            ))}
          </form>
        </Dialog>
      )}
    </>
  )
}

const firstColumn = 'sticky left-0 z-1 min-w-32 pr-3 pl-5 max-sm:pl-4'

interface GridToolsProps {
  rates: RateCardInputs['rates']
  options: RateOptions
  clientId: string
  onDealer: (clientId: string) => void
  onRto: (toRTO: string) => void
}

/** Whose prices are shown, and a further RTO. */
function GridTools({ rates, options, clientId, onDealer, onRto }: GridToolsProps) {
  const id = useId()
  const own = ownPrices(rates)
  const dealers = options.dealers.map(({ value, label }) => {
    const count = own.get(value)
    return { value, label: count ? t.rates('withOwn', { dealer: label, count }) : label }
  })
  const shown = new Set(rates.map(({ toRTO }) => toRTO))
  return (
    <div className="grid gap-3 border-b px-5 py-3 max-sm:px-4 sm:grid-cols-2 print:hidden">
      <div className="min-w-0">
        <FieldLabel id={`${id}-dealer`} htmlFor={`${id}-dealers`}>
          {t.rates('pricesOf')}
        </FieldLabel>
        <Combobox
          id={`${id}-dealers`}
          aria-labelledby={`${id}-dealer`}
          options={dealers}
          value={clientId}
          placeholder={t.rates('everyDealer')}
          onValueChange={onDealer}
        />
      </div>
      <div className="min-w-0">
        <FieldLabel id={`${id}-rto`} htmlFor={`${id}-rtos`}>
          {t.rates('addRto')}
        </FieldLabel>
        <Combobox
          id={`${id}-rtos`}
          aria-labelledby={`${id}-rto`}
          options={options.rtos.filter(({ value }) => !shown.has(value))}
          value=""
          placeholder={t.forms('typeToFind')}
          onValueChange={(rto) => rto && onRto(rto)}
        />
      </div>
    </div>
  )
}

interface CellProps {
  rates: RateCardInputs['rates']
  place: Place
  name: string
  onOpen: (place: Place) => void
}

function Cell({ rates, place, name, onOpen }: CellProps) {
  const at = rateAt(rates, place)
  const rate = at && rates[at.index]
  const price = rate ? priceOf(rate) : null
  const text = price === null ? '-' : showRupees(price)
  const parts = rate
    ? ratedCharges.flatMap((charge) => {
        const amount = rate[charge]
        return typeof amount === 'number' && amount !== 0 ? [`${labelOf(charge)} ${showRupees(amount)}`] : []
      })
    : []
  return (
    <td className="px-1 py-1">
      <button
        type="button"
        title={parts.join(' · ') || undefined}
        aria-label={t.rates(at && !at.isOwn ? 'cellInherited' : 'cell', { name, price: text })}
        onClick={() => onOpen(place)}
        className={clsx(
          'tnum block w-full whitespace-nowrap rounded-md border border-transparent px-2 py-1.5 text-right hover:border-edge hover:bg-hover max-md:py-2.5',
          at?.isOwn ? 'font-medium' : 'text-faint',
        )}
      >
        {text}
      </button>
    </td>
  )
}
