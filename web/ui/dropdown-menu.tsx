import {
  type ComponentType,
  cloneElement,
  createElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { messages } from '#contract/messages.ts'
import { toastFailure } from '#web/lib/failure.ts'

type Parts = typeof import('./menu-parts.tsx')

let loaded: Parts | null = null

/** Loads the menu's code shortly before a menu is opened. */
async function load(): Promise<Parts> {
  loaded ??= await import('./menu-parts.tsx')
  return loaded
}

interface TriggerProps {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

interface DropdownMenuProps {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Set if something other than the trigger may open the menu. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** Returns the element that gets the focus after the menu has closed, instead of the trigger. */
  returnFocusTo?: () => HTMLElement | null
}

/** A menu that opens from `trigger`, which must be a single focusable element. */
export function DropdownMenu({ trigger, children, align = 'end', side = 'bottom', ...rest }: DropdownMenuProps) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const { open = ownOpen, onOpenChange: setOpen = setOwnOpen, returnFocusTo } = rest
  const refuse = useEffectEvent((error: unknown) => {
    setOpen(false)
    toastFailure(messages.general.wrong, error)
  })
  useEffect(() => {
    if (open && !parts) load().then(setParts, (error: unknown) => refuse(error))
  }, [open, parts])
  if (!parts) {
    const start = () => setOpen(true)
    return cloneElement(trigger as ReactElement<TriggerProps>, {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: start,
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        start()
      },
    })
  }
  const { MenuBody } = parts
  return <MenuBody {...{ trigger, children, align, side, open, setOpen, returnFocusTo }} />
}

/** An entry, which is only drawn in an open menu: its code comes with the menu's. */
function entry<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  return function Entry(props: Props) {
    if (!loaded) throw new Error('Menu entries belong inside a DropdownMenu')
    return createElement(choose(loaded), props)
  }
}

export const MenuLabel = entry((parts) => parts.MenuLabel)
export const MenuItem = entry((parts) => parts.MenuItem)
export const MenuLink = entry((parts) => parts.MenuLink)
export const MenuCheckboxItem = entry((parts) => parts.MenuCheckboxItem)
export const MenuRadioGroup = entry((parts) => parts.MenuRadioGroup)
