import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { OfficeMark, OfficeName } from '#web/features/office/office-mark.tsx'
import { useMedia } from '#web/lib/dom.ts'
import { WelcomeArt } from './welcome-art.tsx'

/**
 * The layout of the pages before sign-in: the form, and a panel about the product. `isWide` is for a form with two
 * columns.
 */
export function WelcomeLayout({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  const wide = useMedia('(min-width: 1024px)')
  return (
    <div
      className={clsx(
        'grid min-h-dvh',
        isWide ? 'lg:grid-cols-[minmax(34rem,1fr)_1fr]' : 'lg:grid-cols-[minmax(28rem,5fr)_7fr]',
      )}
    >
      <main tabIndex={-1} className="flex flex-col px-6 py-8 outline-none sm:px-12">
        <div className="flex items-center gap-2.5">
          <OfficeMark className="size-8" />
          <OfficeName unnamed={t.general('productName')} className="font-semibold text-lg tracking-tight" />
        </div>
        <div className={clsx('mx-auto my-auto w-full py-10', isWide ? 'max-w-lg' : 'max-w-sm')}>{children}</div>
        <p className="text-faint text-sm">{t.identity('productDescription')}</p>
      </main>
      <div
        aria-hidden="true"
        className="art-panel relative flex flex-col justify-center overflow-hidden text-white max-lg:hidden"
      >
        {wide && <WelcomeArt />}
      </div>
    </div>
  )
}
