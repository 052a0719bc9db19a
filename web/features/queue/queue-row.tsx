import { Link } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
import type { ExpiringPaper, QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { PhoneLink } from '#web/domain/phone.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { DayText } from '#web/ui/date.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { type RowAct, rowActs, rowForm, rowPage } from './row-actions.ts'
import { rowDetail, rowFirm, rowLacks, rowTitle, rowWait, stageText } from './row-texts.ts'

interface QueueRowItemProps {
  row: QueueRow
  role: StaffRole
  isCurrent: boolean
  onOpen: () => void
  onAct: (act: RowAct) => void
}

/** A row of a queue: one line, or two on a narrow screen, of which the second says first of all what lacks. Its title opens it, wherever the row is pressed. */
export function QueueRowItem({ row, role, isCurrent, onOpen, onAct }: QueueRowItemProps) {
  const lacks = row.kind === 'lateFiles' ? stageText(row) : rowLacks(row)
  const wait = rowWait(row)
  const owner = row.kind === 'expiringThisWeek' ? row.owner : null
  return (
    <>
      <div className="min-w-0 flex-1 max-md:flex max-md:flex-wrap max-md:gap-x-2 lg:contents">
        <div className="flex w-52 min-w-0 max-w-full shrink-0 items-baseline gap-2 max-md:contents">
          <button
            type="button"
            tabIndex={isCurrent ? 0 : -1}
            onClick={onOpen}
            className="tnum max-w-full shrink-0 truncate rounded-sm text-left font-semibold after:absolute after:inset-0 max-md:w-full"
          >
            {rowTitle(row)}
          </button>
          <span className={`tnum max-w-full truncate text-muted text-sm ${lacks ? 'max-md:hidden' : ''}`}>
            {rowDetail(row)}
          </span>
        </div>
        <div className="flex min-w-0 flex-1 items-baseline gap-3 text-sm">
          <span
            className={`min-w-0 flex-1 truncate text-muted ${lacks || row.kind === 'expiringThisWeek' ? 'max-md:hidden' : ''}`}
            title={rowFirm(row)}
          >
            {rowFirm(row)}
          </span>
          {owner ? (
            <span className="min-w-0 flex-1 truncate">
              <Owner owner={owner} />
            </span>
          ) : (
            lacks && (
              <span className="min-w-0 flex-1 truncate" title={lacks}>
                {row.kind !== 'rejectedToFix' && row.kind !== 'lateFiles' && (
                  <span className="text-faint">{messages.queue.lacks} </span>
                )}
                {lacks}
              </span>
            )
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-col items-end lg:contents">
        <span className={`w-24 shrink-0 whitespace-nowrap text-right text-sm ${wait.tone}`}>
          {row.kind === 'expiringThisWeek' ? <DayText day={row.expiryDate} /> : wait.text}
        </span>
        <span className="relative flex w-32 shrink-0 justify-end max-md:w-full">
          <PrimaryAction row={row} role={role} isCurrent={isCurrent} onAct={onAct} />
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

/** The usual action of a row; of a case that lacks what it needs its form, of others the page. */
function PrimaryAction({ row, role, isCurrent, onAct }: Omit<QueueRowItemProps, 'onOpen'>) {
  const [act] = rowActs(row, role)
  const form = rowForm(row, role)
  const page = rowPage(row, role)
  const tabIndex = isCurrent ? 0 : -1
  const small = buttonStyle({ size: 'sm', variant: isCurrent ? 'secondary' : 'ghost' })
  if (act && !(act.reason && form)) {
    const Icon = act.icon
    return (
      <GuardedButton
        size="sm"
        variant={isCurrent ? 'primary' : 'ghost'}
        tabIndex={tabIndex}
        reason={act.reason}
        aria-keyshortcuts={act.letter.toUpperCase()}
        onClick={() => onAct(act)}
      >
        <Icon aria-hidden="true" />
        {act.label}
        <span className="sr-only"> {act.subject}</span>
        {isCurrent && <KeyHint keyName={act.letter.toUpperCase()} />}
      </GuardedButton>
    )
  }
  if (form) {
    return (
      <Link {...form} tabIndex={tabIndex} className={small}>
        {messages.general.edit}
        <span className="sr-only"> {rowTitle(row)}</span>
        {isCurrent && <KeyHint keyName="E" />}
      </Link>
    )
  }
  return (
    page && (
      <Link {...page.link} tabIndex={tabIndex} className={small}>
        {page.label}
        <span className="sr-only"> {rowTitle(row)}</span>
        {isCurrent && <KeyHint keyName="O" />}
      </Link>
    )
  )
}
