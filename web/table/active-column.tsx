import { t } from '#contract/texts.ts'
import type { CallArgs } from '#web/lib/api.ts'
import type { ClientEndpoint } from '#web/lib/client-endpoint.ts'
import { toast } from '#web/lib/toast.ts'
import { type ApiMutationOptions, useToggle } from '#web/lib/use-api-mutation.ts'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'
import { Switch } from '#web/ui/toggle.tsx'
import type { Column } from './column.ts'

interface Activation<E extends ClientEndpoint> {
  /** The row's name, for screen readers. */
  name: string
  argsOf: (isActive: boolean) => CallArgs<E>
  options: Omit<ApiMutationOptions<E>, 'onSuccess'>
  lockedReason?: string | false
}

/** The column that shows whether a row is active, with the switch that toggles it by `endpoint`. */
export const activeColumn = <Row extends { isActive: boolean }, E extends ClientEndpoint>(
  endpoint: E,
  activationOf: (row: Row) => Activation<E>,
): Column<Row> => ({
  id: 'isActive',
  header: () => t.fields('active'),
  value: (row) => row.isActive,
  cell: (row) => <ActiveCell saved={row.isActive} endpoint={endpoint} {...activationOf(row)} />,
  className: 'w-px whitespace-nowrap',
})

function ActiveCell<E extends ClientEndpoint>({
  saved,
  endpoint,
  name,
  argsOf,
  options,
  lockedReason,
}: Activation<E> & { saved: boolean; endpoint: E }) {
  const { isActive, onSwitch } = useToggle(saved, endpoint, argsOf, options)
  return (
    <span className="inline-flex items-center gap-2.5">
      {lockedReason ? (
        <Tooltip content={lockedReason}>
          {/* Both have a state of their own in `data-state`. */}
          <span className="inline-flex">
            <Switch
              aria-label={t.table('activeSwitch', { name })}
              aria-disabled
              aria-description={lockedReason}
              checked={isActive}
              onCheckedChange={() => toast({ kind: 'warning', title: lockedReason })}
            />
          </span>
        </Tooltip>
      ) : (
        <Switch aria-label={t.table('activeSwitch', { name })} checked={isActive} onCheckedChange={onSwitch} />
      )}
      <span aria-hidden="true" className={isActive ? '' : 'text-muted'}>
        <TableHighlight>{isActive ? t.general('yes') : t.general('no')}</TableHighlight>
      </span>
    </span>
  )
}
