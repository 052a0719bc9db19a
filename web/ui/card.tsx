import { clsx } from 'clsx'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useIsMobile } from '#web/lib/dom.ts'

export function Card({
  title,
  description,
  actions,
  children,
  flush = false,
  dense = false,
  folds = false,
}: {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  /** Without padding, for tables and lists. */
  flush?: boolean
  /** With less room around its content, for a page of many cards. */
  dense?: boolean
  /** On a phone only its title is shown until it is pressed: for what nobody has to see at once. */
  folds?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hidden = folds && !isOpen ? 'max-md:hidden print:block' : ''
  return (
    <section className="rounded-lg border bg-surface shadow-card print:border-0 print:shadow-none">
      {title && (
        <header
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-5 print:px-0',
            dense ? 'py-1.5' : 'py-3.5',
            hidden && 'max-md:border-b-0 max-md:py-0.5',
          )}
        >
          <div className="min-w-40 flex-1">
            <h2 className="font-semibold text-lg tracking-tight">
              {folds ? (
                <FoldTitle title={title} isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
              ) : (
                title
              )}
            </h2>
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
          {folds && actions ? <div className={hidden && `${hidden} print:hidden`}>{actions}</div> : actions}
        </header>
      )}
      {children !== undefined && (
        <div
          id={folds ? id : undefined}
          className={clsx(!flush && '@container px-5 print:px-0', !flush && (dense ? 'py-2.5' : 'py-5'), hidden)}
        >
          {children}
        </div>
      )}
    </section>
  )
}

interface FoldTitleProps {
  title: ReactNode
  isOpen: boolean
  controls: string
  onPress: () => void
}

/** On a phone the title of a card that folds is a button. */
function FoldTitle({ title, isOpen, controls, onPress }: FoldTitleProps) {
  if (!useIsMobile()) return title
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className="flex min-h-11 w-full items-center justify-between gap-2 rounded-sm text-left"
    >
      {title}
      <ChevronDown
        className={clsx('size-4 shrink-0 text-faint transition-transform print:hidden', isOpen && 'rotate-180')}
      />
    </button>
  )
}

const tones = {
  accent: 'bg-accent-soft text-accent-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
}

/** `page` is alone in the middle of a page, `welcome` beside the picture of the sign-in pages. */
const sizes = {
  page: { box: 'mx-auto mb-5 grid size-12', icon: 'size-6', h1: 'text-xl', p: 'mt-1.5' },
  welcome: { box: 'mb-5 grid size-11', icon: 'size-5', h1: 'text-2xl', p: 'mt-2' },
}

interface NoticeProps {
  icon: LucideIcon
  tone: keyof typeof tones
  size: keyof typeof sizes
  title: string
  className?: string
  children: ReactNode
}

/** The icon, heading and text of a page that has only a message to show. */
export function Notice({ icon: Icon, tone, size, title, className = '', children }: NoticeProps) {
  const style = sizes[size]
  return (
    <>
      <span className={clsx(style.box, 'place-items-center rounded-lg', tones[tone])}>
        <Icon className={style.icon} />
      </span>
      <h1 tabIndex={-1} data-page-focus="" className={clsx('font-semibold', style.h1, 'tracking-tight')}>
        {title}
      </h1>
      <p className={clsx(style.p, className, 'text-muted')}>{children}</p>
    </>
  )
}
