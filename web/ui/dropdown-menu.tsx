import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { messages } from '#contract/messages.ts'
import { Check } from '#web/icons/index.generated.ts'
import { toastFailure } from '#web/lib/failure.ts'

type Parts = typeof import('radix-ui/dropdown-menu')

let loaded: Parts | null = null

/** Loads the menu's code shortly before a menu is opened. */
async function load(): Promise<Parts> {
  loaded ??= await import('radix-ui/dropdown-menu')
  return loaded
}

const MenuParts = createContext<Parts | null>(null)

function useParts(): Parts {
  const parts = use(MenuParts)
  if (!parts) throw new Error('Menu entries belong inside a DropdownMenu')
  return parts
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
  /** Set if something else than the trigger may open the menu, too. */
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
  const { Content, Portal, Root, Trigger } = parts
  return (
    <MenuParts value={parts}>
      <Root modal={false} open={open} onOpenChange={setOpen}>
        <Trigger asChild>{trigger}</Trigger>
        <Portal>
          {/* A landmark of its own, since all content must be inside landmarks. */}
          <section aria-label={messages.shell.menu}>
            <Content
              align={align}
              side={side}
              sideOffset={6}
              collisionPadding={8}
              onCloseAutoFocus={(event) => {
                const target = returnFocusTo?.()
                if (!target) return
                event.preventDefault()
                target.focus()
              }}
              className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-rise overflow-y-auto rounded-lg bg-raised p-1 shadow-pop outline-none"
            >
              {children}
            </Content>
          </section>
        </Portal>
      </Root>
    </MenuParts>
  )
}

const row =
  'flex w-full cursor-pointer select-none items-center gap-2 rounded-md px-2 py-1.5 text-base outline-none data-[highlighted]:bg-hover data-[disabled]:opacity-50 max-md:py-2.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** A heading above menu items. */
export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useParts()
  return <Label className="mt-1 border-t px-2 pt-2 pb-1 text-faint text-sm">{children}</Label>
}

export function MenuItem({
  children,
  onSelect,
  danger = false,
  disabled = false,
}: {
  children: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}) {
  const { Item } = useParts()
  return (
    <Item onSelect={onSelect} disabled={disabled} className={`${row} ${danger ? 'text-bad' : ''}`}>
      {children}
    </Item>
  )
}

/** A menu item that opens an address in a tab of its own. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  const { Item } = useParts()
  return (
    <Item asChild>
      <a href={href} target="_blank" rel="noreferrer" className={row}>
        {children}
      </a>
    </Item>
  )
}

/** A menu item with a checkbox; the menu stays open. */
export function MenuCheckboxItem({
  children,
  checked,
  onCheckedChange,
}: {
  children: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}) {
  const { CheckboxItem, ItemIndicator } = useParts()
  return (
    <CheckboxItem
      checked={checked}
      onCheckedChange={onCheckedChange}
      onSelect={(event) => event.preventDefault()}
      className={`${row} pl-8 relative`}
    >
      <ItemIndicator className="absolute left-2 text-accent-ink">
        <Check />
      </ItemIndicator>
      {children}
    </CheckboxItem>
  )
}

export function MenuRadioGroup({
  value,
  onValueChange,
  options,
}: {
  value: string
  onValueChange: (value: string) => void
  options: readonly { value: string; label: ReactNode }[]
}) {
  const { ItemIndicator, RadioGroup, RadioItem } = useParts()
  return (
    <RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} className={`${row} relative pl-8`}>
          <ItemIndicator className="absolute left-2 text-accent-ink">
            <Check />
          </ItemIndicator>
          {option.label}
        </RadioItem>
      ))}
    </RadioGroup>
  )
}
