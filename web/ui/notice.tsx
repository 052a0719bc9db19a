import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

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
