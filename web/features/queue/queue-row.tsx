import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import type { ExpiringPaper, QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { DayText, PhoneLink } from '#web/ui/values.tsx'
import type { RowAct } from './row-view.tsx'
import { showRow } from './work-kinds.tsx'

interface QueueRowItemProps {
  row: QueueRow
  role: StaffRole
  isCurrent: boolean
  onOpen: () => void
  onAct: (act: RowAct) => void
}

/**
 * A row of a queue: one line, or two on a narrow screen, where the second begins with what lacks. A click anywhere on
 * the row opens it.
 */
export function QueueRowItem({ row, role, isCurrent, onOpen, onAct }: QueueRowItemProps) {
  const view = showRow(row, role)
  const { title, detail, firm, stage, owner, expiryDate, wait } = view
  const note = stage ?? view.lacks
  const label = stage ? '' : view.lacksLabel
  return (
    <>
      <div className="min-w-0 flex-1 max-md:flex max-md:flex-wrap max-md:gap-x-2 lg:contents">
        <div className="flex w-56 min-w-0 max-w-full shrink-0 flex-wrap items-baseline gap-x-2 max-md:contents">
          <button
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            onClick={onOpen}
            className="tnum min-w-32 max-w-full shrink-0 truncate rounded-sm text-left font-semibold after:absolute after:inset-0 max-md:w-full max-lg:focus-visible:outline-offset-0"
          >
            {title}
          </button>
          <span className={clsx('tnum max-w-full truncate text-muted text-sm', note && 'max-md:hidden')}>{detail}</span>
        </div>
        <div className="flex min-w-0 flex-1 items-center gap-3 text-sm">
          <span
            className={clsx('min-w-0 flex-1 truncate text-muted', (note || expiryDate) && 'max-md:hidden')}
            title={firm}
          >
            {firm}
          </span>
          {owner ? (
            <span className="min-w-0 flex-1 truncate">
              <Owner owner={owner} />
            </span>
          ) : (
            note && (
              <span className="line-clamp-2 min-w-0 flex-2" title={note}>
                {label && <span className="text-faint">{label} </span>}
                {note}
              </span>
            )
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-y-1 lg:contents">
        <span className={clsx('w-24 shrink-0 whitespace-nowrap text-right text-sm', wait.tone)}>
          {expiryDate ? <DayText day={expiryDate} /> : wait.text}
        </span>
        <span className="relative flex w-32 shrink-0 justify-end max-md:w-full">
          <PrimaryAction view={view} isCurrent={isCurrent} onAct={onAct} />
        </span>
      </div>
    </>
  )
}

const Owner = ({ owner: { name, phoneNo } }: { owner: NonNullable<ExpiringPaper['owner']> }) => (
  <>
    {phoneNo && (
      <span className="relative">
        <PhoneLink number={phoneNo} />
      </span>
    )}{' '}
    {name}
  </>
)

interface PrimaryActionProps extends Pick<QueueRowItemProps, 'isCurrent' | 'onAct'> {
  view: ReturnType<typeof showRow>
}

/** The usual action of a row, or else the way to its page. */
function PrimaryAction({ view: { title, acts, links }, isCurrent, onAct }: PrimaryActionProps) {
  const [act] = acts
  const [way] = links
  const tabIndex = isCurrent ? 0 : -1
  if (act) {
    return (
      <Button
        icon={act.icon}
        size="sm"
        variant={isCurrent ? 'primary' : 'ghost'}
        tabIndex={tabIndex}
        aria-keyshortcuts={verbProps(act.verb)['aria-keyshortcuts']}
        onClick={() => onAct(act)}
      >
        {act.label}
        <span className="sr-only"> {act.subject}</span>
        {isCurrent && <KeyHint keyName={letterOf(act.verb)} />}
      </Button>
    )
  }
  return (
    way && (
      <Link
        {...way.link}
        tabIndex={tabIndex}
        className={buttonStyle({ size: 'sm', variant: isCurrent ? 'secondary' : 'ghost' })}
      >
        {way.label}
        <span className="sr-only"> {title}</span>
        {isCurrent && <KeyHint keyName={letterOf(way.verb)} />}
      </Link>
    )
  )
}
