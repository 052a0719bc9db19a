import { useLocation } from '@tanstack/react-router'
import { Languages, LogOut, Pin, PinOff, SunMoon } from 'lucide-react'
import { languageNames, languages } from '#contract/languages/language.ts'
import { MAX_PINS } from '#contract/limits.ts'
import { english, t } from '#contract/texts.ts'
import { afterPaint, chooseTheme } from '#web/lib/dom.ts'
import { useLanguage } from '#web/lib/language.ts'
import { usePins } from '#web/lib/pins.ts'
import { logoutOpen } from '#web/lib/store.ts'
import { useChooseLanguage } from '#web/ui/language-switch.tsx'
import type { PaletteCommand, PaletteProps } from './palette-places.ts'

/** What the search does on any page: language, theme, pins, logout. */
export const useCommands = (screens: PaletteProps['screens']): PaletteCommand[] => [
  ...useLanguageCommands(),
  ...themeCommands(),
  ...usePinCommand(screens),
  logoutCommand(),
]

/** Another language, by its own name, its English name and the word for it. */
function useLanguageCommands(): PaletteCommand[] {
  const spoken = useLanguage()
  const choose = useChooseLanguage()
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' })
  return languages
    .filter((one) => one !== spoken)
    .map((one) => ({
      key: `language-${one}`,
      icon: Languages,
      title: t.languages('choose', { name: languageNames[one] }),
      names: [t.languages('title'), english.languages('title'), languageNames[one], inEnglish.of(one)].join(' '),
      open: () => choose(one),
    }))
}

/** The themes, each by its name and the word for them. */
const themeCommands = (): PaletteCommand[] =>
  (
    [
      ['dark', 'themeDark'],
      ['light', 'themeLight'],
      ['system', 'themeOfDevice'],
    ] as const
  ).map(([theme, name]) => ({
    key: `theme-${theme}`,
    icon: SunMoon,
    title: `${t.shell('theme')}: ${t.shell(name)}`,
    names: [t.shell('theme'), t.shell(name), english.shell('theme'), english.shell(name)].join(' '),
    open: async () => chooseTheme(theme),
  }))

/** Pins the page in view, or takes its pin away. */
function usePinCommand(screens: PaletteProps['screens']): PaletteCommand[] {
  const { pins, isFull, toggle } = usePins()
  const pathname = useLocation({ select: (location) => location.pathname.toLowerCase().replace(/\/+$/, '') })
  const page = screens.find(({ to }) => to.toLowerCase() === pathname)
  if (!page) return []
  const isPinned = pins.includes(page.to)
  return [
    {
      key: 'pin',
      icon: isPinned ? PinOff : Pin,
      title: isPinned ? t.menu('unpin') : t.menu('pin'),
      detail: !isPinned && isFull ? `${page.label} · ${t.menu('tooManyPins', { most: MAX_PINS })}` : page.label,
      isRefused: !isPinned && isFull,
      names: [t.menu('pin'), t.menu('unpin'), english.menu('pin'), english.menu('unpin'), t.menu('pinned')].join(' '),
      open: async () => void (await toggle(page.to)),
    },
  ]
}

/** Signs out, after the question. */
const logoutCommand = (): PaletteCommand => ({
  key: 'logout',
  icon: LogOut,
  title: t.session('logout'),
  names: [t.session('logout'), english.session('logout'), t.search('signOut'), english.search('signOut')].join(' '),
  open: async () => afterPaint(() => logoutOpen.set(true)),
})
