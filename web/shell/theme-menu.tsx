import { messages } from '#contract/messages.ts'
import { Monitor, Moon, Sun } from '#web/icons/index.generated.ts'
import { useStore } from '#web/lib/store.ts'
import { chooseTheme, type Theme, theme } from '#web/lib/theme.ts'
import { DropdownMenu, MenuRadioGroup } from '#web/ui/dropdown-menu.tsx'

const options = () =>
  [
    { value: 'system', label: messages.shell.themeOfDevice, icon: Monitor },
    { value: 'light', label: messages.shell.themeLight, icon: Sun },
    { value: 'dark', label: messages.shell.themeDark, icon: Moon },
  ] as const

export function ThemeMenu() {
  const chosen = useStore(theme)
  const Icon = options().find((option) => option.value === chosen)?.icon ?? Monitor
  return (
    <DropdownMenu
      side="top"
      trigger={
        <button
          type="button"
          aria-label={messages.shell.theme}
          className="grid size-9 place-items-center rounded-md text-faint transition-colors hover:bg-hover hover:text-ink max-md:size-11"
        >
          <Icon className="size-4" />
        </button>
      }
    >
      <MenuRadioGroup value={chosen} onValueChange={(value) => chooseTheme(value as Theme)} options={options()} />
    </DropdownMenu>
  )
}
